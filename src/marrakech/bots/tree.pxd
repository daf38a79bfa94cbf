# C types for tree.py, and nothing else.
cimport cython
from libc.math cimport log, sqrt
from marrakech.bots cimport brain, search, value
from marrakech.core cimport kernel

cdef int LAY, OVER, NONE, FORWARD, AT_END
cdef int STEERED, THROWN, LAID, TURNED, ENDS, EDGES, NOTHING, DEEPEST
cdef double MARGIN, NEVER, MUCH
cdef int LATER, BEHIND, EVERYTHING
cdef int[4] FACE_CASES


cdef class Tree(brain.Brain):
    cdef search.Search mind
    cdef readonly int size, reached
    cdef int root, room, edge_room, seat, edges
    cdef double explore
    cdef double[4] doubts
    cdef double[8] change
    cdef unsigned long long[::1] words
    cdef int[::1] kind
    cdef int[::1] mover
    cdef int[::1] turn_visits
    cdef int[::1] turn_open
    cdef int[::1] greedy_visits
    cdef int[::1] greedy_way
    cdef int[::1] waiting
    cdef float[::1] turn_vec
    cdef int[::1] end_first
    cdef int[::1] end_size
    cdef int[::1] end_visits
    cdef int[::1] end_open
    cdef int[::1] end_greedy
    cdef int[::1] end_waiting
    cdef float[::1] end_vec
    cdef unsigned char[::1] action
    cdef unsigned char[::1] way
    cdef unsigned char[::1] done
    cdef int[::1] edge_visits
    cdef float[::1] share
    cdef float[::1] edge_vec
    cdef int[::1] child

    @cython.locals(words=cython.ulonglong[13], kept=cython.int)
    cdef void plant(self, kernel.State state) noexcept nogil
    @cython.locals(after=cython.ulonglong[13], end=cython.int, equal=cython.bint, i=cython.int)
    cdef int end_before(self, unsigned long long* words) noexcept nogil
    @cython.locals(first=cython.int, at=cython.int, old=cython.int, edge=cython.int, i=cython.int)
    cdef void take_over(self, int kept) noexcept nogil
    @cython.locals(turn=cython.int, i=cython.int, end=cython.int)
    cdef int new_turn(self, unsigned long long* words, int kind) noexcept nogil
    @cython.locals(variant=cython.int, mover=cython.int, turn=cython.int, doubt=cython.double)
    cdef int expand(self, unsigned long long* words, int ways, int behind) noexcept nogil
    @cython.locals(after=cython.ulonglong[13], end=cython.int)
    cdef void open_ways(self, int turn, int ways, int behind) noexcept nogil
    @cython.locals(gains=cython.double[3], most=cython.double, ways=cython.int, way=cython.int)
    cdef int promising_ways(self) noexcept nogil
    cdef double doubt_of(self, int seat) noexcept nogil
    @cython.locals(words=cython.ulonglong[13], i=cython.int)
    cdef void reach_end(self, int turn, int end) noexcept nogil
    @cython.locals(found=cython.int[12], here=cython.int, edge=cython.int, greedy_rug=cython.int, greedy_way=cython.int,
                   mover=cython.int, doubt=cython.double, size=cython.int, i=cython.int, way=cython.int, is_greedy=cython.bint,
                   first=cython.int, room=cython.int)
    cdef void add_end(self, int turn, int end, unsigned long long* words, int behind) noexcept nogil
    @cython.locals(gains=cython.longlong[12], gain=cython.longlong, i=cython.int, action=cython.int, at=cython.int,
                   number=cython.int)
    cdef int sort(self, int* found, int size, int behind) noexcept nogil
    @cython.locals(found=cython.int[12], words=cython.ulonglong[13], number=cython.int, turn=cython.int, size=cython.int,
                   edge=cython.int, i=cython.int)
    cdef void add_rest(self, int here) noexcept nogil
    @cython.locals(vec=cython.double[8], i=cython.int)
    cdef void add_edge(self, int end, int edge, int action, int way) noexcept nogil
    @cython.locals(chosen=cython.int, best=cython.longlong, score=cython.longlong, way=cython.int)
    cdef int greedy_way_after(self, unsigned long long* words, int rug) noexcept nogil
    @cython.locals(mover=cython.int, edge=cython.int, way=cython.int, first=cython.int)
    cdef void add_ways(self, int turn, unsigned long long* words) noexcept nogil
    @cython.locals(mover=cython.int, first=cython.longlong)
    cdef double first_share(self) noexcept nogil

    @cython.locals(edges=cython.int[64], ends=cython.int[64], turns=cython.int[64], whiches=cython.int[64],
                   words=cython.ulonglong[13], turn=cython.int, length=cython.int, greedy=cython.bint, end=cython.int,
                   edge=cython.int, which=cython.int, waiting=cython.int, ended=cython.bint, i=cython.int, back=cython.int)
    cdef void step(self) noexcept nogil
    @cython.locals(waiting=cython.int, number=cython.int)
    cdef void stop_waiting(self, int turn) noexcept nogil
    @cython.locals(share=cython.double, first=cython.int, second=cython.int, seen=cython.bint)
    cdef void close(self, int end, int edge) noexcept nogil
    @cython.locals(at=cython.int)
    cdef bint is_open(self, int turn, int way) noexcept nogil
    cdef bint is_full(self) noexcept nogil
    @cython.locals(words=cython.ulonglong[13])
    cdef void reach_edge(self, int turn, int end, int edge) noexcept nogil
    @cython.locals(doubt=cython.double, greedy=cython.bint, often=cython.int)
    cdef bint is_greedy_next(self, int turn) noexcept nogil
    @cython.locals(way=cython.int, at=cython.int, best=cython.int, least=cython.double, face=cython.int, wanted=cython.double)
    cdef int pick_end(self, int turn, bint greedy) noexcept nogil
    @cython.locals(vec=cython.double[8], mover=cython.int, wide=cython.double, best=cython.double, chosen=cython.int,
                   way=cython.int, visits=cython.int, score=cython.double)
    cdef int pick_way(self, int turn) noexcept nogil
    @cython.locals(at=cython.int, visits=cython.int, i=cython.int, face=cython.int)
    cdef int way_worth(self, int turn, int way, double* out) noexcept nogil
    @cython.locals(mover=cython.int, wide=cython.double, first=cython.int, best=cython.double, chosen=cython.int,
                   edge=cython.int, score=cython.double)
    cdef int pick_edge(self, int turn, int end) noexcept nogil
    cdef double edge_worth(self, int edge, int seat) noexcept nogil
    @cython.locals(share=cython.double, first=cython.int, second=cython.int, seen=cython.double)
    cdef int pick_colour(self, int edge) noexcept nogil
    @cython.locals(other=cython.int, part=cython.double, i=cython.int, new=cython.double)
    cdef void graft(self, int edge, int which, int turn) noexcept nogil
    @cython.locals(part=cython.double, i=cython.int)
    cdef void renew(self, int edge, int which) noexcept nogil
    @cython.locals(new=cython.double[8], vec=cython.double[8], mover=cython.int, i=cython.int, best=cython.double,
                   way=cython.int, score=cython.double, doubt=cython.double, at=cython.int, face=cython.int, edge=cython.int)
    cdef void sum_up(self, int turn) noexcept nogil
    @cython.locals(best=cython.int, most=cython.double, edge=cython.int, score=cython.double, i=cython.int)
    cdef void best_edge(self, int end, int first, int mover) noexcept nogil
