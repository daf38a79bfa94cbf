"""A whole game as one animated SVG (SMIL, no script): rugs appear, and Assam walks.

Every part has one animation that lasts as long as the whole film, with key times for its own
changes: so all parts stay in step when the film repeats.
"""

from __future__ import annotations

from math import atan2, cos, degrees, pi, sin
from typing import TYPE_CHECKING, NamedTuple

from marrakech.core.rugs import Rug
from marrakech.core.story import Laid, Turned, Walked
from marrakech.draw import art
from marrakech.draw.art import circle, num, rect
from marrakech.draw.svg import (
    AHEAD,
    ANGLE,
    SIDE,
    Picture,
    centre,
    mosaic_centre,
    mouth,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from marrakech.core.board import Colour, Heading, Square, Step
    from marrakech.core.game import Game
    from marrakech.core.story import Event, Payment
    from marrakech.draw.palette import Palette

# Seconds, at the usual pace
REST = 0.25
TURN = 0.3
STEP = 0.22
PAYING = 0.6
LAY = 0.35
END = 3.0

ARC = 6  # straight pieces of the way through a mosaic


def seconds(event: Event) -> float:
    """How many seconds an action is shown; 0 for drawing from a pile, which cannot be seen."""
    if isinstance(event, Walked):
        return STEP * event.steps + (PAYING if event.payment else 0) + REST
    if isinstance(event, Turned):
        return TURN
    return LAY + REST if isinstance(event, Laid) else 0


class Pose(NamedTuple):
    """Where Assam is at a time; his angle may exceed 360, or SVG would turn him the long way."""

    time: float
    x: float
    y: float
    angle: float


class Film(Picture):
    """Draws the parts of the film."""

    def __init__(
        self, start: Game, history: Sequence[Event], palette: Palette, name: str, pace: float
    ) -> None:
        super().__init__(start, palette, name)
        self.end = start.copy()
        for event in history:
            self.end.push(event.action)
        self.history = history
        self.pace = pace
        self.length = REST + sum(seconds(event) for event in history) + END
        self.repeat = ""

    def drawn(self, coordinates: bool, loop: bool) -> str:
        """The film; where the viewer's system asks for less motion, its last position instead."""
        self.repeat = 'repeatCount="indefinite"' if loop else 'fill="freeze"'
        moving = "".join((*self._rugs(), *self._payments(), self._walker()))
        return "".join(
            (
                self._without_motion(),
                self.definitions(self._all_kinds()),
                self.ground(coordinates),
                f'<g class="{self.name}-moving">{moving}</g>',
                # a viewer without CSS shows the film only
                f'<g class="{self.name}-still" display="none">{self._still()}</g>',
            )
        )

    def _without_motion(self) -> str:
        rules = f".{self.name}-moving{{display:none}}.{self.name}-still{{display:inline}}"
        return f"<style>@media (prefers-reduced-motion: reduce){{{rules}}}</style>"

    def _still(self) -> str:
        """The last position."""
        last = Picture(self.end, self.palette, self.name)
        return "".join(map(last.rug, self.end.rugs())) + last.assam(self.end.assam)

    def _moments(self) -> Iterator[tuple[float, Event]]:
        """Each event of the game, with the second at which it begins."""
        time = REST
        for event in self.history:
            yield time, event
            time += seconds(event)

    def _animated(self, attribute: str, moments: Sequence[tuple[float, str]]) -> str:
        """An animation of an attribute through the given values, each at its time."""
        times = [0.0, *(time for time, _ in moments), self.length]
        values = [moments[0][1], *(value for _, value in moments), moments[-1][1]]
        return (
            f'<animate attributeName="{attribute}" values="{";".join(values)}"'
            f' keyTimes="{self._key_times(times)}" dur="{self._duration}" {self.repeat}/>'
        )

    def _transformed(self, kind: str, moments: Sequence[tuple[float, str]]) -> str:
        times = [0.0, *(time for time, _ in moments), self.length]
        values = [moments[0][1], *(value for _, value in moments), moments[-1][1]]
        return (
            f'<animateTransform attributeName="transform" type="{kind}"'
            f' values="{";".join(values)}" keyTimes="{self._key_times(times)}"'
            f' dur="{self._duration}" {self.repeat}/>'
        )

    def _key_times(self, times: Sequence[float]) -> str:
        return ";".join(f"{time / self.length:.5f}".rstrip("0").rstrip(".") for time in times)

    @property
    def _duration(self) -> str:
        return f"{self.length / self.pace:.2f}s"

    # ---------------------------------------------------------------- rugs

    def _leaving(self) -> dict[Colour, float]:
        """When colours become neutral in the course of the game (R4.3)."""
        return {
            colour: time + STEP * event.steps
            for time, event in self._moments()
            if isinstance(event, Walked) and event.out
            for colour in self.game.rules.colours_of(event.seat)
        }

    def _all_kinds(self) -> dict[str, Colour]:
        """Every kind of rug that can be seen at any time of the film."""
        rugs = self.game.rugs()
        laid = [event.colour for event in self.history if isinstance(event, Laid)]
        colours = dict.fromkeys((*(rug.colour for rug in rugs), *laid))
        faded = {f"neutral-{colour}": colour for colour in colours if colour in self._leaving()}
        return {self.kind(colour): colour for colour in colours} | faded

    def _rugs(self) -> Iterator[str]:
        """The rugs, each where it was laid, and once more in undyed wool if it becomes neutral."""
        leaving = self._leaving()
        lying = [(None, rug) for rug in self.game.rugs()]
        laid = [
            (time, Rug(event.colour, _in_order(event.squares), (True, True)))
            for time, event in self._moments()
            if isinstance(event, Laid)
        ]
        for since, rug in (*lying, *laid):
            until = leaving.get(rug.colour)
            drawn = self.rug(rug)
            if until is not None:
                faded = self.rug(rug, f"neutral-{rug.colour}")
                drawn += f'<g opacity="0">{faded}{self._appears(until)}</g>'
            yield drawn if since is None else (f'<g opacity="0">{drawn}{self._appears(since)}</g>')

    def _appears(self, time: float) -> str:
        return self._animated("opacity", [(time, "0"), (time + LAY, "1")])

    # ---------------------------------------------------------------- paying

    def _payments(self) -> Iterator[str]:
        """A glow on the squares that are paid for, while that is shown."""
        for time, event in self._moments():
            if isinstance(event, Walked) and event.payment:
                begins = time + STEP * event.steps
                shine = self._animated(
                    "opacity",
                    [
                        (begins, "0"),
                        (begins + PAYING / 4, "1"),
                        (begins + PAYING * 3 / 4, "1"),
                        (begins + PAYING, "0"),
                    ],
                )
                yield f'<g opacity="0">{self._area(event.payment)}{shine}</g>'

    def _area(self, payment: Payment) -> str:
        return "".join(
            rect(
                square.column * SIDE + 5,
                square.row * SIDE + 5,
                SIDE - 10,
                SIDE - 10,
                rx="8",
                fill=self.palette.glow,
                fill_opacity=".35",
                stroke=self.palette.glow,
                stroke_width="5",
            )
            for square in payment.squares
        )

    # ---------------------------------------------------------------- Assam

    def _walker(self) -> str:
        poses = list(self._poses())
        shade = "".join(
            circle(2, 4, radius, fill=self.palette.shadow, fill_opacity=".16")
            for radius in (34, 37, 40)
        )
        first = poses[0]
        walks = self._transformed("translate", [(p.time, f"{num(p.x)},{num(p.y)}") for p in poses])
        turns = self._transformed("rotate", [(p.time, num(p.angle)) for p in poses])
        return (
            f'<g transform="translate({num(first.x)},{num(first.y)})">{shade}'
            f'<g transform="rotate({num(first.angle)})">{art.assam(self.palette)}{turns}</g>'
            f"{walks}</g>"
        )

    def _poses(self) -> Iterator[Pose]:
        """Assam's poses; between two of them he goes in a straight line and turns evenly."""
        assam = self.game.assam
        now = Pose(0.0, *centre(assam.square), ANGLE[assam.heading])
        yield now
        for time, event in self._moments():
            if isinstance(event, Turned):
                yield now._replace(time=time)
                now = now._replace(
                    time=time + TURN * 0.8, angle=_toward(now.angle, ANGLE[event.heading])
                )
                yield now
            elif isinstance(event, Walked):
                now = now._replace(time=time)
                yield now
                for step, before, at in _steps(event):
                    for now in _taken(now, step, before, at):  # noqa: B020  (each goes on from it)
                        yield now


def _steps(event: Walked) -> Iterator[tuple[Step, Heading, Square]]:
    """The steps of a walk, each with the heading and the square that it begins with."""
    heading, at = event.before, event.start
    for step in event.path:
        yield step, heading, at
        heading, at = step.heading, step.square


def _taken(now: Pose, step: Step, heading: Heading, at: Square) -> Iterator[Pose]:
    """One step: straight on, or by the arc of a mosaic."""
    end = centre(step.square)
    if step.mosaic is None:
        yield now._replace(time=now.time + STEP, x=end[0], y=end[1])
        return
    middle = mosaic_centre(step.mosaic)
    mouths = mouth(at, heading), mouth(step.square, step.heading.opposite)
    first, last = (atan2(y - middle[1], x - middle[0]) for x, y in mouths)
    right, down = AHEAD[heading]
    clockwise = -(mouths[0][1] - middle[1]) * right + (mouths[0][0] - middle[0]) * down > 0
    sweep = (last - first) % (2 * pi) if clockwise else -((first - last) % (2 * pi))
    for piece in range(ARC + 1):
        turn = first + sweep * piece / ARC
        yield Pose(
            now.time + STEP * (1 + 2 * piece / ARC) / 4,
            middle[0] + SIDE / 2 * cos(turn),
            middle[1] + SIDE / 2 * sin(turn),
            now.angle + degrees(sweep) * piece / ARC,
        )
    yield Pose(now.time + STEP, *end, now.angle + degrees(sweep))


def _toward(angle: float, wanted: float) -> float:
    """The wanted angle plus or minus whole turns, as near as possible to the present one."""
    return angle + (wanted - angle + 180) % 360 - 180


def _in_order(squares: tuple[Square, Square]) -> tuple[Square, Square]:
    first, second = sorted(squares)
    return first, second
