"""The database schema, for SQLAlchemy; older forms are in ``migrations``."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("standing", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("version", Integer, nullable=False),  # of the log, when this row was written
    Column("summary", LargeBinary, nullable=False),
    # when a clock runs out there, so that a server has to load it; 0 while one has it in memory
    Column("due", BigInteger),
    Index("tables_in_the_lobby", "listed", "standing", "changed"),
    Index("tables_by_age", "standing", "changed"),
    Index("tables_by_due", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # part of the key: of two processes that add the same entry, the second fails
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("sum", LargeBinary, nullable=False),  # of the entry and its place: see integrity.py
    sqlite_with_rowid=False,
)

heads = Table(
    "heads",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("length", Integer, nullable=False),  # of the log, so that no end of it is lost unnoticed
    sqlite_with_rowid=False,
)

about = Table(
    "about",
    metadata,
    Column("key", String(16), nullable=False),  # the name of the key: see seals.py
    Column("commits", BigInteger, nullable=False),  # how often something was stored
)
"""What there is to know of the database as a whole: one row."""

going = Table(
    "going",  # old tables that are to be removed
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # milliseconds that the server had run by then, in all: no clock can be wrong about that
    Column("since", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

pulse = Table(
    "pulse",  # one line, which shows that something can be written
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("ran", BigInteger, nullable=False),  # milliseconds that the server has run, in all
)

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # of what it is about: a name or an address
    Column("what", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("why", String(200), nullable=False),
    sqlite_autoincrement=True,  # numbers are not used again
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),  # which may be gone when it is read
    Column("by", Integer),  # a seat; nobody's, if somebody has watched
    Column("about", Integer),  # a seat; nobody's, if it is about the table
    Column("name", String(64), nullable=False),  # of who sat there
    Column("address", String(64)),  # which that one had just then
    Column("reason", String(16), nullable=False),
    Column("done", BigInteger),  # when the host had seen to it
    Index("reports_by_age", "at"),
    sqlite_autoincrement=True,
)

runs = Table(
    "runs",
    metadata,
    # what lies between one and the next is time in which there was no server
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",  # of finished games, made when somebody wants to see them
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the engine: with another one it is made anew
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

seekers = Table(
    "seekers",  # who waits for a quick match, where servers share a database; and lately did
    metadata,
    Column("key", String(64), primary_key=True),  # of the seat that they will have
    Column("players", Integer, nullable=False),  # 0 for those who have cancelled
    Column("address", String(32), nullable=False),  # as a keyed hash: see seals.py
    Column("want", LargeBinary, nullable=False),
    Column("name", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table_id", String(32)),  # where they were seated, which may not be there yet
    Column("seat", Integer),
    Column("passport", String(32)),
    Column("rating", Double),  # in the pool of that game; none without a passport
    Index("seekers_by_table", "table_id"),
)

guests = Table(
    "guests",  # from where people came to tables of the lobby that wait: see guests.py
    metadata,
    Column("table_id", String(32), primary_key=True),  # which may not be there yet
    Column("key", String(64), primary_key=True),  # of a seat; empty for who has set it up
    Column("address", String(32), nullable=False),  # as a keyed hash
    Column("at", BigInteger, nullable=False),
    Index("guests_by_address", "address"),
)

passports = Table(
    "passports",
    metadata,
    Column("id", String(32), primary_key=True),  # a hash of the secret: see players/passport.py
    Column("name", String(64), nullable=False),  # which may be empty
    Column("face", String(16), nullable=False),  # its parts, as numbers
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
)

SOUGHT = ("place", "players", "company", "rivals", "seat")
"""What a search among one's finished games looks at, and what says which seats it has found."""

held = Table(
    "held",  # whose passport a seat belongs to
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("passport", String(32), ForeignKey("passports.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    # what is told of the game once it is over; nothing before that: see own_games.py
    Column("over", BigInteger),  # when it ended
    Column("players", Integer),
    Column("place", Integer),  # 0 round one screen; none for a game that was closed
    Column("company", Integer),  # of the others: 1 people, 2 bots, 3 both
    Column("rivals", String(400)),  # what the others are called, to be searched
    Column("scores", String(64)),  # the points and the place of each seat
    Column("accuracy", Float),  # if somebody has looked at the review
    # the secret of the seat, locked with a key that only its owner's browsers have
    Column("locked", String(600)),
    Index("held_by_passport", "passport", "at"),
    # with all that games are looked for by, so that a search reads nothing else
    Index("held_by_end", "passport", "over", "table_id", *SOUGHT),
    Index("held_untold", "over", "table_id"),
    sqlite_with_rowid=False,
)

marks = Table(
    "marks",  # what somebody has achieved: see players/marks.py
    metadata,
    Column(
        "passport", String(32), ForeignKey("passports.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("mark", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),  # when the game ended
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="SET NULL")),
    Index("marks_by_table", "table_id"),
    sqlite_with_rowid=False,
)

nameless = Table(
    "nameless",  # seats whose players have deleted their passports: their names are gone
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Index("nameless_by_age", "at"),
    sqlite_with_rowid=False,
)

days = Table(
    "days",  # the markets of days: see players/market_of_day.py
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),  # since 1970
    Column("seed", String(200), nullable=False),  # sealed: see seals.py
    Column("commitment", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),  # if the day had begun, nothing was promised
    Column("recipe", Integer, nullable=False),  # how the deal follows from the seed
)

tries = Table(
    "tries",  # who has played a day's market, and what came of it; it stays when the table goes
    metadata,
    Column("table_id", String(32), primary_key=True),  # which may be gone
    Column("day", Integer, ForeignKey("days.day"), nullable=False),
    Column("passport", String(32), ForeignKey("passports.id", ondelete="SET NULL")),
    Column("bot", Boolean, nullable=False),  # the game of the strongest bot
    Column("named", Boolean, nullable=False),  # whether others are told who it was
    Column("share", String(32), nullable=False, unique=True),  # by which its picture is found
    Column("begun", BigInteger, nullable=False),
    Column("over", BigInteger),  # and what came of it, from then on
    Column("counts", Boolean, nullable=False),  # whether that was in time
    Column("points", Integer),
    Column("place", Integer),
    Column("margin", Integer),
    Column("throws", String(64)),
    Column("choices", String(64)),  # once it was looked at: how good each turn was
    Column("adjusted", Integer),  # the lead without luck, in tenths of a point
    Index("tries_once", "day", "passport", unique=True),
    Index("tries_by_points", "day", "counts", "points"),
    Index("tries_by_passport", "passport", "day"),
)

tokens = Table(
    "tokens",  # by which programs play for the owner of a passport
    metadata,
    Column("id", String(32), primary_key=True),  # a hash of the secret: see players/token.py
    Column("passport", String(32), ForeignKey("passports.id", ondelete="CASCADE"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("scopes", String(64), nullable=False),  # words, with spaces between them
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # to the day
    Index("tokens_by_passport", "passport"),
)

rated_tables = Table(
    "rated_tables",  # those that were set up as rated: a row is made with the table
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("counted", BigInteger),  # when; none while that is still to be done
    Column("why", String(16)),  # it does not count after all, if so
    Index("rated_tables_to_count", "counted"),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    metadata,
    Column(
        "passport", String(32), ForeignKey("passports.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("pool", String(8), primary_key=True),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),  # after the last game
    Column("volatility", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),  # when the last one ended
    Index("ratings_by_strength", "pool", "rating"),
    sqlite_with_rowid=False,
)

rating_changes = Table(
    "rating_changes",  # by game, as curves show them; they stay when the table goes
    metadata,
    Column(
        "passport", String(32), ForeignKey("passports.id", ondelete="CASCADE"), primary_key=True
    ),
    Column("pool", String(8), primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),  # of this one in this pool
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("before", Double, nullable=False),
    Column("before_deviation", Double, nullable=False),
    Column("after", Double, nullable=False),
    Column("after_deviation", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rating_changes_by_table", "table_id"),
    sqlite_with_rowid=False,
)

off_ladder = Table(
    "off_ladder",  # who does not want to be shown there
    metadata,
    Column(
        "passport", String(32), ForeignKey("passports.id", ondelete="CASCADE"), primary_key=True
    ),
    sqlite_with_rowid=False,
)
