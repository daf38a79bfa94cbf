# C types for observation.py, and nothing else.
cimport cython
from marrakech.core cimport kernel

cdef int ACTIONS, LAY, NONE, OVER, TURN
cdef int ASSAM, DIRHAMS, HALVES, LEFT, MOVER, NEXT, OUT, PHASE, RUGS, WIDTH
cdef unsigned long long[56] BIT
cdef unsigned char[67] PLACE

@cython.locals(action=cython.Py_ssize_t)
cdef void wipe(signed char[::1] masks, Py_ssize_t at) noexcept nogil


@cython.final
cdef class ObservationWriter:
    cdef readonly Py_ssize_t size
    cdef bint wide
    cdef short[::1] rows
    cdef signed char[::1] masks
    cdef unsigned char[::1] legal

    cpdef look(self, kernel.State state, int seat, Py_ssize_t row=*)
    @cython.locals(found=cython.int[12], size=cython.int, at=cython.Py_ssize_t, i=cython.int)
    cdef void mask(self, kernel.State state, int seat, Py_ssize_t row) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint allows(self, Py_ssize_t row, long long action) noexcept nogil
    @cython.locals(size=cython.int)
    cdef int pick(self, Py_ssize_t row, unsigned long long number) noexcept nogil
    @cython.locals(at=cython.Py_ssize_t, i=cython.Py_ssize_t, colour=cython.int, own=cython.int, heading=cython.int,
                   other=cython.int)
    cdef void see(self, kernel.State state, int seat, Py_ssize_t row) noexcept nogil
    cdef int turned(self, kernel.State state, int colour, int seat) noexcept nogil
    cdef void scatter(self, unsigned long long mask, Py_ssize_t at) noexcept nogil
