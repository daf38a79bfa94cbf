# C types for market_json.py, and nothing else.
cimport cython
from marrakech.core cimport kernel

cdef int NONE, REVEAL, ROLL, OVER, FIRST_ROLL, CELLS, SIZE, WIDTH
cdef list PATHS, FREE, SQUARES, TEXTS, TOWARD, CHANCES, ODDS
cdef int[4] OTHER

@cython.locals(seat=cython.int, colour=cython.int, left=cython.longlong, rugs=list, players=list, top=str, out=str)
cpdef str standings(kernel.State state, tuple names, long long turn)
@cython.locals(number=cython.int)
cpdef bint same_rugs(kernel.State one, kernel.State other)
@cython.locals(row=cython.int, column=cython.int, rows=list, cells=list)
cpdef str board(kernel.State state, tuple names)
@cython.locals(colour=cython.int, heading=cython.int, other=cython.int, number=cython.int, back=cython.ulonglong, neutral=str)
cdef str _cell(kernel.State state, tuple names, int cell)
cpdef str legal(kernel.State state)
@cython.locals(found=list, possible=str, after=kernel.State)
cpdef str task(kernel.State state, tuple names)
@cython.locals(expected=cython.double, steps=cython.int, at=cython.int, colour=cython.int, seat=cython.int,
               owner=cython.int, after=kernel.State, paid=cython.longlong, squares=list, landings=list, out=str,
               ground=cython.ulonglong, joined=str)
cpdef str forecast(kernel.State state, tuple names, str way)
@cython.locals(cell=cython.int)
cdef list _squares(unsigned long long mask)
