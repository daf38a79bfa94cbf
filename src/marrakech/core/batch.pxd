# C types for batch.py, and nothing else.
cimport cython
from marrakech.core cimport kernel

cdef unsigned long long EVERY_BIT, GOLDEN
cdef int STRIDE, ACTIONS, OVER, REVEAL, ROLL

cpdef unsigned long long luck_of(unsigned long long seed, unsigned long long game=*) noexcept nogil

@cython.locals(batch=Batch)
cpdef Batch refilled(kernel.State fresh, words)


@cython.final
cdef class Batch:
    cdef readonly Py_ssize_t size
    cdef kernel.State fresh
    cdef unsigned long long[::1] words
    cdef long long[::1] chosen

    @cython.locals(other=Batch)
    cpdef Batch copy(self)
    @cython.locals(state=kernel.State)
    cdef begin(self, Py_ssize_t game, unsigned long long luck)
    cdef unsigned long long settle(self, kernel.State state, unsigned long long luck) noexcept nogil
    @cython.locals(words=cython.ulonglong[13], i=cython.int)
    cdef unsigned long long fetch(self, kernel.State state, Py_ssize_t game) noexcept nogil
    @cython.locals(words=cython.ulonglong[13], i=cython.int)
    cdef void store(self, kernel.State state, Py_ssize_t game, unsigned long long luck) noexcept nogil
    @cython.locals(state=kernel.State)
    cpdef kernel.State state(self, Py_ssize_t game)
    cdef Py_ssize_t within(self, Py_ssize_t start, Py_ssize_t stop) except -1
    @cython.locals(state=kernel.State, game=cython.Py_ssize_t, wrong=cython.Py_ssize_t, number=cython.longlong)
    cpdef step(self, const long long[::1] actions, Py_ssize_t start=*, Py_ssize_t stop=*)
    @cython.locals(game=cython.Py_ssize_t, luck=cython.ulonglong)
    cdef void play(self, kernel.State state, Py_ssize_t start, Py_ssize_t stop) noexcept nogil
    @cython.locals(state=kernel.State, game=cython.Py_ssize_t, luck=cython.ulonglong, number=cython.ulonglong)
    cpdef choose(self, seed, long long[::1] actions, Py_ssize_t start=*, Py_ssize_t stop=*)
    @cython.locals(state=kernel.State, game=cython.Py_ssize_t, row=cython.Py_ssize_t, action=cython.int,
                   i=cython.int, found=cython.int[12])
    cpdef masks(self, unsigned char[::1] masks, Py_ssize_t start=*, Py_ssize_t stop=*)
    @cython.locals(state=kernel.State, game=cython.Py_ssize_t)
    cpdef look(self, long long[::1] phases, long long[::1] seats, Py_ssize_t start=*, Py_ssize_t stop=*)
    @cython.locals(state=kernel.State, game=cython.Py_ssize_t, seat=cython.int)
    cpdef standings(self, long long[::1] standings, Py_ssize_t start=*, Py_ssize_t stop=*)
