# C types for kernel.py, and nothing else: the rules are there.
cimport cython
from marrakech.core cimport bits

# The numbers of codes.py that the compiler should know, for speed; a test compares them
cdef enum:
    TURN = 0
    ROLL = 1
    LAY = 2
    REVEAL = 3
    OVER = 4
    OPPONENTS = 0
    DIFFERENT = 2
    AT_END = 1
    DIRHAMS = 0
    RUGS = 1
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    ACROSS = 1
    DOWN = 8
    NONE = 7
    FORWARD = 1
    FIRST_ROLL = 3
    FIRST_LAY = 7
    FIRST_REVEAL = 175

cdef int ACTIONS, WORDS, CELLS, DEEPEST, AT_A_STRETCH

cdef unsigned long long[56] BIT
cdef unsigned char[1120] WALK
cdef unsigned long long[56] NEAR_ACROSS
cdef unsigned long long[56] NEAR_DOWN
cdef unsigned char[672] PLACES
cdef unsigned char[175] LAY_CELL
cdef unsigned char[175] LAY_STEP
cdef unsigned char[6] FACES
cdef unsigned long long EVERY_BIT
cdef unsigned long long GOLDEN, MIX_1, MIX_2

cpdef unsigned long long mix(unsigned long long number) noexcept nogil
cpdef int count(unsigned long long mask) noexcept nogil
cpdef unsigned long long area(unsigned long long mask, unsigned long long bit) noexcept nogil

@cython.locals(state=State, saved=cython.ulonglong[13], i=cython.int)
cpdef State restored(rules, words, past=*)


@cython.final
@cython.no_gc
cdef class State:
    cdef readonly long long players, colours, elimination, cover, variant, alternating, tiebreak
    cdef readonly long long by_owner
    cdef readonly unsigned long long[4] visible
    cdef readonly unsigned long long[4] toward
    cdef readonly long long assam, heading, mover, phase, then, remaining
    cdef readonly long long[4] dirhams
    cdef readonly long long[4] rugs
    cdef readonly long long[4] pile
    cdef readonly long long[4] top
    cdef readonly long long[4] out
    cdef list past

    cpdef tuple rule_set(self)

    cdef void play(self, int action) noexcept nogil
    cdef void turn(self, int way) noexcept nogil
    @cython.locals(end=cython.int, owner=cython.int, _colour=cython.int, _squares=cython.ulonglong, due=cython.longlong,
                   paid=cython.longlong, out=cython.bint)
    cdef void throw(self, int steps) noexcept nogil
    @cython.locals(bit=cython.ulonglong, colour=cython.int, owner=cython.int, squares=cython.ulonglong,
                   due=cython.longlong, purse=cython.longlong)
    cdef (int, int, unsigned long long, long long, long long, bint) cost(self, int seat, int cell) noexcept nogil
    cpdef (int, int, unsigned long long, long long, long long, bint) toll(self, long long steps) except *
    cpdef unsigned long long joined(self, int colour) noexcept nogil
    cpdef int owner(self, int colour) noexcept nogil
    @cython.locals(colour=cython.int)
    cdef void leave(self) noexcept nogil
    @cython.locals(seat=cython.int, _=cython.int)
    cdef void pass_on(self) noexcept nogil
    @cython.locals(seat=cython.int, colour=cython.int, other=cython.ulonglong, rest=cython.ulonglong, i=cython.int)
    cdef void lay(self, unsigned long long bit, int step) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef bint rugs_left(self) noexcept nogil
    @cython.locals(second=cython.int)
    cdef void show_next(self, int seat, int colour) noexcept nogil
    cpdef int revealer(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void reveal(self, int colour) noexcept nogil

    @cython.locals(across=cython.ulonglong, down=cython.ulonglong)
    cpdef unsigned long long places(self, int step) noexcept nogil
    @cython.locals(beside=cython.ulonglong, whole=cython.ulonglong, own=cython.ulonglong)
    cpdef unsigned long long sparing(self, int step) noexcept nogil
    @cython.locals(twins=cython.ulonglong, colour=cython.int)
    cdef unsigned long long twins(self, int step) noexcept nogil
    @cython.locals(size=cython.int, action=cython.int, across=cython.ulonglong, down=cython.ulonglong,
                   place=cython.int, free=cython.ulonglong, seat=cython.int, colour=cython.int)
    cdef int fill(self, int* found) noexcept nogil
    @cython.locals(found=cython.int[12], size=cython.int, i=cython.int)
    cpdef list legal(self)
    @cython.locals(found=cython.int[12], i=cython.int)
    cpdef bint allows(self, long long action) noexcept nogil
    @cython.locals(cases=cython.int[4], face=cython.int, i=cython.int)
    cpdef list odds(self)

    @cython.locals(mask=cython.ulonglong, colour=cython.int)
    cdef int squares(self, int seat) noexcept nogil
    cdef long long points(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cpdef list scores(self)
    @cython.locals(seat=cython.int)
    cpdef list spreads(self)
    @cython.locals(seat=cython.int)
    cpdef list standings(self)
    @cython.locals(tie=cython.longlong)
    cdef long long standing(self, int seat) noexcept nogil

    cpdef push(self, action)
    cpdef pop(self)
    @cython.locals(words=cython.ulonglong[13])
    cdef void become(self, State other) noexcept nogil
    @cython.locals(other=State)
    cpdef State copy(self)
    @cython.locals(other=State)
    cpdef State snapshot(self)
    @cython.locals(words=cython.ulonglong[13], i=cython.int)
    cpdef tuple words(self)
    @cython.locals(i=cython.int)
    cdef void save(self, unsigned long long* words, long long at) noexcept nogil
    @cython.locals(i=cython.int, word=cython.ulonglong)
    cdef void load(self, unsigned long long* words, long long at) noexcept nogil
    @cython.locals(i=cython.int, seat=cython.int, colour=cython.int)
    cpdef arrange(self, tuple market, tuple players, tuple turn)

    @cython.locals(turns=cython.int, number=cython.ulonglong)
    cpdef int playout(self, unsigned long long luck) noexcept nogil
    @cython.locals(wins=cython.int[4], seat=cython.int, colour=cython.int)
    cdef void add_up(self, unsigned long long* results) noexcept nogil
    @cython.locals(best=cython.longlong, winners=cython.int, seat=cython.int, standings=cython.longlong[4])
    cdef int share_win(self, int* wins) noexcept nogil
    cdef void turn_any(self, unsigned long long number) noexcept nogil
    cdef void draw(self, unsigned long long number) noexcept nogil
    @cython.locals(seat=cython.int, drawn=cython.longlong)
    cdef int lot(self, unsigned long long number) noexcept nogil
    cpdef int drawn(self, unsigned long long number) except -1
    @cython.locals(found=cython.ulonglong)
    cdef void lay_any(self, unsigned long long number) noexcept nogil
    @cython.locals(which=cython.ulonglong, free=cython.ulonglong, down=cython.ulonglong, choices=cython.int,
                   chosen=cython.int)
    cdef unsigned long long place_for(self, unsigned long long number) noexcept nogil
    @cython.locals(found=cython.int[12])
    cdef int pick(self, unsigned long long number) noexcept nogil
    @cython.locals(found=cython.int[12], words=cython.ulonglong[13], size=cython.int, total=cython.longlong, i=cython.int)
    cdef long long lines(self, int depth) noexcept nogil
    @cython.locals(results=cython.ulonglong[14], start=State, state=State, stretch=cython.longlong,
                   done=cython.longlong, stop=cython.longlong, game=cython.longlong)
    cdef list play_many(self, long long games, unsigned long long seed)
    @cython.locals(state=State, total=cython.longlong)
    cpdef perft(self, long long depth)
