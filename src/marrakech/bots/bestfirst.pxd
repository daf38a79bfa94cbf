# C types for bestfirst.py, and nothing else.
cimport cython
from libc.math cimport exp, log
from marrakech.bots cimport brain, search, stopwatch, tree, value
from marrakech.core cimport kernel

cdef unsigned long long EVERY_BIT, GOLDEN
cdef int LAY, FIRST_ROLL
cdef int STEERED, THROWN, ENDS, NOTHING, MOST_TURNS
cdef double MARGIN, NEVER, UNSEEN, STRONG_ERRS


cdef class BestFirst(tree.Tree):
    cdef readonly object options
    cdef readonly long long limit, ms
    cdef readonly int others
    cdef int interrupted, learning
    cdef double heat, clear, doubt, deadline
    cdef double[4] evidence

    cpdef brain.Brain clone(self)
    cdef int check(self, state) except -1
    @cython.locals(found=cython.int[12], size=cython.int, i=cython.int, best=cython.double, noise=cython.double,
                   score=cython.double, chosen=cython.int)
    cdef int decide(self, kernel.State state, unsigned long long luck) noexcept nogil
    @cython.locals(vec=cython.double[8], seen=cython.int, score=cython.double)
    cdef double score(self, int action) noexcept nogil
    @cython.locals(at=cython.int, best=cython.double, seen=cython.int, known=cython.int, edge=cython.int,
                   score=cython.double, i=cython.int)
    cdef int worth_of(self, int action, double* out) noexcept nogil
    @cython.locals(steps=cython.int)
    cdef void look(self, kernel.State state) noexcept nogil
    @cython.locals(best=cython.double, second=cython.double, vec=cython.double[8], way=cython.int, score=cython.double,
                   at=cython.int, edge=cython.int)
    cdef bint is_clear(self, int steps) noexcept nogil
    @cython.locals(vec=cython.double[8], players=cython.int, action=cython.int, seat=cython.int)
    cpdef object analyse(self, kernel.State state)
    @cython.locals(vec=cython.double[8], turn=cython.int, mover=cython.int, end=cython.int, best=cython.double, way=cython.int,
                   first=cython.int, second=cython.int, edge=cython.int, other=cython.int)
    cdef list line(self)
    cdef bint is_watching(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void begin_game(self) noexcept nogil
    @cython.locals(found=cython.int[12], vecs=cython.double[96], size=cython.int, seat=cython.int, best=cython.double,
                   most=cython.longlong, i=cython.int, score=cython.double, total=cython.double, strong=cython.double,
                   ties=cython.int, greedy=cython.double, likely=cython.double, is_best=cython.bint, odds=cython.double)
    cdef void watch(self, kernel.State state, int action) noexcept nogil
    cdef long long greedy_score(self, kernel.State state, int action) noexcept nogil
