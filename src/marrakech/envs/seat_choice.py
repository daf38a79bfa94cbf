"""Values for the learner's seat that are no seat: a random one, or all of them."""

BY_LOT = -1  # on a seat that is drawn anew for every game
ALL = -2  # on all seats
