"""Reviews and analyses as plain data that JSON can hold."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

from marrakech.study.review import Decision

if TYPE_CHECKING:
    from collections.abc import Sequence

    from marrakech.study.analysis import Analysis
    from marrakech.study.estimates import Estimate
    from marrakech.study.reasons import Explanation, Reason
    from marrakech.study.review import PlayerReview, Review, Step
    from marrakech.study.rollouts import Rollout
    from marrakech.study.worth import Method, Worth


VERSION = 2
"""The version of stored reviews. Raise it whenever the same game would get other numbers, because
the value or the search has changed: older reviews are then made anew.
"""
DIGITS = 5
"""Decimals of what is sent to people, who see two of them."""


def plain_worth(worth: Worth) -> dict[str, Any]:
    """Chances and margins by seat."""
    return {"chances": list(worth.chances), "margins": list(worth.margins)}


def plain_method(method: Method) -> dict[str, Any]:
    """How something was found."""
    return {
        "kind": method.kind,
        "turns": method.turns,
        "games": method.games,
        "exact": method.is_exact,
    }


def plain_estimate(estimate: Estimate | None) -> dict[str, float | None] | None:
    """A value with its interval; JSON knows no infinite ends."""
    if estimate is None:
        return None
    return {name: end if isfinite(end) else None for name, end in estimate._asdict().items()}


def plain_analysis(found: Analysis) -> dict[str, Any]:
    """A position, with everything that can be done there."""
    return {
        "phase": found.phase.value,
        "seat": found.seat,
        "worth": plain_worth(found.worth),
        "method": plain_method(found.method),
        "matters": found.matters,
        "choices": [
            {
                "action": choice.action.text,
                **plain_worth(choice.worth),
                "loss": choice.loss,
                "margin_loss": choice.margin_loss,
                "word": choice.word,
            }
            for choice in found.choices
        ],
        "possibilities": [
            {
                "action": each.action.text,
                "share": each.share,
                **plain_worth(each.worth),
                "luck": plain_worth(each.luck),
            }
            for each in found.possibilities
        ],
    }


def plain_rollout(found: Rollout) -> dict[str, Any]:
    """What came of some choices."""
    return {
        "seat": found.seat,
        "seed": found.seed,
        "decided": found.decided,
        "stopped": found.stopped,
        "choices": [
            {
                "action": choice.action.text,
                **plain_worth(choice.worth),
                "chance": plain_estimate(choice.chance),
                "margin": plain_estimate(choice.margin),
                "loss": plain_estimate(choice.loss),
                "dropped": choice.dropped,
                "method": plain_method(choice.method),
            }
            for choice in found.choices
        ],
    }


def plain_explanation(told: Explanation) -> dict[str, Any]:
    """Two choices, and in what they differ."""
    return {
        "seat": told.seat,
        "action": told.action.text,
        "other": told.other.text,
        "chance": told.chance,
        "margin": told.margin,
        "reasons": plain_reasons(told.reasons),
        "against": plain_reasons(told.against),
        "rugs_left": list(told.rugs_left),
    }


def plain_reasons(reasons: Sequence[Reason]) -> list[dict[str, Any]]:
    """In what two choices differ, the weightiest first."""
    return [_reason(reason) for reason in reasons]


def _reason(reason: Reason) -> dict[str, Any]:
    return {**reason._asdict(), "weight": reason.weight}


def plain_review(found: Review) -> dict[str, Any]:
    """A whole game."""
    return {
        "depth": found.depth.name,
        "turns": found.depth.turns,
        "start": plain_worth(found.start),
        "result": plain_worth(found.result),
        "finished": found.finished,
        "gave_up": list(found.gave_up),
        "players": [_player(player) for player in found.players],
        "turning_points": [step.number for step in found.turning_points()],
        "steps": [_step(step) for step in found.steps],
    }


def _step(step: Step) -> dict[str, Any]:
    told = {
        "number": step.number,
        "turn": step.turn,
        "seat": step.seat,
        "action": step.action.text,
        "revised": plain_worth(step.revised),
        "after": plain_worth(step.after),
        "analysis": plain_analysis(step.analysis),
    }
    if isinstance(step, Decision):
        return {
            **told,
            "kind": "decision",
            "best": step.analysis.best.action.text,
            "loss": step.loss,
            "word": step.word,
            "matters": step.matters,
            "skill": plain_worth(step.skill),
        }
    return {**told, "kind": "chance", "luck": plain_worth(step.luck)}


def compact_review(found: Review) -> dict[str, Any]:
    """A whole game without its steps, which :func:`compact_step` tells one by one."""
    told = plain_review(found._replace(steps=()))
    del told["steps"]
    points = [step.number for step in found.turning_points()]
    return {"version": VERSION, **told, "turning_points": points}


def compact_step(step: Step) -> dict[str, Any]:
    """A step as the page shows it: of each choice only what it is worth to who chose."""
    found, seat = step.analysis, step.seat
    return {
        "number": step.number,
        "turn": step.turn,
        "seat": seat,
        "action": step.action.text,
        "kind": "decision" if isinstance(step, Decision) else "chance",
        "before": list(found.worth.chances),
        "after": list(step.after.chances),
        "margins": list(step.after.margins),
        "change": list(step.change.chances),
        "best": found.best.action.text if found.choices else None,
        "loss": step.loss if isinstance(step, Decision) else 0.0,
        "word": step.word if isinstance(step, Decision) else None,
        "matters": found.matters,
        "exact": found.method.is_exact,
        "choices": [
            {
                "action": choice.action.text,
                "chance": choice.worth.chances[seat],
                "margin": choice.worth.margins[seat],
                "loss": choice.loss,
            }
            for choice in found.choices
        ],
        "possibilities": [
            {"action": each.action.text, "share": each.share, "luck": each.luck.chances[seat]}
            for each in found.possibilities
        ],
    }


def rounded(told: Any) -> Any:  # noqa: ANN401  (anything that JSON can hold)
    """The same data with fewer decimals: people see two of them."""
    if isinstance(told, float):
        return round(told, DIGITS)
    if isinstance(told, dict):
        return {name: rounded(each) for name, each in told.items()}
    if isinstance(told, list | tuple):
        return [rounded(each) for each in told]
    return told


def _player(player: PlayerReview) -> dict[str, Any]:
    like = player.likeness
    return {
        "seat": player.seat,
        "chances": {**player.chances._asdict(), "adjusted": player.chances.adjusted},
        "margins": {**player.margins._asdict(), "adjusted": player.margins.adjusted},
        "decisions": player.decisions,
        "mean_loss": player.mean_loss,
        "accuracy": player.accuracy,
        "words": player.words,
        "likeness": None
        if like is None
        else {
            "nearest": like.nearest,
            "weakest": like.weakest,
            "strongest": like.strongest,
            "mean": plain_estimate(like.mean),
        },
        "dice": {**player.dice._asdict(), "mean": plain_estimate(player.dice.mean)},
        "habits": [
            {**spot._asdict(), "mean": plain_estimate(spot.mean)} for spot in player.habits.spots
        ],
    }
