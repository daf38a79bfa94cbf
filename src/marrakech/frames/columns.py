"""The columns of all frames, and what they mean. ``docs/data.md`` shows the same."""

from __future__ import annotations

from typing import Literal, NamedTuple

Kind = Literal["integer", "number", "text", "flag"]


class Column(NamedTuple):
    """A column of a frame."""

    name: str
    kind: Kind
    meaning: str


GAME = Column("game", "integer", "the number of the game, from 0")
SEAT = Column("seat", "integer", "the seat, from 0")
DIRHAMS = Column("dirhams", "integer", "dirhams of these")

GAMES = (
    GAME,
    Column("file", "text", "the file that it was read from"),
    Column("rules", "text", "the rule set as a word"),
    Column("players", "integer", "how many play"),
    Column("first", "integer", "the seat that began"),
    Column("turns", "integer", "turns that were begun"),
    Column("actions", "integer", "actions, those of chance included"),
    Column("over", "flag", "whether it was played to its end"),
    Column("reason", "text", "how it ended: `last rug` or `last player`"),
    Column("date", "text", "the day, as the record says"),
)
SEATS = (
    GAME,
    SEAT,
    Column("name", "text", "the player's name, as the record says"),
    Column("colours", "text", "the player's colours"),
    Column("place", "integer", "the place, from 1; who share one have the same"),
    Column("win", "number", "what the player has of the win: 1, a share, or 0"),
    Column("points", "integer", "points at the end, or as it stands"),
    DIRHAMS,
    Column("squares", "integer", "squares on which a rug of the player's is visible"),
    Column("margin", "integer", "points beyond those of the best other"),
    Column("out", "flag", "whether the player is out"),
    Column("leaving", "integer", "for who is out, the place in the order of leaving"),
    Column("purse", "integer", "dirhams at the start"),
    Column("paid", "integer", "dirhams paid to others, in the whole game"),
    Column("received", "integer", "dirhams got from others, in the whole game"),
)
ACTIONS = (
    GAME,
    Column("action", "integer", "the number of the action in its game, from 0"),
    Column("turn", "integer", "the number of the turn, as records have it"),
    Column("seat", "integer", "whose turn it is; in a reveal, whose pile"),
    Column("kind", "text", "`turn`, `roll`, `lay` or `reveal`"),
    Column("text", "text", "the action as records have it"),
    Column("square", "text", "where Assam stands afterwards"),
    Column("heading", "text", "which way he faces afterwards"),
    Column("steps", "integer", "a roll: slippers thrown"),
    Column("mosaics", "integer", "a roll: mosaics that he went through"),
    Column("due", "integer", "a roll: what the square costs"),
    Column("paid", "integer", "a roll: what was paid, less than is due if the purse was too light"),
    Column("paid_to", "integer", "a roll: the seat that got it"),
    Column("out", "flag", "a roll: whether the mover is out"),
    Column("colour", "text", "the rug that was laid, revealed, or paid for"),
    Column("covered", "integer", "a rug: how many of its squares were not bare"),
    Column("before", "integer", "dirhams that `seat` has before it"),
    Column("after", "integer", "dirhams that `seat` has after it"),
    Column("purse_0", "integer", "dirhams that seat 0 has after it"),
    Column("purse_1", "integer", "dirhams that seat 1 has after it"),
    Column("purse_2", "integer", "dirhams that seat 2 has after it, if there is one"),
    Column("purse_3", "integer", "dirhams that seat 3 has after it, if there is one"),
)
RESULTS = (
    GAME,
    Column("deal", "integer", "the number of the deal: its games share their luck"),
    SEAT,
    Column("bot", "text", "the bot's name"),
    Column("points", "integer", "points at the end"),
    DIRHAMS,
    Column("win", "number", "what the bot has of the win: 1, a share, or 0"),
    Column(
        "margin", "integer", "points beyond those of the best other; none if somebody forfeited"
    ),
    Column("left", "integer", "for who is out, the place in the order of leaving"),
    Column("forfeit", "flag", "whether the bot lost by a forfeit"),
    Column("turns", "integer", "turns of the game"),
)
TABLES = {"games": GAMES, "seats": SEATS, "actions": ACTIONS, "results": RESULTS}
