# C types for brain.py, and nothing else.
cimport cython
from libc.math cimport log
from marrakech.core cimport kernel

cdef unsigned long long EVERY_BIT, GOLDEN
cdef int TURN, LAY, ACROSS, DOWN
cdef unsigned char[1120] WALK
cdef unsigned long long[56] BIT
cdef unsigned char[6] FACES
cdef unsigned char[175] LAY_CELL
cdef unsigned char[175] LAY_STEP
cdef unsigned char[672] PLACES


cdef class Brain:
    @cython.locals(number=cython.ulonglong, chosen=cython.int)
    cpdef int choose(self, kernel.State state, luck=*) except -1
    cdef int check(self, state) except -1
    cdef int decide(self, kernel.State state, unsigned long long luck) noexcept nogil
    cdef void act(self, kernel.State state, unsigned long long luck) noexcept nogil
    cpdef Brain clone(self)
    cdef bint is_watching(self) noexcept nogil
    cdef void begin_game(self) noexcept nogil
    cdef void watch(self, kernel.State state, int action) noexcept nogil


cdef class Chance(Brain):
    @cython.locals(step=cython.int, rug=cython.ulonglong, found=cython.int, place=cython.int, action=cython.int)
    cdef int decide(self, kernel.State state, unsigned long long luck) noexcept nogil
    cdef void act(self, kernel.State state, unsigned long long luck) noexcept nogil
    cpdef Brain clone(self)


@cython.locals(face=cython.int, cell=cython.int, total=cython.longlong, owner=cython.int, _colour=cython.int,
               _squares=cython.ulonglong, _due=cython.longlong, paid=cython.longlong, _out=cython.bint)
cdef long long expected(kernel.State state, int seat, int heading, int receiver) noexcept nogil


cdef class Greed(Brain):
    cdef double heat
    @cython.locals(found=cython.int[12], size=cython.int, i=cython.int, best=cython.longlong, ties=cython.int,
                   score=cython.longlong, chosen=cython.int)
    cdef int decide(self, kernel.State state, unsigned long long luck) noexcept nogil
    @cython.locals(found=cython.int[12], size=cython.int, i=cython.int, best=cython.double, noise=cython.double,
                   points=cython.double, chosen=cython.int)
    cdef int pick_softmax(self, kernel.State state, unsigned long long luck) noexcept nogil
    @cython.locals(seat=cython.int, heading=cython.int)
    cdef long long steer(self, kernel.State state, int way) noexcept nogil
    @cython.locals(under=cython.ulonglong, gain=cython.int, colour=cython.int, owner=cython.int)
    cdef int cover(self, kernel.State state, int action) noexcept nogil
    cpdef Brain clone(self)
