"""What reviews and analyses say, in the terminal and on a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.cli.show import player_name
from marrakech.core.actions import Reveal, Roll, Turn
from marrakech.study.review import Decision

if TYPE_CHECKING:
    from marrakech.cli.terminal import Terminal
    from marrakech.core.actions import Action
    from marrakech.core.market import Market
    from marrakech.locales import Speaker
    from marrakech.study.habits import Spot
    from marrakech.study.likeness import Likeness
    from marrakech.study.reasons import Reason
    from marrakech.study.review import Review, Step

BAR = 24
"""Characters of a bar that is a chance of one."""
SHARES = ("goes-out", "next-goes-out")
"""Reasons that are a chance, and are told in per cent."""
WORST = 10
"""So many decisions are listed, those that cost most."""


def action_words(say: Speaker, action: Action) -> str:
    """An action as people say it: places are written as in records."""
    if isinstance(action, Turn):
        return say("study-action-turn", way=action.way)
    if isinstance(action, Roll):
        return say("study-action-throw", steps=action.steps)
    if isinstance(action, Reveal):
        return say("study-action-reveal", colour=say("words-colour", colour=action.colour))
    return action.text


def bar(terminal: Terminal, share: float, width: int = BAR) -> str:
    """A chance as a bar."""
    full, empty = ("█", "·") if terminal.best_style != "ascii" else ("#", ".")
    filled = round(width * min(1.0, max(0.0, share)))
    return full * filled + empty * (width - filled)


def points(number: float) -> str:
    """A chance in per cent."""
    return f"{100 * number:.1f}"


def signed(number: float, digits: int = 1) -> str:
    """A number with its sign, without that of a zero."""
    return f"{round(number, digits) + 0.0:+.{digits}f}"


def reason_words(say: Speaker, game: Market, reason: Reason) -> str:
    """A reason as a sentence."""
    digits = 0 if reason.code in SHARES or float(reason.value).is_integer() else 1
    scale = 100 if reason.code in SHARES else 1
    here, there = (f"{scale * number:.{digits}f}" for number in (reason.value, reason.other))
    if digits == 0 and not float(reason.other).is_integer() and reason.code not in SHARES:
        there = f"{reason.other:.1f}"
    details: dict[str, str] = {"value": here, "other": there}
    if reason.code == "their-area-cut":
        details["player"] = player_name(say, game, (), reason.seat)
    return say(f"study-reason-{reason.code}", **details)


def like_words(say: Speaker, like: Likeness | None) -> str:
    """Which bot played as well, and how sure that is."""
    if like is None:
        return ""
    first, last = (say(f"bots-who-{name}") for name in (like.weakest, like.strongest))
    return first if first == last else say("study-like-between", first=first, last=last)


def moment(say: Speaker, step: Step, who: list[str]) -> str:
    """What happened at one step, and what it changed for everybody."""
    told = say(
        "study-moment",
        turn=step.turn,
        player=who[step.seat],
        action=action_words(say, step.action),
    )
    changes = ", ".join(
        f"{name} {say.digits(signed(100 * step.change.chances[seat]))}"
        for seat, name in enumerate(who)
    )
    better = ""
    if isinstance(step, Decision) and step.loss > 0:
        best = action_words(say, step.analysis.best.action)
        better = " " + say("study-moment-better", action=best)
    return f"{told}. {changes}.{better}"


def worst_decisions(found: Review) -> list[Decision]:
    """The decisions that were at least an inaccuracy, the worst first."""
    named = [step for step in found.decisions if step.word is not None]
    return sorted(named, key=lambda step: -step.loss)[:WORST]


def spot_words(say: Speaker, spot: Spot) -> str:
    """The name of a kind of decisions, such as rugs in the first half."""
    return say("study-spot", kind=spot.kind, part=spot.part)


def sum_columns(say: Speaker) -> list[str]:
    """The column titles of the table of sums: start, luck, skill and so on."""
    names = ("start", "luck", "skill", "others")
    return [
        say("show-column-player"),
        *(say(f"study-column-{name}") for name in names),
        say("record-column-result"),
        *(say(f"study-column-{name}") for name in ("usual", "second-look")),
    ]


def worst_columns(say: Speaker) -> list[str]:
    """The column titles of the table of the worst decisions."""
    return [
        say("study-column-turn"),
        say("show-column-player"),
        say("perft-column-action"),
        say("study-column-better"),
        say("study-column-loss"),
    ]


def dice_columns(say: Speaker) -> list[str]:
    """The column titles of the table of dice."""
    return [
        say("show-column-player"),
        *(say(f"study-column-{name}") for name in ("throws", "mean")),
        *(say.digits(face) for face in (1, 2, 3, 4)),
        *(say(f"study-column-{name}") for name in ("paid", "expected", "luck")),
    ]
