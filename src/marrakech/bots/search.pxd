# C types for search.py, and nothing else.
cimport cython
from libc.math cimport log, sqrt
from marrakech.bots cimport brain, value
from marrakech.core cimport kernel

cdef unsigned long long EVERY_BIT, GOLDEN
cdef int TURN, LAY, REVEAL, ROLL, OVER, NONE, FORWARD, AT_END, FIRST_ROLL, FIRST_REVEAL
cdef int BEST, PARANOID, GREEDY, MIXED
cdef int[4] FACE_CASES
cdef double MARGIN, NEVER
cdef unsigned char[1120] WALK
cdef unsigned long long[56] BIT
cdef unsigned char[175] LAY_CELL
cdef unsigned char[175] LAY_STEP


cdef class Search(brain.Brain):
    cdef readonly object options
    cdef readonly int depth, width, others
    cdef value.Value value
    cdef kernel.State at
    cdef brain.Greed greed
    cdef int root
    cdef readonly long long judged
    cdef readonly long long limit, ms
    cdef double deadline, slack, heat, doubt, thrift, area, cover, risk
    cdef int styled
    cdef int hurried, late
    cdef int number, model
    cdef float[140] x
    cdef float[140] now
    cdef int[20] now_rows
    cdef unsigned char[216] memory
    cdef unsigned long long[17] seen
    cdef int[20] rows
    cdef float[64] h
    cdef float[8] y
    cdef int based
    cdef float[140] base
    cdef int[20] base_rows
    cdef unsigned char[216] base_memory
    cdef unsigned long long[17] base_seen
    cdef float[64] base_h
    cdef float[8] base_y

    cpdef brain.Brain clone(self)
    cdef int check(self, state) except -1
    cdef int check_rules(self, kernel.State state) except -1
    @cython.locals(found=cython.int[12], vecs=cython.double[96], size=cython.int, i=cython.int, best=cython.double,
                   noise=cython.double, score=cython.double, margin=cython.double, chosen=cython.int)
    cdef int decide(self, kernel.State state, unsigned long long luck) noexcept nogil
    @cython.locals(words=cython.ulonglong[13], after=cython.ulonglong[13], heading=cython.int, mean=cython.double,
                   square=cython.double, total=cython.double, face=cython.int, share=cython.double, cell=cython.int,
                   _owner=cython.int, _colour=cython.int, _squares=cython.ulonglong, _due=cython.longlong,
                   paid=cython.longlong, _out=cython.bint)
    cdef double fancy(self, kernel.State state, int action) noexcept nogil
    @cython.locals(found=cython.int[12], size=cython.int, i=cython.int, best=cython.double, liked=cython.double)
    cdef double fancy_best(self, unsigned long long* words) noexcept nogil
    @cython.locals(mover=cython.int, bit=cython.ulonglong, under=cython.ulonglong, total=cython.double,
                   colour=cython.int, owner=cython.int)
    cdef double fancy_rug(self, unsigned long long* words, int action) noexcept nogil
    @cython.locals(total=cython.int, colour=cython.int, owner=cython.int, left=cython.ulonglong,
                   squares=cython.ulonglong)
    cdef double mean_due(self, kernel.State s, int seat) noexcept nogil
    @cython.locals(total=cython.int, square=cython.int, colour=cython.int, owner=cython.int, left=cython.ulonglong,
                   squares=cython.ulonglong, here=cython.int, due=cython.int, mean=cython.double)
    cdef double spread_of_dues(self, kernel.State s, int seat) noexcept nogil
    @cython.locals(words=cython.ulonglong[13])
    cdef int think(self, kernel.State state, int depth, double* out) noexcept nogil
    @cython.locals(found=cython.int[12], vecs=cython.double[96], size=cython.int, i=cython.int, seat=cython.int)
    cpdef list weigh(self, kernel.State state)
    @cython.locals(more=cython.double[96], size=cython.int, depth=cython.int, i=cython.int)
    cdef int look(self, kernel.State state, int* found, double* vecs) noexcept nogil
    @cython.locals(words=cython.ulonglong[13], after=cython.ulonglong[13], vec=cython.double[8], size=cython.int,
                   i=cython.int, k=cython.int)
    cdef int weigh_each(self, kernel.State state, int depth, int* found, double* vecs) noexcept nogil
    @cython.locals(found=cython.int[4], shares=cython.double[4], vecs=cython.double[32], size=cython.int, i=cython.int,
                   seat=cython.int)
    cpdef list outcomes(self, kernel.State state)
    @cython.locals(sums=cython.double[8], i=cython.int)
    cpdef list luck(self, kernel.State state, int action)
    cdef int check_chance(self, kernel.State state) except -1
    @cython.locals(found=cython.int[4], shares=cython.double[4], vecs=cython.double[32], size=cython.int, i=cython.int,
                   k=cython.int, came=cython.double)
    cdef void add_luck(self, kernel.State state, int action, double* sums) noexcept nogil
    @cython.locals(words=cython.ulonglong[13], after=cython.ulonglong[13], vec=cython.double[8], size=cython.int,
                   face=cython.int, k=cython.int, seat=cython.int, colour=cython.int, left=cython.longlong,
                   total=cython.longlong)
    cdef int weigh_chance(self, kernel.State state, int* found, double* shares, double* vecs) noexcept nogil
    cdef void start_clock(self) noexcept nogil
    cdef void look_at_clock(self) noexcept nogil
    cdef double worth(self, double* out, int seat) noexcept nogil
    cdef double liking(self, double* out, int seat) noexcept nogil
    @cython.locals(h=cython.float[64], g=cython.float[16], y=cython.float[8])
    cdef void judge(self, double* out) noexcept nogil
    @cython.locals(number=cython.int, i=cython.int)
    cdef void go_on(self, float* h, float* y) noexcept nogil
    @cython.locals(colour=cython.int)
    cdef void stand_on(self, unsigned long long* words, int action, int way) noexcept nogil
    @cython.locals(number=cython.int, i=cython.int)
    cdef void add_rug(self, float* h, float* y) noexcept nogil

    @cython.locals(mover=cython.int, colour=cython.int, total=cython.double, left=cython.longlong,
                   known=cython.ulonglong[13], vec=cython.double[8], i=cython.int, first=cython.longlong,
                   second=cython.longlong)
    cdef void begin(self, unsigned long long* words, int depth, double* out) noexcept nogil
    @cython.locals(mover=cython.int, way=cython.int, best=cython.double, chosen=cython.int,
                   vec=cython.double[8], i=cython.int, only=cython.int, liked=cython.double,
                   glance=cython.double[3], worst=cython.double)
    cdef int steer(self, unsigned long long* words, int depth, double* out) noexcept nogil
    @cython.locals(way=cython.int, best=cython.longlong, score=cython.longlong, chosen=cython.int, mover=cython.int)
    cdef int greedy_way(self, kernel.State s) noexcept nogil
    @cython.locals(face=cython.int, i=cython.int, vec=cython.double[8], after=cython.ulonglong[13],
                   share=cython.double)
    cdef void throw(self, unsigned long long* words, int way, int depth, double* out) noexcept nogil
    @cython.locals(found=cython.int[12], size=cython.int, i=cython.int, k=cython.int, way=cython.int,
                   number=cython.int, actions=cython.int[40], ways=cython.int[40], vecs=cython.double[320],
                   liked=cython.double[40], vec=cython.double[8], after=cython.ulonglong[13], mover=cython.int,
                   best=cython.int, look=cython.int, top=cython.double, chosen=cython.int, only=cython.int,
                   worst=cython.double)
    cdef int lay(self, unsigned long long* words, int depth, double* out) noexcept nogil
    cdef void follow(self, unsigned long long* words, int mover, int depth, double* out) noexcept nogil
    @cython.locals(vec=cython.double[8], turns=cython.int, i=cython.int)
    cdef void expect(self, unsigned long long* words, int depth, double* out) noexcept nogil
    @cython.locals(best=cython.longlong, score=cython.longlong, i=cython.int, chosen=cython.int)
    cdef int greedy_rug(self, kernel.State s, int* found, int size) noexcept nogil
    cdef void put(self, unsigned long long* words, int action, int way) noexcept nogil
    @cython.locals(way=cython.int, best=cython.double, chosen=cython.int, vec=cython.double[8],
                   i=cython.int, after=cython.ulonglong[13], mover=cython.int, liked=cython.double,
                   glance=cython.double[3], worst=cython.double)
    cdef int turn_last(self, unsigned long long* words, int depth, double* out) noexcept nogil
