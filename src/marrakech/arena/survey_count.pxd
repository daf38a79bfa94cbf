# C types for survey_count.py, and nothing else.
cimport cython
from marrakech.arena cimport fast_games
from marrakech.bots cimport brain
from marrakech.core cimport kernel

cdef unsigned long long EVERY_BIT, GOLDEN
cdef int LAY, NONE, OVER, REVEAL, ROLL, CELLS
cdef Py_ssize_t SUMS, PLACES, WHOLE, FEW, MANY
cdef Py_ssize_t GAMES, TURNS, TURNS_SQUARED, PAYMENTS, PAYMENTS_SQUARED, PAYMENTS_TURNS
cdef Py_ssize_t PAID, PAID_SQUARED, PAID_PAYMENTS, SHORT, DRAWN, LAST
cdef Py_ssize_t ALL_POINTS, ALL_POINTS_SQUARED, MARGIN, MARGIN_SQUARED
cdef Py_ssize_t WINS, WINS_SQUARED, POINTS, POINTS_SQUARED, LEAVING
cdef Py_ssize_t LENGTHS, OUT_ROUNDS, SIZES, DUES, COVERED, STAYED_AGES, SCORES, MARGINS
cdef Py_ssize_t STOPS, STOPS_SQUARED, STOPS_TURNS, INCOME, INCOME_SQUARED, OWNED, OWNED_SQUARED, INCOME_OWNED
cdef Py_ssize_t AGED, AGED_SQUARED, LAID, LAID_SQUARED, AGED_LAID, STAYED, STAYED_SQUARED, STAYED_LAID

cdef unsigned long long[56] BIT
cdef unsigned char[1120] WALK
cdef unsigned char[6] FACES
cdef unsigned char[175] LAY_CELL
cdef unsigned char[175] LAY_STEP
cdef unsigned char[56] REGION_OF
cdef double LONG_ENOUGH

cdef Py_ssize_t capped(long long number, Py_ssize_t size) noexcept nogil


@cython.final
cdef class Counter:
    cdef kernel.State fresh, state
    cdef brain.Brain thinker
    cdef unsigned long long luck, neutral
    cdef bint stopped
    cdef long long[56] since
    cdef long long[62] stops
    cdef long long[62] income
    cdef long long[62] owned
    cdef long long[62] aged
    cdef long long[62] laid
    cdef long long[62] stayed

    @cython.locals(game=cython.longlong, stretch=cython.longlong, until=cython.longlong, began=cython.double)
    cpdef count(self, long long start, long long stop, long long[::1] sums)
    cdef void run(self, long long game, long long stop, long long[::1] sums) noexcept nogil
    @cython.locals(own=cython.ulonglong[4], piles=cython.ulonglong[2], begun=cython.longlong[4], dice=cython.ulonglong,
                   seat=cython.int, turns=cython.longlong, payments=cython.longlong, total=cython.longlong,
                   steps=cython.int, cell=cython.int, colour=cython.int, due=cython.longlong, paid=cython.longlong,
                   action=cython.int)
    cdef int play_one(self, kernel.State state, long long game, long long[::1] sums) noexcept nogil
    @cython.locals(cell=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef void clear(self) noexcept nogil
    @cython.locals(colour=cython.int, cell=cython.Py_ssize_t)
    cdef void leave(self, kernel.State state, int seat, long long turns) noexcept nogil
    @cython.locals(age=cython.longlong)
    cdef void cover(self, Py_ssize_t cell, long long turns, long long[::1] sums) noexcept nogil
    @cython.locals(cell=cython.Py_ssize_t, age=cython.longlong)
    cdef void close(self, long long turns, long long[::1] sums) noexcept nogil
    @cython.locals(wins=cython.int[4], winners=cython.int, most=cython.longlong, second=cython.longlong,
                   together=cython.longlong, seat=cython.int, points=cython.longlong, margin=cython.longlong)
    cdef void add_game(self, kernel.State state, long long turns, long long payments, long long total,
                       long long[::1] sums) noexcept nogil
    @cython.locals(cell=cython.Py_ssize_t, region=cython.Py_ssize_t, place=cython.Py_ssize_t)
    cdef void add_places(self, long long turns, long long[::1] sums) noexcept nogil
    cdef void gather(self, Py_ssize_t cell, Py_ssize_t place) noexcept nogil
