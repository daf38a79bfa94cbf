"""Who plays, and what lasts when a game is over: passports, and what is told of their owners.

Like :mod:`marrakech.table`, this knows no network, no database and no clock: what it needs is
passed in. A passport is a secret that a browser keeps, and no account: whoever shows it is its
owner.
It needs ``pip install 'marrakech[play]'``.
"""

from marrakech.core.extras import extra

with extra("play", "passports"):
    import msgspec  # noqa: F401  (what nearly every module here needs)
