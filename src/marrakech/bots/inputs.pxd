# C types for inputs.py, and nothing else.
cimport cython
from libc.math cimport sqrt
from marrakech.bots cimport reach
from marrakech.core cimport kernel

cdef int NONE
cdef int BARE, ENDINGS, LATE, LATENESS, NEUTRAL, NEXT, OUT, PAID, PLAYER, PURSES, RULES, SLOT, WAYS
cdef unsigned char[1120] WALK
cdef unsigned char[64] PLACE_OF_BIT
cdef unsigned long long DE_BRUIJN, EVERY_BIT
cdef unsigned char[896] ENDS
cdef int[4] FACE_CASES
cdef int[50] SIZE_BUCKET
cdef int[64] PURSE_BUCKET


cdef class Inputs:
    cdef int at_end
    cdef reach.Reach reach
    cdef unsigned char[224] orbit
    cdef unsigned char[224] mirrored

    @cython.locals(seat=cython.int, colour=cython.int, slot=cython.int, first=cython.int, second=cython.int)
    cdef void slots(self, kernel.State state, int* of_colour) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, rel=cython.int, seat=cython.int, colour=cython.int, slot=cython.int, size=cython.int,
                   cell=cython.int, at=cython.Py_ssize_t, base=cython.Py_ssize_t, mask=cython.ulonglong, whole=cython.ulonglong,
                   bit=cython.ulonglong, ground=cython.ulonglong, own=cython.int, mean=cython.double, points=cython.longlong[4], most=cython.longlong,
                   of_colour=cython.int[4], slot_at=cython.int[64], size_at=cython.int[64], largest=cython.int,
                   squares=cython.int, mover=cython.int, root=cython.float, number=cython.int, times=cython.float,
                   next_one=cython.int, purse=cython.longlong)
    cdef int describe(self, kernel.State state, float* x, int* rows) noexcept nogil
    @cython.locals(way=cython.int, ways=cython.int, first=cython.int, face=cython.int, end=cython.int, cell=cython.int,
                   heading=cython.int, slot=cython.int, size=cython.int, cases=cython.int, place=cython.int,
                   least=cython.float, paid=cython.float, outs=cython.float, least_out=cython.float,
                   net=cython.float, best_net=cython.float, then=cython.float, payer=cython.int, i=cython.Py_ssize_t,
                   _=cython.int, free=cython.int[8], due=cython.int[64], charged=cython.int[8], purse=cython.longlong)
    cdef int look_ahead(self, kernel.State state, int* slot_at, int* size_at, float* x, int* rows, int number) noexcept nogil
    @cython.locals(way=cython.int, at=cython.int, total=cython.int, best=cython.int)
    cdef int cheapest(self, int end, int* due) noexcept nogil
