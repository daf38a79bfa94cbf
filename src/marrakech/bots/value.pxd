# C types for value.py, and nothing else.
cimport cython
from libc.math cimport exp
from marrakech.bots cimport inputs, layers
from marrakech.core cimport kernel

cdef int OVER, TURN, ROLL


@cython.final
cdef class Value:
    cdef readonly int players, at_end, linear, units, numbers
    cdef readonly Py_ssize_t at_dense, at_first, at_second, at_second_bias, at_third, at_third_bias, at_skip, size
    cdef inputs.Inputs inputs
    cdef float[55456] weights

    @cython.locals(h=cython.float[64], g=cython.float[16], x=cython.float[140], rows=cython.int[20], y=cython.float[8],
                   number=cython.int, i=cython.Py_ssize_t)
    cdef void judge(self, kernel.State state, double* wins) noexcept nogil
    cdef int width(self) noexcept nogil
    @cython.locals(j=cython.Py_ssize_t, nothing=cython.float[140])
    cdef void add_up(self, float* x, int* rows, int number, float* h, float* y) noexcept nogil
    cdef void change(self, float* before, int* rows_before, float* x, int* rows, int number, float* h,
                     float* y) noexcept nogil
    @cython.locals(j=cython.Py_ssize_t)
    cdef void finish(self, Py_ssize_t phase, float* h, float* g, float* y) noexcept nogil
    @cython.locals(most=cython.double, total=cython.double, rel=cython.int, seat=cython.int, e=cython.double[4])
    cdef void normalise(self, kernel.State state, float* y, double* wins) noexcept nogil
    @cython.locals(twelfths=cython.int[4], seat=cython.int, other=cython.int, most=cython.longlong)
    cdef void settle(self, kernel.State state, double* wins) noexcept nogil
    @cython.locals(rounds=cython.longlong)
    cdef int phase_of(self, kernel.State state) noexcept nogil
    @cython.locals(wins=cython.double[8], i=cython.Py_ssize_t)
    cpdef list look(self, kernel.State state)
