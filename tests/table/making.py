"""Builds tables for tests, and sends them commands with a clock that the test sets."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

from marrakech.table import messages
from marrakech.table.dice import Chain
from marrakech.table.entries import decode, encode
from marrakech.table.table import Table

if TYPE_CHECKING:
    from marrakech.table.entries import AnyEntry
    from marrakech.table.face import Face
    from marrakech.table.messages import Command

SEED = bytes(range(32))
START = 1_700_000_000_000


def key(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


SEATS = {
    "p": messages.SeatPlan("person", "Player"),
    "o": messages.SeatPlan("open"),
    "b": messages.SeatPlan("bot", "", "porter"),
}


@cache
def chain(name: str) -> Chain:
    """The chain of hashes that a player of this name adds to the dice."""
    return Chain(sha256(name.encode()).digest())


def plan(kinds: str, end: str | None = None, **options: Any) -> messages.NewTable:  # noqa: ANN401
    """A plan with a letter for each seat: a person, an open seat, a bot.

    ``end`` is that of the chain of all people at this screen.
    """
    seats = [SEATS[kind] for kind in kinds]
    named = [
        messages.SeatPlan("person", f"Player {number}", chain=end)
        if seat.kind == "person"
        else seat
        for number, seat in enumerate(seats)
    ]
    return messages.NewTable(named, **options)


class Club:
    """A table with a clock on the wall, where everything is stored and read again.

    Those who set it up share a chain, unless ``chains`` says that they have an older page.
    """

    def __init__(
        self,
        kinds: str,
        seed: bytes = SEED,
        *,
        chains: bool = True,
        **options: Any,  # noqa: ANN401
    ) -> None:
        self.now = START
        self.chains: dict[str, Chain] = {}
        """By their ends."""
        self.has_chains = chains
        end = self._new_chain("makers")
        keys = [key(f"secret {n}") if kind == "p" else None for n, kind in enumerate(kinds)]
        self.stored: list[bytes] = []
        self.table = Table("table")
        self._keep(Table.set_up("table", plan(kinds, end, **options), seed, keys, self.now))
        self.commands = 0
        self.luck = Random(7)

    def _keep(self, entries: tuple[AnyEntry, ...]) -> None:
        self.stored += [encode(entry) for entry in entries]
        self.table.apply(entries)

    def _new_chain(self, name: str) -> str | None:
        if not self.has_chains:
            return None
        made = chain(name)
        self.chains[made.end] = made
        return made.end

    def link(self, seat: int) -> str | None:
        """What a seat's browser reveals with its next throw."""
        head, end = self.table.head(seat), self.table.seats[seat].chain
        return None if head is None or end is None else self.chains[end].after(head)

    def throw(self, seat: int, **how: Any) -> tuple[AnyEntry, ...]:  # noqa: ANN401
        """Somebody throws the die, as their browser does it."""
        return self.do(seat, messages.Throw(self.link(seat)), **how)

    def host_closes(self, why: str) -> None:
        """The host ends what goes on here."""
        self._keep(self.table.close(why, self.now))

    def restored(self) -> Table:
        """The table as another process would find it."""
        return Table("table", [decode(entry) for entry in self.stored])

    def state(self, *you: int, since: int = 0) -> messages.TableState:
        """What one sees."""
        return self.table.state(you, since, self.now)

    def do(
        self,
        seat: int,
        command: Command,
        command_id: str | None = None,
        version: int | None = None,
        away: tuple[int, ...] = (),
        after: int = 100,
    ) -> tuple[AnyEntry, ...]:
        """Somebody does something, a moment later."""
        self.now += after
        self.commands += 1
        entries = self.table.do(
            messages.Do(
                command_id or f"command {self.commands}",
                self.table.version if version is None else version,
                seat,
                command,
            ),
            self.now,
            away,
        )
        self._keep(entries)
        return entries

    def sit(self, name: str, secret: str, seat: int | None = None, face: Face | None = None) -> int:
        """Somebody sits down."""
        self.now += 100
        take = messages.TakeSeat(name, seat, self._new_chain(secret))
        taken, entries = self.table.sit(take, key(secret), self.now, face)
        self._keep(entries)
        return taken

    def tick(self, after: int) -> tuple[AnyEntry, ...]:
        """Time passes."""
        self.now += after
        entries = self.table.tick(self.now)
        self._keep(entries)
        return entries

    def step(self) -> None:
        """Let whoever has to act take the first legal action."""
        bot_to_move = self.table.bot_to_move()
        if bot_to_move is not None:
            self.now += 10
            action = self.luck.choice(bot_to_move.view.legal())
            self._keep(self.table.bot_acts(bot_to_move, action.text, self.now))
            return
        todo = self.state().todo
        assert todo is not None
        if todo.phase == "roll":
            self.throw(todo.seat)
        else:
            self.do(todo.seat, messages.Act(self.luck.choice(todo.legal)))

    def play(self, steps: int | None = None) -> None:
        """Play on, to the end or for some steps."""
        while self.table.standing == "playing" and steps != 0:
            self.step()
            steps = None if steps is None else steps - 1

    def until(self, phase: str, seat: int | None = None) -> None:
        """Play on until somebody, or a certain one, has to do something."""
        while True:
            todo = self.state().todo
            assert todo is not None, "the game ended first"
            if todo.phase == phase and seat in {None, todo.seat}:
                return
            self.step()
