"""Questions to the engine, and its answers: what goes to the analysis processes and to the page.

A question is answered by a stream of JSON lines: any number of :class:`Progress` and
:class:`StepTold`, and then one answer or :class:`Failed`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

from marrakech.server.api_types import MOST_RECORD
from marrakech.server.errors import details_of, problem
from marrakech.table.messages import MOST_ACTION

if TYPE_CHECKING:
    from marrakech.core.errors import Refusal

DepthName = Literal["quick", "deep"]
WordName = Literal["inaccuracy", "mistake", "blunder"]
ReasonCode = Literal[
    "pays",
    "goes-out",
    "rug-gain",
    "lead",
    "covers",
    "own-area-kept",
    "own-area-grown",
    "their-area-cut",
    "earns",
    "next-goes-out",
    "risky-squares",
]
PositionText = Annotated[str, Meta(max_length=600)]
"""A position as one line, as :meth:`marrakech.Game.from_position` reads it."""
ActionName = Annotated[str, Meta(max_length=MOST_ACTION)]


class _Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """What all questions have in common."""


class AnalysePosition(_Asked, frozen=True, tag="analyse"):
    """What is everything worth that can be done here? It is answered by :class:`AnalysisShown`."""

    position: PositionText
    depth: DepthName = "quick"


class ComparePosition(_Asked, frozen=True, tag="compare"):
    """Why is one choice better than another? It is answered by :class:`Comparison`."""

    position: PositionText
    action: ActionName
    other: ActionName | None = None
    """None compares it with the best other one."""


class RollOut(_Asked, frozen=True, tag="rollout"):
    """What comes of some choices, if games are played on? Answered by :class:`RolloutShown`."""

    position: PositionText
    actions: Annotated[list[ActionName], Meta(max_length=12)] = []
    """None of them means all."""
    games: Annotated[int, Meta(ge=36, le=1296)] = 324
    """For each choice."""
    seed: Annotated[int, Meta(ge=0, lt=2**32)] = 0


class ReviewGame(_Asked, frozen=True, tag="review"):
    """How was a game played? It is answered by a :class:`StepTold` for each of its actions, as soon
    as it is judged, and then by :class:`ReviewShown`.
    """

    record: Annotated[str, Meta(max_length=MOST_RECORD)]
    depth: DepthName = "quick"


Question = AnalysePosition | ComparePosition | RollOut | ReviewGame


def is_urgent(question: Question) -> bool:
    """Whether a player waits for it during a game: such questions are answered first."""
    if isinstance(question, AnalysePosition):
        return question.depth == "quick"
    return isinstance(question, ComparePosition)


def takes_long(question: Question) -> bool:
    """Whether an answer takes many seconds: such questions leave a process free for others."""
    return isinstance(question, RollOut) or getattr(question, "depth", "quick") == "deep"


# ------------------------------------------------------------------------ answers


class WorthShown(Struct, frozen=True):
    """Every seat's chance to win and expected margin, or by how much these differ."""

    chances: list[float]
    margins: list[float]


class EstimateShown(Struct, frozen=True):
    """A value with its 95 % interval; None is an end that is not known."""

    value: float | None
    low: float | None
    high: float | None


class MethodShown(Struct, frozen=True):
    """How a number was found."""

    kind: Literal["rules", "search", "rollout"]
    turns: int
    games: int
    exact: bool


class ReasonShown(Struct, frozen=True):
    """Something in which two choices differ, for one seat: see :data:`marrakech.study.reasons`."""

    code: ReasonCode
    seat: int
    value: float
    other: float
    weight: float
    """How much it speaks for the choice, roughly in dirhams."""


class Comparison(Struct, frozen=True):
    """Two choices, and in what they differ."""

    seat: int
    action: str
    other: str
    chance: float
    margin: float
    reasons: list[ReasonShown]
    against: list[ReasonShown]
    rugs_left: list[int]


class ChoiceShown(Struct, frozen=True):
    """Something that a player may do, and what it is worth to every seat."""

    action: str
    chances: list[float]
    margins: list[float]
    loss: float
    margin_loss: float
    word: WordName | None


class PossibilityShown(Struct, frozen=True):
    """Something that chance may bring."""

    action: str
    share: float
    chances: list[float]
    margins: list[float]
    luck: WorthShown


class AnalysisShown(Struct, frozen=True):
    """A position and all that can be done there, the best choice first."""

    phase: Literal["turn", "roll", "lay", "reveal", "over"]
    seat: int
    worth: WorthShown
    method: MethodShown
    matters: bool
    choices: list[ChoiceShown]
    possibilities: list[PossibilityShown]
    why: Comparison | None
    """Why the best is better than the second, where there are two."""


class RolledOutShown(Struct, frozen=True):
    """What came of one choice."""

    action: str
    chances: list[float]
    margins: list[float]
    chance: EstimateShown
    margin: EstimateShown
    loss: EstimateShown
    dropped: bool
    """Whether no more games were played, as it is surely worse."""
    method: MethodShown


class RolloutShown(Struct, frozen=True):
    """What came of some choices, the best first."""

    seat: int
    seed: int
    decided: bool
    stopped: bool
    choices: list[RolledOutShown]


class SumsShown(Struct, frozen=True):
    """Where the result of a seat comes from: the first four add up to ``result``."""

    start: float
    luck: float
    skill: float
    others: float
    result: float
    revised: float
    usual_luck: float
    adjusted: float


class LikenessShown(Struct, frozen=True):
    """Which bots lose as much as a player did."""

    nearest: str
    weakest: str
    strongest: str
    mean: EstimateShown


class DiceShown(Struct, frozen=True):
    """What a player threw, and what was to be expected."""

    throws: int
    faces: list[int]
    expected: list[float]
    mean: EstimateShown | None
    paid: int
    expected_paid: float
    luck: float


class SpotShown(Struct, frozen=True):
    """Decisions of one kind in one half of the game, and what they lost together."""

    kind: Literal["turning", "laying"]
    part: Literal["early", "late"]
    decisions: int
    loss: float
    mean: EstimateShown | None


class PlayerReviewShown(Struct, frozen=True):
    """How one player played."""

    seat: int
    chances: SumsShown
    margins: SumsShown
    decisions: int
    mean_loss: float | None
    accuracy: float | None
    words: dict[WordName, int]
    likeness: LikenessShown | None
    dice: DiceShown
    habits: list[SpotShown]


class StepChoice(Struct, frozen=True):
    """Something that a player could have done, and what it was worth to that player."""

    action: str
    chance: float
    margin: float
    loss: float


class StepPossibility(Struct, frozen=True):
    """Something that chance could have brought to a player."""

    action: str
    share: float
    luck: float


class ReviewStep(Struct, frozen=True):
    """An action of a game that was reviewed."""

    number: int
    """How many actions came before it."""
    turn: int
    seat: int
    action: str
    kind: Literal["decision", "chance"]
    before: list[float]
    """Everybody's chances with the best choice, or on average over what could come."""
    after: list[float]
    margins: list[float]
    change: list[float]
    """What the choice or the throw changed for everybody."""
    best: str | None
    loss: float
    word: WordName | None
    matters: bool
    exact: bool
    choices: list[StepChoice]
    possibilities: list[StepPossibility]
    reasons: list[ReasonShown]
    """Why the best was better than what was done, where that lost enough to have a word."""
    against: list[ReasonShown]


class ReviewShown(Struct, frozen=True):
    """A whole game, but for its steps."""

    version: int
    """Of the engine and its values: :data:`marrakech.study.plain.VERSION`."""
    depth: DepthName
    turns: int
    start: WorthShown
    result: WorthShown
    finished: bool
    gave_up: list[int]
    players: list[PlayerReviewShown]
    turning_points: list[int]


# ------------------------------------------------------------------------ help at a table


class WantHint(_Asked, frozen=True):
    """Somebody who has to choose wants to know what is best."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    version: Annotated[int, Meta(ge=0)]
    """Of the table as it was seen."""


class WantOpinion(_Asked, frozen=True):
    """Somebody is about to do something, and wants to be warned of a mistake."""

    seat: Annotated[int, Meta(ge=0, le=3)]
    version: Annotated[int, Meta(ge=0)]
    action: ActionName


class Opinion(Struct, frozen=True):
    """What the tutor thinks of an action; no word if it is no mistake."""

    word: Literal["mistake", "blunder"] | None
    loss: float


# ------------------------------------------------------------------------ the lines of a stream


class Progress(Struct, frozen=True, tag="progress"):
    """How much is done, of how much."""

    done: int
    total: int
    depth: DepthName = "quick"


class StepTold(Struct, frozen=True, tag="step"):
    """One action of a game has been judged."""

    depth: DepthName
    step: ReviewStep


class AnalysisAnswered(Struct, frozen=True, tag="analysis"):
    """The answer to :class:`AnalysePosition`."""

    answer: AnalysisShown


class ComparisonAnswered(Struct, frozen=True, tag="comparison"):
    """The answer to :class:`ComparePosition`."""

    answer: Comparison


class RolloutAnswered(Struct, frozen=True, tag="rollout"):
    """The answer to :class:`RollOut`."""

    answer: RolloutShown


class ReviewAnswered(Struct, frozen=True, tag="review"):
    """The answer to :class:`ReviewGame`; its steps have been told before."""

    answer: ReviewShown


class Failed(Struct, frozen=True, tag="failed"):
    """There will be no answer; the fields are those of a problem."""

    status: int
    reason: str
    details: dict[str, str | int]


AnalysisLine = (
    Progress
    | StepTold
    | AnalysisAnswered
    | ComparisonAnswered
    | RolloutAnswered
    | ReviewAnswered
    | Failed
)


def failure(refusal: Refusal) -> Failed:
    """A refusal as the last line of an answer."""
    told = problem(refusal)
    return Failed(told.status, told.reason, details_of(refusal))
