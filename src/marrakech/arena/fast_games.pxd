# C types for fast_games.py, and nothing else.
cimport cython
from libc.math cimport lround
from marrakech.bots cimport brain, search
from marrakech.core cimport kernel

cdef unsigned long long EVERY_BIT, GOLDEN, OWN
cdef int OVER, REVEAL, ROLL, DIRHAMS, RUGS, FIRST_ROLL, FIRST_REVEAL
cdef int POINTS, PURSE, TWELFTHS, LEFT, ROW, FORFEITED
cdef int WINS, WINS_SQUARED, MARGINS, MARGINS_SQUARED, COUNTED, COUNTED_SQUARED, MARGINS_COUNTED, AHEAD
cdef int LUCK_ROW, LUCK_WINS, LUCK_POINTS
cdef int ADJUSTED, ADJUSTED_SQUARED, ADJUSTED_MARGINS, ADJUSTED_MARGINS_SQUARED, ADJUSTED_MARGINS_COUNTED, ADJUSTED_SUMS
cdef double LONG_ENOUGH

cpdef unsigned long long deal_luck(unsigned long long seed, unsigned long long deal) noexcept nogil
cpdef unsigned long long pile_luck(unsigned long long deal, int seat) noexcept nogil
cpdef unsigned long long bot_seed(unsigned long long seed, unsigned long long game, int seat) noexcept nogil
@cython.locals(action=cython.int)
cpdef int ponder(brain.Brain thinker, kernel.State state, unsigned long long luck) except -1


@cython.final
cdef class FastGames:
    cdef kernel.State fresh, state
    cdef list brains
    cdef long long[::1] seatings
    cdef readonly long long bots, places
    cdef unsigned long long luck
    cdef brain.Brain first, second, third, fourth
    cdef search.Search meter
    cdef bint stopped, watching
    cdef long long number

    @cython.locals(seating=cython.int, game=cython.longlong, done=cython.longlong, stretch=cython.longlong,
                   until=cython.longlong, began=cython.double)
    cpdef play(self, long long start, long long stop, unsigned short[::1] rows, int[::1] lucks=*)
    @cython.locals(players=cython.int)
    cdef sit(self, int seating)
    @cython.locals(turns=cython.int, sums=cython.double[8])
    cdef void run(self, long long game, long long stop, long long start, unsigned short[::1] rows,
                  int[::1] lucks) noexcept nogil
    @cython.locals(own=cython.ulonglong[4], piles=cython.ulonglong[2], dice=cython.ulonglong, seat=cython.int,
                   turns=cython.int, number=cython.ulonglong, i=cython.int)
    cdef int play_one(self, kernel.State state, long long game, double* sums) noexcept nogil
    @cython.locals(seat=cython.int, action=cython.int)
    cdef void act_watched(self, kernel.State state, unsigned long long number) noexcept nogil
    @cython.locals(first=cython.int)
    cdef void draw(self, kernel.State state, unsigned long long number, double* sums) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void write_sums(self, double* sums, int[::1] lucks, long long at) noexcept nogil
    @cython.locals(sums=cython.double[8], i=cython.int)
    cpdef write_luck(self, list given, int[::1] lucks, long long game)
    @cython.locals(wins=cython.int[4], seat=cython.int)
    cdef void write(self, kernel.State state, unsigned short[::1] rows, long long at, int turns) noexcept nogil
    cpdef write_end(self, kernel.State state, int turns, unsigned short[::1] rows, long long game)
    @cython.locals(left=cython.int, tie=cython.longlong, points=cython.longlong)
    cdef long long rank(self, unsigned short[::1] rows, long long at, int seat) noexcept nogil
    @cython.locals(sums="long long[::1]", dealt="long long[::1]", width=cython.longlong, deal=cython.longlong,
                   until=cython.longlong, bot=cython.longlong)
    cpdef list add_up(self, unsigned short[::1] rows, long long start, long long stop)
    @cython.locals(deal=cython.longlong, bot=cython.longlong, game=cython.longlong, wins=cython.longlong,
                   margins=cython.longlong, counted=cython.longlong, at=cython.longlong, width=cython.longlong)
    cdef void add_deals(self, unsigned short[::1] rows, long long start, long long stop, long long[::1] sums,
                        long long[::1] dealt) noexcept nogil
    @cython.locals(players=cython.int, width=cython.longlong, ranks=cython.longlong[4], forfeit=cython.int,
                   seat=cython.int, other=cython.int, bot=cython.longlong, rival=cython.longlong, best=cython.longlong)
    cdef void add_game(self, unsigned short[::1] rows, long long at, int seating, long long[::1] sums,
                       long long[::1] dealt) noexcept nogil
    @cython.locals(sums="long long[::1]", dealt="long long[::1]", deal=cython.longlong, until=cython.longlong,
                   bot=cython.longlong, games=cython.longlong)
    cpdef list add_up_adjusted(self, unsigned short[::1] rows, int[::1] lucks, long long start, long long stop)
    @cython.locals(deal=cython.longlong, bot=cython.longlong, game=cython.longlong, wins=cython.longlong,
                   margins=cython.longlong, counted=cython.longlong, at=cython.longlong)
    cdef void add_adjusted_deals(self, unsigned short[::1] rows, int[::1] lucks, long long start, long long stop,
                                 long long[::1] sums, long long[::1] dealt) noexcept nogil
    @cython.locals(players=cython.int, forfeit=cython.int, seat=cython.int, other=cython.int, bot=cython.longlong,
                   best=cython.longlong, wins=cython.longlong, margin=cython.longlong, at=cython.longlong)
    cdef void add_adjusted_game(self, unsigned short[::1] rows, int[::1] lucks, long long game, int seating,
                                long long[::1] dealt) noexcept nogil
