"""A table at which people and bots play: seats, clocks, dice, commands and messages.

Nothing here does input or output: times and secrets are passed in, and what changes a table is
returned as entries, which the caller stores. :mod:`marrakech.server` adds storage and network.
It needs ``pip install 'marrakech[play]'``.
"""

from marrakech.core.extras import extra

with extra("play", "tables"):
    import msgspec  # noqa: F401  (what nearly every module here needs)
