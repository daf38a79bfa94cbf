"""The layout of the value network: how many inputs and units, and where each weight is stored."""

# Sizes of the network
HIDDEN = 32
SECOND = 16
OUTPUTS = 8  # four seats' chances, as logits, and four margins
PHASES = 8  # the later layers have weights of their own for each phase of the game

# Its inputs that are numbers, and where they begin
PLAYER = 0  # six for each player, the mover first
SLOT = 24  # twelve for each colour: the mover's next colour, his other one, then the others'
PAID = 72  # for left, forward and right what goes to each colour
WAYS = 84  # the mover's payment for each, and the least
NEXT = 88  # what the next player pays at least after each, and the best difference
OUT = 93  # the chance to go out for each, and the least
LATE = 97  # rugs remaining, and whether the mover's next colour is hidden
RULES = 99  # six flags
DENSE = 108  # a multiple of four

# Its inputs that are rows of a table, and how many there are of each
ORBITS = 49  # where Assam stands and faces, but for symmetry
KINDS_OF_END = (
    34  # where a throw may end: four colours in eight sizes, a bare square, a neutral rug
)
BARE = 32
NEUTRAL = 33
ENDINGS = ORBITS  # twelve endings of a throw: where their rows begin
PURSES = ENDINGS + 12 * KINDS_OF_END  # ten sizes of four purses
LATENESS = PURSES + 40  # rugs remaining
ROWS = LATENESS + 64
MOST_ROWS = 20

# Where its weights are
AT_ROWS = 0
AT_DENSE = AT_ROWS + ROWS * HIDDEN
AT_FIRST = AT_DENSE + DENSE * HIDDEN
AT_SECOND = AT_FIRST + HIDDEN
AT_SECOND_BIAS = AT_SECOND + PHASES * HIDDEN * SECOND
AT_THIRD = AT_SECOND_BIAS + PHASES * SECOND
AT_THIRD_BIAS = AT_THIRD + PHASES * SECOND * OUTPUTS
AT_SKIP = AT_THIRD_BIAS + PHASES * OUTPUTS
SIZE = AT_SKIP + DENSE * OUTPUTS

# What is remembered of a position while its inputs are computed (see Inputs.describe_change), and
# where. In small numbers; the first sixteen tell what two positions must have in common:
MEMORY_SQUARES = 16  # visible squares, by colour
MEMORY_OUTS = 20  # by way: how many faces of the die put the mover out
MEMORY_PURSE = 23  # the mover's dirhams
MEMORY_SLOTS = 24  # by cell: which slot it belongs to
MEMORY_SIZES = 88  # by cell: how large its area is
MEMORY_DUES = 152  # by cell: what the next player would pay there
# and in large ones, which begin with the visible squares of each colour:
SEEN_GROUND = 4  # by colour: the squares that its areas can have
SEEN_TOUCHED = 8  # the squares that have changed since the position before
SEEN_PAID = 9  # by way: what the mover pays, summed over the faces of the die
SEEN_THEN = 12  # by way: what the next player pays after that
