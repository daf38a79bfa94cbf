"""One table of the game, as people sit at it: seats, clock, dice, and everything that happened.

A table is pure: it is told what time it is and handed its secrets, and touches no file and no
network. All that is online about it is in :mod:`marrakech.server`. It needs
``pip install 'marrakech[play]'``.
"""

from marrakech.core.extras import extra

with extra("play", "tables"):
    import msgspec  # noqa: F401  (what nearly every module here needs)
