# C types for market_json.py, and nothing else.
cimport cython
from marrakech.core cimport kernel

cdef int NONE, REVEAL, ROLL, OVER, CELLS, SIZE, WIDTH
cdef list PATHS, FREE, SQUARES, TEXTS, TOWARD, CHANCES, ODDS
cdef int[4] OTHER

@cython.locals(seat=cython.int, colour=cython.int, left=cython.longlong, rugs=list, players=list, top=str, out=str)
cpdef str standings(kernel.State state, tuple names, long long turn)
@cython.locals(number=cython.int)
cpdef bint same_rugs(kernel.State one, kernel.State other)
@cython.locals(row=cython.int, column=cython.int, depth=cython.int, deepest=cython.int, height=cython.int,
               rows=list, cells=list, depths=list)
cpdef str board(kernel.State state, tuple names)
@cython.locals(colour=cython.int)
cdef int _colour_on(kernel.State state, int cell) noexcept
@cython.locals(heading=cython.int)
cdef int _heading_on(kernel.State state, int cell) noexcept
@cython.locals(halves=cython.ulonglong)
cdef bint _is_seen(kernel.State state, int colour, int heading, int cell) noexcept
@cython.locals(colour=cython.int, heading=cython.int, depth=cython.int)
cdef int _depth(kernel.State state, int cell) except -2
@cython.locals(colour=cython.int, heading=cython.int, other=cython.int, first=cython.int, neutral=str)
cdef str _cell(kernel.State state, tuple names, int cell, int height)
cpdef str legal(kernel.State state)
@cython.locals(found=list, possible=str, after=kernel.State)
cpdef str task(kernel.State state, tuple names)
@cython.locals(expected=cython.double, steps=cython.int, at=cython.int, owner=cython.int, colour=cython.int,
               area=cython.ulonglong, due=cython.longlong, paid=cython.longlong, leaves=cython.bint, squares=str,
               landings=list, out=str, joined=str)
cpdef str forecast(kernel.State state, tuple names, str way)
@cython.locals(cell=cython.int)
cdef list _squares(unsigned long long mask)
