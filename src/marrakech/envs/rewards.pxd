# C types for rewards.py, and nothing else.
cimport cython
from marrakech.core cimport kernel

cdef int WIN, RANK

@cython.locals(twelfths=cython.int[4], seat=cython.int, other=cython.int, best=cython.longlong, ahead=cython.int)
cdef void award(kernel.State state, int kind, double* found) noexcept nogil
@cython.locals(found=cython.double[4], seat=cython.int)
cpdef list final_rewards(kernel.State state, reward)
