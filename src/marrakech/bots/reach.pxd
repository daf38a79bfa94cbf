# C types for reach.py, and nothing else.
cimport cython

cdef unsigned char[1120] WALK
cdef int[4] FACE_CASES
cdef int NEAR, COVERED


cdef class Reach:
    cdef readonly int at_end
    cdef float[100352] table

    @cython.locals(start=cython.int, i=cython.Py_ssize_t, turns=cython.int, cell=cython.int,
                   now=cython.double[224], after=cython.double[224])
    cdef make(self)
    @cython.locals(i=cython.Py_ssize_t, way=cython.int, face=cython.int, end=cython.int, heading=cython.int,
                   chance=cython.double)
    cdef void spread(self, double* now, double* after, bint steered) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, cell=cython.int)
    cdef void weigh(self, int start, int kind, double* now, double factor) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, cell=cython.int, other=cython.int, row=cython.int, column=cython.int)
    cdef void cover(self, int start, double* now) noexcept nogil
