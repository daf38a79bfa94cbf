"""Why an action is not legal, in a sentence that helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from marrakech.core.actions import Action, Lay, Reveal, Turn
from marrakech.core.errors import IllegalAction
from marrakech.core.story import Phase

if TYPE_CHECKING:
    from marrakech.core.market import Market

_PHASE_OF = {"Turn": Phase.TURN, "Roll": Phase.ROLL, "Lay": Phase.LAY, "Reveal": Phase.REVEAL}


def refusal(market: Market, action: Action) -> IllegalAction:
    """The error for an action that is not legal now."""
    phase = market.phase
    if phase == Phase.OVER:
        return IllegalAction("game-over", action=action)
    legal = ", ".join(str(choice) for choice in market.legal())
    if _PHASE_OF[type(action).__name__] != phase:
        return IllegalAction("not-now", action=action, phase=phase, legal=legal)
    if isinstance(action, Turn):
        return IllegalAction("must-turn", action=action, legal=legal)
    if isinstance(action, Reveal):
        return IllegalAction("not-in-pile", action=action, colour=action.colour)
    assert isinstance(action, Lay)
    return _lay_refusal(market, action, legal)


def _lay_refusal(market: Market, lay: Lay, legal: str) -> IllegalAction:
    assam = market.assam.square
    facts = {"action": lay, "assam": assam, "legal": legal}
    if assam in (lay.near, lay.far):
        return IllegalAction("under-assam", **facts)
    if assam.heading_to(lay.near) is None:
        if assam.heading_to(lay.far) is None:
            return IllegalAction("not-beside-assam", **facts)
        return IllegalAction("far-square-first", **facts, right=Lay(lay.far, lay.near))
    rug = market.rug_at(lay.near)
    assert rug is not None, "only a rug can be in the way here"
    if rug.whole and set(rug.squares) == {lay.near, lay.far}:
        return IllegalAction("covers-whole-rug", **facts, colour=rug.colour)
    return IllegalAction("same-colours", **facts, colour=rug.colour)
