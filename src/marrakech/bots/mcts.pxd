# C types for mcts.py, and nothing else.
cimport cython
from libc.math cimport log, sqrt
from marrakech.bots cimport brain, search, value
from marrakech.core cimport kernel

cdef int TURN, ROLL, LAY, REVEAL, OVER, DEEPEST
cdef unsigned long long EVERY_BIT, GOLDEN


cdef class Mcts(brain.Brain):
    cdef readonly long long sims, ms
    cdef readonly int explore
    cdef search.Search mind
    cdef kernel.State at
    cdef int[::1] visits
    cdef int[::1] child
    cdef int[::1] sibling
    cdef int[::1] action
    cdef double[::1] sums
    cdef readonly int size
    cdef int room
    cdef unsigned long long luck
    cdef double deadline
    cdef int late

    cpdef brain.Brain clone(self)
    cdef int check(self, state) except -1
    @cython.locals(words=cython.ulonglong[13], done=cython.longlong, best=cython.int, node=cython.int,
                   size=cython.int, found=cython.int[12])
    cdef int decide(self, kernel.State state, unsigned long long luck) noexcept nogil
    cdef void start_clock(self) noexcept nogil
    cdef void look_at_clock(self) noexcept nogil
    cdef unsigned long long number(self) noexcept nogil
    @cython.locals(node=cython.int, i=cython.int)
    cdef int born(self, int parent, int action) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int find(self, int parent, int action) noexcept nogil
    @cython.locals(found=cython.int[12], size=cython.int, i=cython.int, node=cython.int, score=cython.double,
                   best=cython.double, chosen=cython.int, taken=cython.int, mover=cython.int, wide=cython.double,
                   fresh=cython.int)
    cdef int pick(self, int parent) noexcept nogil
    @cython.locals(path=cython.int[64], length=cython.int, node=cython.int, out=cython.double[8], i=cython.int,
                   seat=cython.int, fresh=cython.bint, action=cython.int)
    cdef void simulate(self, unsigned long long* words) noexcept nogil
    @cython.locals(words=cython.ulonglong[13])
    cdef void leaf(self, double* out) noexcept nogil
