"""What the core refuses, and why.

Every refusal carries a ``reason`` (a stable name) and the ``details`` that fill its sentence,
so that a program can act on it and a person can be told in any language. ``str(error)`` is the
English sentence; a test keeps it equal to the one in the English catalogue. Where the refusal
follows from a rule of the game, ``rule`` is its number in ``docs/rules.md``.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar

REASONS = {
    # Actions and squares
    "square": "there is no square “{text}”: squares are a1 to g7",
    "action": "“{text}” is no action: write L, F or R, 1 to 4, a rug like d3e3, or =red",
    "rug": "{near} and {far} are not two neighbouring squares",
    "action-number": "there is no action number {number}: they go from 0 to {most}",
    # Rule sets
    "option-value": "{option} cannot be {value}: choose from {choices}",
    "option-range": "{option} cannot be {value}: it is a whole number from {least} to {most}",
    "one-colour-needs-two": 'two_player="one colour" is for two players, not {players}',
    "alternating-needs-two-colours": 'pile="alternating" needs two players with two colours each',
    "odd-rugs": "two colours make an even number of rugs each, not {rugs}",
    "no-variant": "the text “{edition}” has no variant",
    "edition": "there is no edition “{text}”; there are {known}",
    "rules": "“{text}” is no rule set: write an edition, a slash and 2, 3 or 4, "
    "as in international/4",
    "rules-option": "“{text}” is no option of the rules, or there twice; there are {known}",
    "no-such-seat": "there is no seat {seat}: seats go from 0 to {last}",
    "no-hidden-piles": "only shuffled piles of two colours have an order to know",
    "wrong-piles": "the piles do not hold the rugs that are left",
    # What is not allowed
    "number-not-legal": "action number {number} is not legal here",
    "batch-not-legal": "action number {number} is not legal in game {game}",
    "nothing-to-pop": "there is no action to take back",
    "nothing-played": "nothing has been played yet",
    "no-chance": "there is nothing to throw or to reveal now",
    "game-over": "{action} is not possible: the game is over",
    "not-now": "{action} is not possible in the phase “{phase}”; legal here: {legal}",
    "must-turn": "Assam has to be turned left or right; legal here: {legal}",
    "not-in-pile": "a {colour} rug cannot be next in this pile",
    "under-assam": "{action} lies under Assam ({assam}); legal here: {legal}",
    "not-beside-assam": "{action} does not touch Assam's square ({assam}); legal here: {legal}",
    "far-square-first": "{action} is the wrong way round: the square next to Assam ({assam}) "
    "comes first, {right}",
    "covers-whole-rug": "{action} would cover a whole {colour} rug; legal here: {legal}",
    "same-colours": "{action} would cover two {colour} halves; legal here: {legal}",
    # Positions
    "position-fields": "a position has six fields (board, Assam, mover, phase, players, rules), "
    "not {given}",
    "position-assam": "“{text}” is not where Assam stands: write a square and N, E, S or W, "
    "as in d4S",
    "position-mover": "“{text}” is not whose turn it is: choose from {seats}",
    "position-phase": "“{text}” is no phase: choose from {phases}",
    "position-purse": "“{text}” is no player: write dirhams and rugs as in 30r12, or x1",
    "position-top": "“{text}” does not say the next rug as it should: with two colours "
    "and rugs left =r or =?, else nothing",
    "board-rows": "the board has seven rows, not {given}",
    "board-columns": "row {row} of the board has {given} squares, not seven",
    "board-cell": "row {row} of the board has “{text}”: write 1 to 7 for bare squares, "
    "or r, y, b, p and one of ^ > v <",
    "colour-not-played": "nobody plays {colour}, which lies on {square}",
    "half-off-board": "the other half of the rug on {square} would be off the board",
    "half-missing": "the other half of the rug on {square} should be on {other}, which is bare",
    "half-nowhere": "the other half of the rug on {square} is nowhere: no rug beside it covers it",
    "rugs-in-a-ring": "the rugs on {squares} would each have to lie under the next",
    "players-number": "there are {given} players, but the rules are for {wanted}",
    "purse-colours": "{seat} has rugs of these colours: {wanted}",
    "out-with-goods": "{seat} is out and can have neither dirhams nor rugs left",
    "too-many-rugs": "there are more than {most} {colour} rugs, laid and left",
    "top-not-in-pile": "{seat} cannot lay {colour} next: none is left",
    "top-unknown": "a pile has to show its next rug before this",
    "dirhams-together": "all dirhams together cannot be more than {most}",
    "out-without-elimination": "nobody goes out by these rules",
    "leaving-order": "those who are out left first, second, third, and one player stays in",
    "over": "the game is over here: no rug is left, or only one player",
    "not-over": "the game is not over here: rugs are left, and players",
    "mover-cannot": "it cannot be the turn of {seat}, who is out or has no rug left",
    # Plain data
    "field-object": "{path} has to be an object",
    "field-text": "{path} has to be a text",
    "field-flag": "{path} has to be true or false",
    "field-number": "{path} has to be a whole number from {least} to {most}",
    "field-list": "{path} has to be a list of {length}",
    "field-choice": "{path} has to be one of {choices}",
    "field-missing": "{path} is missing",
    "field-unknown": "there is no field {path}",
    "field-reveal-only": "{path} is given in the phase “reveal”, and in no other",
    "field-reveal": "the phase is “reveal” if and only if a pile has yet to show its next rug",
    "field-seat": "the seat that acts is {wanted} here",
    "field-leaving": "{path} is in, and so has not left",
    "rug-id": "rug {rug} is not one rug on two neighbouring squares: {squares}",
    "rug-id-two": "{squares} are one rug, and need the same id",
    # Records
    "in-record": "line {line}, column {column}: {why}",
    "record-header": 'this is no header: write [Name "value"]',
    "record-header-name": "“{name}” cannot be the name of a header here",
    "record-header-value": "the header {name} has to be a text",
    "record-remark": "a remark cannot follow action {number} of {actions}",
    "record-names": "there are {given} names for {players} players",
    "record-half-character": "there is half a character, which no file can hold",
    "record-header-twice": "the header {name} is there twice",
    "record-without-rules": "a game begins with headers, of which Rules must be one",
    "record-rules-differ": "the headers Rules and Position give different rules",
    "record-first": "“{text}” cannot begin: choose from {seats}",
    "record-word": "“{text}” is neither an action nor a turn's number nor a result",
    "record-open-remark": "this remark is not closed by }}",
    "record-number": "turn {number} should be turn {wanted}",
    "record-number-here": "turn {number} cannot begin here",
    "record-result": "the result is given as {stated}, but it is {result}",
    "record-not-one": "one game was expected, not {games}",
    # Bots
    "bot": "there is no bot “{text}”; there are {known}",
    "bot-text": "“{text}” names no bot: write a name, or a name with options like bestfirst:ms=200",
    "bot-option": "the bot {bot} has no option “{text}”; there are {known}",
    "bot-option-text": "“{text}” in “{bot}” is no option: write a name and a value like ms=200",
    "bot-option-number": "{option} cannot be {text}: it is a whole number from {least} to {most}",
    "bot-option-word": "{option} cannot be {text}: choose from {words}",
    "bot-class": "“{text}” does not say which class: write my_bot.py:MyBot",
    "bot-no-brain": "“{text}” runs in a process of its own, and has no brain to borrow",
    # Bots that users wrote: why they cannot be loaded, and what loses them a game
    "load-file": "there is no file {file}",
    "load-module": "there is no module {module}",
    "load-class": "there is no class {kind} in it; it has {known}",
    "load-choose": "its class {kind} has no method choose(self, view, clock)",
    "load-raised": "it raised {what} ({where})",
    "load-hung": "it was not ready after {seconds} s ({where})",
    "load-died": "its process ended with {what} ({where})",
    "load-hello": "it does not answer hello as an engine does: {what}",
    "forfeit-cannot-load": "{bot} cannot be loaded: {why}",
    "forfeit-raised": "{bot} raised {what} ({where}); the position was {position}",
    "forfeit-hung": "{bot} had not decided after {seconds} s ({where}); "
    "the position was {position}",
    "forfeit-died": "the process of {bot} ended with {what} ({where}); the position was {position}",
    "forfeit-no-action": "{bot} gave {what}, which is no action; the position was {position}",
    "forfeit-illegal": "{bot} chose {action}, which is not allowed: {why}; "
    "the position was {position}",
    "forfeit-stopped": "{bot} is not started again: it failed {times} times one after the other, "
    "lastly so: {why}",
    # Matches
    "arena-nobody": "a match needs at least one bot",
    "arena-games": "a match has at least one game, not {number}",
    "arena-other-match": "{file} holds another match: its {what} differ from what was asked for",
    "arena-no-state": "{file} does not hold the state of a match",
    "arena-extra": "this needs {package}: pip install 'marrakech[{extra}]'",
    "arena-plot": "a plot is written to a .png or .svg file, not to {file}",
    "arena-cluster": "no Ray cluster answers at {address}: {why}",
    "survey-not-learned": "the bot {bot} has not learned to play {rules} yet",
    # Training
    "train-no-state": "{file} does not hold the state of a training, or of this version",
    "train-other-plan": "{file} holds another training: its {what} differ from what was asked for",
    "train-no-value": "{file} does not hold a value",
    "train-other-rules": "{file} was learned for {learned}, and not for {wanted}",
    # Servers
    "server-no-table": "there is no such table, or it is gone",
    "server-not-found": "there is nothing here",
    "server-method": "this cannot be done here",
    "server-not-understood": "this cannot be understood: {why}",
    "server-too-large": "this is too large: at most {most} bytes are taken",
    "server-too-many": "too much at once: try again in {seconds} s",
    "server-full": "there are too many tables here at the moment",
    "server-closing": "this server is closing: try again in {seconds} s",
    "server-lobby": "{most} of your tables wait in the lobby already",
    "server-storage": "this server cannot reach its storage now: try again in {seconds} s",
    "server-origin": "a page from elsewhere may not talk to this server",
    "server-banned": "who comes from this address is kept out here until {until}",
    "server-banned-name": "nobody can be called “{name}” here until {until}",
    "server-no-such-player": "nobody sits on seat {seat} whom you could report",
    "server-host": "this server does not answer to that name",
    "server-not-your-seat": "seat {seat} is not yours",
    "server-own-secrets": "a secret of your own has 22 to 64 letters, digits, - and _, "
    "and there is a different one for each person",
    "server-seated": "somebody at your address sits at this table already",
    "server-passport": "this passport cannot be read: its secret has 22 to 64 letters",
    "server-no-passport": "there is no such passport here",
    "server-token": "this token opens nothing here: it was revoked, or was never made",
    "server-no-token": "there is no such token",
    "server-scope": "this token may not do that: it takes one with the scope {scope}",
    "server-tokens": "a passport has at most {most} tokens: revoke one that you do not use",
    "server-programs": "programs do not play here",
    "server-match-programs": (
        "a quick match is for people: a program sets up a table of its own (POST /api/tables), "
        "or is sent a link to one"
    ),
    "server-ahead": "this table has come to event {number} only",
    "server-still-playing": "this is for finished games, and the game is still going on",
    "server-day-hidden": "this is a table of today's market: others can look when the day is over",
    "server-no-day": "there was no market on that day",
    "server-day-over": "this market has closed: from one o'clock (UTC) on it can be played again, "
    "unscored",
    "server-broken": "something went wrong here, and was written down",
    "server-damaged": "this table is damaged: its host has to restore it, and has been told so",
    # What is stored
    "data-file": "{file} cannot be used: {why}",
    "data-no-database": (
        "{file} is no database of tables: move it away, or name another folder with --data"
    ),
    "data-damaged": (
        "{file} is damaged ({why}): restore a backup with “marrakech database restore”; nothing"
        " was changed"
    ),
    "data-newer": (
        "{file} is of a newer version of this program (form {found}; this one knows {known}): "
        "start that version, or let it go back with “marrakech database downgrade {known}”"
    ),
    "data-older": (
        "{file} has forgotten something: {wanted} changes were stored and {found} are there. "
        "Its -wal file was lost, or it is an older copy. Put back what is missing, or restore a"
        " backup; to go on with it as it is, remove {mark}"
    ),
    "data-locked": "{file} is locked by another program: end that one, and try again",
    "data-no-key": (
        "{file} is no key: a key is 64 hexadecimal digits. Put the right one back; nothing was "
        "changed"
    ),
    "data-key-missing": (
        "the key {file} is missing, without which no table can be read: put it back from its "
        "copy, or say with --key-file where it is. Nothing was changed"
    ),
    "data-key-wrong": (
        "{file} is not the key that this database was written with: put the right one back, or "
        "say with --key-file where it is. Nothing was changed"
    ),
    "data-none": "there is no database at {file}",
    "data-outdated": "{file} is of an older version: start the server once, to bring it up to date",
    "data-exists": "{file} is there already: choose another name",
    "data-in-use": "{file} is in use: stop the server first",
    "data-form": "there is no form {form} to go back to; there are {known}",
    # Tables
    "table-all-agreed": "everybody has agreed to play again already",
    "table-begun": "the game has begun already",
    "table-bot-plays": "a bot plays here at the moment; come back first",
    "table-chain-taken": "the luck of two players cannot hang on one chain",
    "table-closed": "this table was closed by who had set it up",
    "table-closed-by-host": "the host has closed this table",
    "table-colours": "the colours of a table are red, yellow, blue and purple, each once",
    "table-deserted": "nobody is at this table at the moment: try again when somebody is back",
    "table-dice-header": "the header {name} of this record cannot be read",
    "table-dice-version": "dice of version {version} are not known here",
    "table-full": "all seats are taken",
    "table-gone": "who has given up plays no more",
    "table-id-used": "this id was used for something else already",
    "table-level": "there is no level “{level}”; there are {known}",
    "table-level-of-person": "seat {seat} is not for a bot, and so has no level",
    "table-long-record": "a game of more than {most} actions is too long to be shown",
    "table-mixed-name": "a word of “{name}” mixes alphabets that look alike: "
    "write it in one of them",
    "table-no-name": "a name has at least one letter that can be shown",
    "table-no-record": "there is no game in this record",
    "table-no-seed": "this record has no seed and no commitment to check it by",
    "table-no-such-seat": "seat {seat} is not one of yours at this table",
    "table-no-take-back": "there is no turn that could be taken back",
    "table-no-throw": "the die is not to be thrown now",
    "table-no-undo": "there is nothing to undo any more",
    "table-rated": "a rated game has hints and taking back off, begins at the beginning with the"
    " usual rugs and dirhams, and has each person at a screen of their own",
    "table-position": "a game goes on only from a position that is not its end, and only where all"
    " people share one screen",
    "table-nobody-waits": "somebody has to sit at a table with open seats",
    "table-not-away": "this player is here",
    "table-not-begun": "the game has not begun yet",
    "table-not-by-hand": "{action} is a matter of chance, not of choice",
    "table-not-maker": "only who set the table up can close it",
    "table-not-maker-starts": "only who set the table up can begin with bots",
    "table-not-over": "the game is not over yet",
    "table-not-your-turn": "it is not your turn",
    "table-over": "the game is over",
    "table-phrase": "nobody here can say “{phrase}”",
    "table-plays-already": "you are playing already",
    "table-programs": "programs do not play at this table",
    "table-same-name": "somebody at this table is called “{name}” already: add something to it",
    "table-seats-and-rules": "{seats} seats do not fit rules for {players} players",
    "table-stale": "something has happened meanwhile; look again",
    "table-taken": "seat {seat} is taken",
    "table-time-over": "the time for this turn is over: a bot plays it",
    "table-too-long": "too much has happened at this table already: only the game goes on",
    "table-too-much-talk": "that is a lot of talk; wait a moment",
    "table-too-often": "this was done {times} times already, and that is enough",
    "table-day": "this is a day's market: everybody plays it alone, once, and with the same dice",
    "table-wrong-link": "this link does not follow the last one of your chain",
}

RULES = {
    # Actions and squares
    "square": "R1.1",
    "rug": "R5.1",
    # Rule sets
    "one-colour-needs-two": "R2.3",
    "alternating-needs-two-colours": "R2.3",
    "odd-rugs": "R2.3",
    "no-hidden-piles": "R2.3",
    "wrong-piles": "R2.3",
    # What is not allowed
    "game-over": "R6.1",
    "not-now": "R3.1",
    "must-turn": "R7.3",
    "not-in-pile": "R2.3",
    "under-assam": "R5.1",
    "not-beside-assam": "R5.1",
    "covers-whole-rug": "R5.2",
    "same-colours": "R5.3",
    # Positions
    "board-rows": "R1.1",
    "board-columns": "R1.1",
    "colour-not-played": "R2.2",
    "half-off-board": "R5.1",
    "half-missing": "R5.1",
    "half-nowhere": "R5.1",
    "purse-colours": "R2.2",
    "out-with-goods": "R4.3",
    "too-many-rugs": "R2.2",
    "top-not-in-pile": "R2.3",
    "top-unknown": "R2.3",
    "out-without-elimination": "R4.4",
    "leaving-order": "R6.2",
    "over": "R6.1",
    "not-over": "R6.1",
    "mover-cannot": "R3.1",
    "field-reveal": "R2.3",
    "rug-id": "R5.1",
    # Tables
    "table-no-throw": "R3.1",
    "table-not-your-turn": "R3.1",
    "table-over": "R6.1",
}
"""The rule of the game that a refusal follows from. All other refusals are about notation, files,
bots, servers and the like."""
ORDER_WITH_TURN_AT_END = "R7.1"
"""The rule that takes the place of R3.1, the order of a turn, where Assam is turned at its end."""

MOST_SHOWN = 80
"""More characters than this of what was given are not repeated in an error."""
_GIVEN = ("text", "value", "name", "path", "stated")
"""The details that come from outside."""

_HARMFUL = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)


def printable(text: str) -> str:
    """A text from outside, with what could play tricks on a terminal written as an escape."""
    return _HARMFUL.sub(lambda match: match[0].encode("unicode_escape").decode(), text)


class Refusal(ValueError):  # noqa: N818  (the rules refuse; nothing is in error)
    """The base of all that the core refuses."""

    family: ClassVar[str] = ""
    """What the names of its reasons begin with in the table, where all of them begin alike."""

    def __init__(self, reason: str, **details: object) -> None:
        self.reason = reason
        self.details = {
            name: _shown(value) if name in _GIVEN and type(value) is str else value
            for name, value in details.items()
        }
        self.rule = RULES.get(self.family + reason)
        """The rule of the game that it follows from, such as ``R5.2``, if it follows from one."""
        super().__init__(REASONS[self.family + reason].format(**self.details))

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (type(self), self.reason, self.details), {"rule": self.rule}


def _shown(given: str) -> str:
    """What was given, as it can be repeated to a person."""
    text = printable(given[: MOST_SHOWN + 1])
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def _refused(kind: type[Refusal], reason: str, details: dict[str, object]) -> Refusal:
    """Make a refusal from its reason and details: used to unpickle."""
    return kind(reason, **details)


class BadNotation(Refusal):
    """A text or a JSON form that cannot be read, or that describes no sensible position."""


class BadRules(Refusal):
    """A combination of options that makes no game."""


class IllegalAction(Refusal):
    """An action that is not allowed now, or not there."""


class BadRecord(BadNotation):
    """A record that cannot be read, or holds an action that is not legal; says where."""

    def __init__(self, why: Refusal, line: int, column: int) -> None:
        super().__init__("in-record", line=line, column=column, why=why)
        self.why = why
        self.rule = why.rule
        self.line = line
        self.column = column

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.why, self.line, self.column)
