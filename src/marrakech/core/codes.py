"""Integer constants of the kernel: phases, options, headings, numbers of actions."""

from marrakech.core import actions

# What has to be done next.
TURN = 0
ROLL = 1
LAY = 2
REVEAL = 3
OVER = 4

# R5.3: whose rugs are protected.
OPPONENTS = 0
DIFFERENT = 2

# R7: Assam is turned at the end, exactly a quarter.
AT_END = 1

# R6.3: what decides between equal points.
DIRHAMS = 0
RUGS = 1

NORTH = 0
EAST = 1
SOUTH = 2
WEST = 3

ACROSS = 1  # cells from a rug's first half to its second
DOWN = 8

NONE = 7  # no colour: an empty pile, one whose top nobody has seen, a square free of charge

FORWARD = 1  # action numbers
FIRST_ROLL = actions.FIRST_ROLL
FIRST_LAY = actions.FIRST_LAY
FIRST_REVEAL = actions.FIRST_REVEAL
ACTIONS = actions.COUNT

DEEPEST = 255  # actions that perft looks ahead: nobody could wait for more
WORDS = 13  # 64-bit numbers in a saved position

EVERY_BIT = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15  # the step from one number of SplitMix64 to the next: see kernel.mix
