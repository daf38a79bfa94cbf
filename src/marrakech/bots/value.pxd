# C types for value.py, and nothing else.
cimport cython
from libc.math cimport exp, sqrt
from marrakech.core cimport kernel

cdef int NONE, OVER, TURN, ROLL
cdef int AT_DENSE, AT_FIRST, AT_ROWS, AT_SECOND, AT_SECOND_BIAS, AT_SKIP, AT_THIRD, AT_THIRD_BIAS, BARE, ENDINGS, LATE, LATENESS, NEUTRAL, NEXT, OUT, PAID, PLAYER, PURSES, RULES, SLOT, WAYS, SIZE
cdef unsigned char[1120] WALK
cdef unsigned long long[56] BIT
cdef unsigned char[64] PLACE_OF_BIT
cdef unsigned long long DE_BRUIJN, EVERY_BIT
cdef unsigned char[896] ENDS
cdef int[4] FACE_CASES
cdef int[50] SIZE_BUCKET
cdef int[64] PURSE_BUCKET


cdef class Value:
    cdef readonly int players, at_end, linear
    cdef float[27616] weights
    cdef float[100352] reach
    cdef unsigned char[224] orbit
    cdef unsigned char[224] mirrored

    @cython.locals(start=cython.int, i=cython.Py_ssize_t, steps=cython.int, at=cython.Py_ssize_t, turns=cython.int, cell=cython.int,
                   now=cython.double[224], after=cython.double[224])
    cdef make_reach(self)
    @cython.locals(i=cython.Py_ssize_t, way=cython.int, face=cython.int, end=cython.int, heading=cython.int,
                   chance=cython.double, ways=cython.int)
    cdef void spread(self, double* now, double* after, bint steered) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, cell=cython.int)
    cdef void weigh(self, int start, int kind, double* now, double factor) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, cell=cython.int, other=cython.int, row=cython.int, column=cython.int)
    cdef void cover(self, int start, double* now) noexcept nogil

    @cython.locals(seat=cython.int, colour=cython.int, slot=cython.int, first=cython.int, second=cython.int)
    cdef void slots(self, kernel.State state, int* of_colour) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, rel=cython.int, seat=cython.int, colour=cython.int, slot=cython.int, size=cython.int,
                   cell=cython.int, at=cython.Py_ssize_t, base=cython.Py_ssize_t, mask=cython.ulonglong, whole=cython.ulonglong,
                   bit=cython.ulonglong, mean=cython.double, points=cython.longlong[4], most=cython.longlong,
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

    @cython.locals(h=cython.float[32], g=cython.float[16], x=cython.float[108], rows=cython.int[20], y=cython.float[8],
                   number=cython.int, i=cython.Py_ssize_t)
    cdef void judge(self, kernel.State state, double* wins) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, j=cython.Py_ssize_t, at=cython.Py_ssize_t)
    cdef void add_up(self, float* x, int* rows, int number, float* h, float* y) noexcept nogil
    @cython.locals(j=cython.Py_ssize_t, at=cython.Py_ssize_t)
    cdef inline void add_input(self, Py_ssize_t i, float v, float* h, float* y) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, j=cython.Py_ssize_t, at=cython.Py_ssize_t, old=cython.Py_ssize_t)
    cdef void change(self, float* before, int* rows_before, float* x, int* rows, int number, float* h,
                     float* y) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, j=cython.Py_ssize_t, at=cython.Py_ssize_t, v=cython.float)
    cdef void finish(self, Py_ssize_t phase, float* h, float* g, float* y) noexcept nogil
    @cython.locals(most=cython.double, total=cython.double, rel=cython.int, seat=cython.int, e=cython.double[4])
    cdef void normalise(self, kernel.State state, float* y, double* wins) noexcept nogil
    @cython.locals(seat=cython.int, best=cython.longlong, winners=cython.int, other=cython.int, most=cython.longlong)
    cdef void settle(self, kernel.State state, double* wins) noexcept nogil
    @cython.locals(rounds=cython.longlong)
    cdef int phase_of(self, kernel.State state) noexcept nogil
    @cython.locals(wins=cython.double[8], i=cython.Py_ssize_t)
    cpdef list look(self, kernel.State state)
