"""Tables over HTTP and WebSocket: storage, live tables, and the page that people play on.

:mod:`marrakech.table` decides what happens in a game. This package stores the entries, sends
updates to the connected clients, and checks who may see and do what. It needs
``pip install 'marrakech[play]'``.
"""

from marrakech.core.extras import extra

with extra("play", "servers"):
    import msgspec  # noqa: F401  (what nearly every module here needs)
