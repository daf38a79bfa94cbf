# C types for fit.py, and nothing else.
cimport cython
from libc.math cimport log, sqrt
from marrakech.bots cimport value
from marrakech.core cimport kernel

cdef int NONE
cdef unsigned long long EVERY_BIT, GOLDEN
cdef float MARGIN_LOSS


cdef class Gradient:
    cdef value.Value worth
    cdef kernel.State state
    cdef int[700] rules
    cdef float[55456] sums
    cdef readonly double loss, miss
    cdef readonly long long seen

    @cython.locals(i=cython.Py_ssize_t)
    cpdef clear(self)
    @cython.locals(_=cython.Py_ssize_t, at=cython.Py_ssize_t, luck=cython.ulonglong)
    cpdef add(self, const unsigned long long[::1] words, const float[::1] targets, Py_ssize_t filled, Py_ssize_t number,
              unsigned long long seed)
    @cython.locals(i=cython.int, rules=cython.int, saved=cython.ulonglong[13])
    cdef void fetch(self, const unsigned long long[::1] words, Py_ssize_t at, unsigned long long luck) noexcept nogil
    @cython.locals(x=cython.float[140], rows=cython.int[20], h=cython.float[64], g=cython.float[16], y=cython.float[8],
                   wins=cython.double[8], dy=cython.float[8], dg=cython.float[16], dh=cython.float[64],
                   number=cython.int, units=cython.Py_ssize_t, phase=cython.Py_ssize_t, rel=cython.int, seat=cython.int, i=cython.Py_ssize_t,
                   j=cython.Py_ssize_t, v=cython.float, total=cython.float, base=cython.Py_ssize_t,
                   target=cython.double, off=cython.double)
    cdef void one(self, const float[::1] targets, Py_ssize_t at) noexcept nogil
    cpdef list predict(self, const unsigned long long[::1] words, Py_ssize_t at)


cdef class Fit:
    cdef readonly value.Value worth
    cdef readonly value.Value average
    cdef float[55456] first
    cdef float[55456] second
    cdef float[55456] total
    cdef readonly long long steps

    @cython.locals(slope=Gradient, i=cython.Py_ssize_t, seen=cython.longlong)
    cpdef step(self, slopes, double rate, double blend)
    @cython.locals(i=cython.Py_ssize_t)
    cdef void merge(self, Gradient slope) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, gradient=cython.double, step=cython.double, gap=cython.double)
    cdef void move(self, double share, double rate, double first, double second, double blend) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t)
    cpdef tuple memory(self)
    @cython.locals(i=cython.Py_ssize_t)
    cpdef remember(self, first, second, long long steps)
