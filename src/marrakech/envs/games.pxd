# C types for games.py, and nothing else.
cimport cython
from marrakech.bots cimport brain
from marrakech.core cimport batch, kernel
from marrakech.core.batch cimport Batch
from marrakech.envs cimport rewards, observation

cdef unsigned long long EVERY_BIT, GOLDEN
cdef int OVER, ALL, BY_LOT, A_FEW


@cython.final
cdef class Games:
    cdef batch.Batch batch
    cdef list brains
    cdef observation.ObservationWriter writer
    cdef kernel.State state
    cdef int kind, seat
    cdef double penalty
    cdef brain.Brain first, second, third
    cdef object buffers
    cdef long long[::1] actions, seats
    cdef double[::1] rewards, final_rewards
    cdef signed char[::1] ended, illegal

    cdef take_up(self)
    @cython.locals(other=Games)
    cpdef Games clone(self)
    @cython.locals(game=cython.Py_ssize_t, luck=cython.ulonglong)
    cpdef begin(self, lucks=*, Py_ssize_t start=*, Py_ssize_t stop=*, origins=*)
    @cython.locals(game=cython.Py_ssize_t, until=cython.Py_ssize_t, stretch=cython.Py_ssize_t)
    cpdef step(self, Py_ssize_t start=*, Py_ssize_t stop=*)
    @cython.locals(game=cython.Py_ssize_t, luck=cython.ulonglong, number=cython.ulonglong)
    cpdef choose(self, seed, Py_ssize_t start=*, Py_ssize_t stop=*)
    cpdef Batch dump(self)
    @cython.locals(game=cython.Py_ssize_t, luck=cython.ulonglong)
    cpdef restore(self, Batch games)
    cdef Py_ssize_t within(self, Py_ssize_t start, Py_ssize_t stop) except -1
    cpdef kernel.State position(self, Py_ssize_t game)
    @cython.locals(seat=cython.int)
    cdef void clear(self, Py_ssize_t game) noexcept nogil
    @cython.locals(luck=cython.ulonglong, action=cython.longlong)
    cdef void step_one(self, Py_ssize_t game) noexcept nogil
    cdef unsigned long long set_up(self, Py_ssize_t game, unsigned long long luck, kernel.State origin) noexcept nogil
    @cython.locals(behind=cython.longlong)
    cdef unsigned long long answer(self, Py_ssize_t game, unsigned long long luck) noexcept nogil
    @cython.locals(found=cython.double[4], seat=cython.int)
    cdef void finish(self, Py_ssize_t game) noexcept nogil
