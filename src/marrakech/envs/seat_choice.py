"""Numbers that stand for where a learner sits."""

BY_LOT = -1  # on a seat that is drawn anew for every game
ALL = -2  # on all seats
