"""Tables over HTTP and WebSocket: storage, live tables, and the page that people play on.

The game is decided in :mod:`marrakech.table`; here it is stored, told to those who look at it, and
kept from those whom it does not concern. It needs ``pip install 'marrakech[play]'``.
"""

from marrakech.core.extras import extra

with extra("play", "servers"):
    import msgspec  # noqa: F401  (what nearly every module here needs)
