"""The shape of the network that values positions: which inputs, rows and weights are where."""

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
