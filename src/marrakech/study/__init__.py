"""What to tell people about a game: what choices are worth, who was lucky, and who played well.

>>> from marrakech import Game
>>> from marrakech.study import analyse
>>> found = analyse(Game("standard/3"))
>>> round(sum(found.worth.chances), 6), len(found.choices)
(1.0, 3)
"""

from marrakech.study.analysis import Analysis, Choice, Possibility, analyse
from marrakech.study.depth import DEEP, QUICK, Cancelled, Depth, Engine
from marrakech.study.estimates import Estimate
from marrakech.study.habits import Dice, Habits, Spot
from marrakech.study.likeness import LevelLoss, Likeness, measured_levels
from marrakech.study.reasons import Explanation, Reason, explain
from marrakech.study.review import Decision, Drawn, PlayerReview, Review, Sums, review
from marrakech.study.rollouts import RolledOut, Rollout, rollout
from marrakech.study.words import THRESHOLDS, accuracy, luck_word, word_for
from marrakech.study.worth import Method, Worth

__all__ = [
    "DEEP",
    "QUICK",
    "THRESHOLDS",
    "Analysis",
    "Cancelled",
    "Choice",
    "Decision",
    "Depth",
    "Dice",
    "Drawn",
    "Engine",
    "Estimate",
    "Explanation",
    "Habits",
    "LevelLoss",
    "Likeness",
    "Method",
    "PlayerReview",
    "Possibility",
    "Reason",
    "Review",
    "RolledOut",
    "Rollout",
    "Spot",
    "Sums",
    "Worth",
    "accuracy",
    "analyse",
    "explain",
    "luck_word",
    "measured_levels",
    "review",
    "rollout",
    "word_for",
]
