# C types for selfplay.py, and nothing else.
cimport cython
from marrakech.bots cimport brain, search, value
from marrakech.core cimport kernel

cdef int TURN, LAY, ROLL, REVEAL, OVER, MOST_TURNS
cdef unsigned long long EVERY_BIT, GOLDEN
cdef double LAMBDA, ADJUSTED_LAMBDA


cdef class SelfPlay:
    cdef list starts
    cdef list searches
    cdef kernel.State state
    cdef kernel.State start
    cdef search.Search mind
    cdef brain.Greed greed
    cdef readonly int warm
    cdef readonly int mixed
    cdef readonly int adjusted
    cdef unsigned long long[15600] words
    cdef double[9600] backup
    cdef double[9600] after
    cdef unsigned char[1200] cut
    cdef unsigned long long luck
    cdef int rules
    cdef readonly long long decisions

    cdef unsigned long long number(self) noexcept nogil
    @cython.locals(done=cython.Py_ssize_t, turns=cython.int, game=cython.Py_ssize_t, number=cython.Py_ssize_t)
    cpdef Py_ssize_t play(self, Py_ssize_t games, unsigned long long seed, unsigned long long[::1] words,
                          float[::1] targets, Py_ssize_t room)
    @cython.locals(turns=cython.int, opening=cython.int, at_random=cython.bint, out=cython.double[8], i=cython.int,
                   greedy=cython.int[4], noise=cython.int, way=cython.int, mover=cython.int, at=cython.ulonglong[13])
    cdef int game(self) noexcept nogil
    @cython.locals(i=cython.int, back=cython.int, turn=cython.int, g=cython.double[8], rate=cython.double,
                   found=cython.double, taken=cython.double)
    cdef void learn(self, int turns, unsigned long long[::1] words, float[::1] targets, Py_ssize_t done) noexcept nogil
    @cython.locals(game=cython.Py_ssize_t, seat=cython.int, won=cython.longlong, wins=cython.int[4])
    cpdef list trial(self, Py_ssize_t games, unsigned long long seed)
    @cython.locals(out=cython.double[8])
    cdef void contest(self, int seat) noexcept nogil
