# C types for inputs.py, and nothing else.
cimport cython
from libc.math cimport sqrt
from marrakech.bots cimport layers
from marrakech.core cimport bits, kernel

cdef int NONE
cdef unsigned char[1120] WALK
cdef unsigned char[2688] NEXT_ENDS
cdef int[4] FACE_CASES
cdef int NEAR, COVERED
cdef int[50] SIZE_BUCKET
cdef int[64] PURSE_BUCKET

cdef unsigned long long[224] FIRST_STOPS
cdef unsigned long long[224] SECOND_STOPS
cdef unsigned long long EVERY_BIT, BOARD, RIM, MIDDLE

# The numbers of network_layout.py that the compiler should know, for speed; a test compares them
cdef enum:
    PLAYER = 0
    SLOT = 24
    PAID = 72
    WAYS = 84
    NEXT = 88
    OUT = 93
    LATE = 97
    RULES = 99
    SHAPES = 108
    SHAPED = 140
    BARE = 32
    NEUTRAL = 33
    ENDINGS = 49
    PURSES = 457
    LATENESS = 497
    MEMORY_ASSAM = 1
    MEMORY_HEADING = 2
    MEMORY_SQUARES = 16
    MEMORY_OUTS = 20
    MEMORY_PURSE = 23
    MEMORY_SLOTS = 24
    MEMORY_SIZES = 88
    MEMORY_DUES = 152
    SEEN_GROUND = 4
    SEEN_TOUCHED = 8
    SEEN_PAID = 9
    SEEN_THEN = 12
    SEEN_DUES = 15
    SEEN_KEY = 16


cdef unsigned long long beside(unsigned long long mask) noexcept nogil


@cython.final
cdef class Reach:
    cdef readonly int at_end
    cdef float[100352] table

    @cython.locals(start=cython.int, i=cython.Py_ssize_t, turns=cython.int, cell=cython.int,
                   now=cython.double[224], after=cython.double[224])
    cdef make(self)
    @cython.locals(i=cython.Py_ssize_t, way=cython.int, face=cython.int, end=cython.int, heading=cython.int,
                   chance=cython.double)
    cdef void spread(self, double* now, double* after, bint steered) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, cell=cython.int)
    cdef void weigh(self, int start, int kind, double* now, double factor) noexcept nogil
    @cython.locals(i=cython.Py_ssize_t, cell=cython.int, other=cython.int, row=cython.int, column=cython.int)
    cdef void cover(self, int start, double* now) noexcept nogil


@cython.final
cdef class Inputs:
    cdef int at_end
    cdef readonly int shapes
    cdef Reach reach
    cdef unsigned char[224] orbit
    cdef unsigned char[224] mirrored

    @cython.locals(seat=cython.int, colour=cython.int, slot=cython.int, first=cython.int, second=cython.int)
    cdef void slots(self, kernel.State state, int* of_colour) noexcept nogil
    @cython.locals(memory=cython.uchar[216], seen=cython.ulonglong[17])
    cdef int describe(self, kernel.State state, float* x, int* rows) noexcept nogil
    @cython.locals(of_colour=cython.int[4], points=cython.longlong[4], changed=cython.int[4], mover=cython.int, payer=cython.int,
                   i=cython.Py_ssize_t, colour=cython.int, slot=cython.int, ground=cython.ulonglong, stays=cython.bint, gone=cython.ulonglong, laid=cython.ulonglong, cell=cython.int,
                   seat=cython.int, number=cython.int, numbers=cython.Py_ssize_t)
    cdef int describe_change(self, kernel.State state, float* x, int* rows, unsigned char* memory,
                             unsigned long long* seen) noexcept nogil
    @cython.locals(x=cython.float[140], rows=cython.int[20], mirrored=cython.int, way=cython.int, place=cython.int)
    cdef void gains(self, kernel.State state, double* out) noexcept nogil
    @cython.locals(payer=cython.int, _=cython.int)
    cdef int next_after(self, kernel.State state) noexcept nogil
    @cython.locals(key=cython.ulonglong, i=cython.int, alike=cython.bint)
    cdef bint is_alike(self, kernel.State state, int* of_colour, int payer, unsigned char* memory,
                       unsigned long long* seen) noexcept nogil
    @cython.locals(mask=cython.ulonglong, ground=cython.ulonglong, costs=cython.bint, at=cython.Py_ssize_t, largest=cython.int,
                   squares=cython.int, weight=cython.int, whole=cython.ulonglong, size=cython.int, own=cython.int, most=cython.int, largest_area=cython.ulonglong, areas=cython.int, by_rim=cython.int,
                   cell=cython.int, touched=cython.ulonglong, dues=cython.ulonglong, due=cython.int)
    cdef void describe_colour(self, kernel.State state, int colour, int seat, int slot, int payer, float* x,
                              unsigned char* memory, unsigned long long* seen) noexcept nogil
    @cython.locals(left=cython.ulonglong, right=cython.ulonglong, up=cython.ulonglong, down=cython.ulonglong, around=cython.ulonglong)
    cdef void describe_shape(self, unsigned long long mask, unsigned long long largest, int areas, int by_rim, Py_ssize_t at,
                             float* x) noexcept nogil
    cdef void describe_reach(self, kernel.State state, unsigned long long mask, int slot, float* x, unsigned char* memory) noexcept nogil
    @cython.locals(mover=cython.int, left=cython.int, mean=cython.double, seat=cython.int, root=cython.float, number=cython.int,
                   rel=cython.int, most=cython.longlong, at=cython.Py_ssize_t, purse=cython.longlong, i=cython.Py_ssize_t)
    cdef int describe_players(self, kernel.State state, long long* points, float* x, int* rows) noexcept nogil
    @cython.locals(touched=cython.ulonglong, dues=cython.ulonglong, changed=cython.bint, purse=cython.longlong,
                   mirrored=cython.int, way=cython.int, face=cython.int, heading=cython.int, place=cython.int, at=cython.int,
                   then=cython.int)
    cdef int look_ahead(self, kernel.State state, unsigned char* memory, unsigned long long* seen, float* x, int* rows,
                        int number) noexcept nogil
    @cython.locals(place=cython.int, lost=cython.float, out=cython.float, won=cython.float, least=cython.float,
                   least_out=cython.float, best_net=cython.float)
    cdef void weigh_ways(self, kernel.State state, unsigned char* memory, unsigned long long* seen, float* x) noexcept nogil
    @cython.locals(to=cython.int[4], own=cython.int, row=cython.int, outs=cython.int, slot=cython.int, face=cython.int,
                   cell=cython.int, size=cython.int, paid=cython.int)
    cdef void count_way(self, kernel.State state, int at, int place, unsigned char* memory, unsigned long long* seen,
                        float* x, int* rows, int number) noexcept nogil
    @cython.locals(at=cython.int, left=cython.int, right=cython.int, ahead=cython.int)
    cdef int cheapest(self, int end, unsigned char* memory) noexcept nogil
