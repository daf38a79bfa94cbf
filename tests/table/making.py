"""Tables for tests, and hands to play at them."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

from marrakech.table import messages
from marrakech.table.entries import decode, encode
from marrakech.table.table import Table

if TYPE_CHECKING:
    from marrakech.table.entries import AnyEntry
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


def plan(kinds: str, **options: Any) -> messages.NewTable:  # noqa: ANN401
    """A plan with a letter for each seat: a person, an open seat, a bot."""
    seats = [SEATS[kind] for kind in kinds]
    named = [
        messages.SeatPlan("person", f"Player {number}") if seat.kind == "person" else seat
        for number, seat in enumerate(seats)
    ]
    return messages.NewTable(named, **options)


class Club:
    """A table with a clock on the wall, where everything is stored and read again."""

    def __init__(self, kinds: str, seed: bytes = SEED, **options: Any) -> None:  # noqa: ANN401
        self.now = START
        keys = [key(f"secret {n}") if kind == "p" else None for n, kind in enumerate(kinds)]
        self.stored: list[bytes] = []
        self.table = Table("table")
        self._keep(Table.set_up("table", plan(kinds, **options), seed, keys, self.now))
        self.commands = 0
        self.luck = Random(7)

    def _keep(self, entries: tuple[AnyEntry, ...]) -> None:
        self.stored += [encode(entry) for entry in entries]
        self.table.apply(entries)

    def restored(self) -> Table:
        """The table as another process would find it."""
        return Table("table", [decode(entry) for entry in self.stored])

    def state(self, *you: int, since: int = 0) -> messages.State:
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

    def sit(self, name: str, secret: str, seat: int | None = None) -> int:
        """Somebody sits down."""
        self.now += 100
        taken, entries = self.table.sit(messages.TakeSeat(name, seat), key(secret), self.now)
        self._keep(entries)
        return taken

    def tick(self, after: int) -> tuple[AnyEntry, ...]:
        """Time passes."""
        self.now += after
        entries = self.table.tick(self.now)
        self._keep(entries)
        return entries

    def step(self) -> None:
        """Whoever has to act does something that is allowed: the first that comes to mind."""
        thinker = self.table.thinker()
        if thinker is not None:
            self.now += 10
            action = self.luck.choice(thinker.view.legal())
            self._keep(self.table.bot_acts(thinker, action.text, self.now))
            return
        todo = self.state().todo
        assert todo is not None
        if todo.phase == "roll":
            self.do(todo.seat, messages.Throw())
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
