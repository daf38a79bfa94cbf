"""The texts of all actions as literal types: so a type checker knows ``push("3")`` is a walk.

Only checkers of types read this module; a test compares it with the actions that there are.
"""

from __future__ import annotations

from typing import Literal

TurnText = Literal["L", "F", "R"]
RollText = Literal["1", "2", "3", "4"]
RevealText = Literal["=red", "=yellow", "=blue", "=purple"]
# fmt: off
LayText = Literal[
    "a1b1", "a1a2", "b1c1", "b1b2", "b1a1", "c1d1", "c1c2", "c1b1", "d1e1", "d1d2", "d1c1", "e1f1",
    "e1e2", "e1d1", "f1g1", "f1f2", "f1e1", "g1g2", "g1f1", "a2a1", "a2b2", "a2a3", "b2b1", "b2c2",
    "b2b3", "b2a2", "c2c1", "c2d2", "c2c3", "c2b2", "d2d1", "d2e2", "d2d3", "d2c2", "e2e1", "e2f2",
    "e2e3", "e2d2", "f2f1", "f2g2", "f2f3", "f2e2", "g2g1", "g2g3", "g2f2", "a3a2", "a3b3", "a3a4",
    "b3b2", "b3c3", "b3b4", "b3a3", "c3c2", "c3d3", "c3c4", "c3b3", "d3d2", "d3e3", "d3d4", "d3c3",
    "e3e2", "e3f3", "e3e4", "e3d3", "f3f2", "f3g3", "f3f4", "f3e3", "g3g2", "g3g4", "g3f3", "a4a3",
    "a4b4", "a4a5", "b4b3", "b4c4", "b4b5", "b4a4", "c4c3", "c4d4", "c4c5", "c4b4", "d4d3", "d4e4",
    "d4d5", "d4c4", "e4e3", "e4f4", "e4e5", "e4d4", "f4f3", "f4g4", "f4f5", "f4e4", "g4g3", "g4g5",
    "g4f4", "a5a4", "a5b5", "a5a6", "b5b4", "b5c5", "b5b6", "b5a5", "c5c4", "c5d5", "c5c6", "c5b5",
    "d5d4", "d5e5", "d5d6", "d5c5", "e5e4", "e5f5", "e5e6", "e5d5", "f5f4", "f5g5", "f5f6", "f5e5",
    "g5g4", "g5g6", "g5f5", "a6a5", "a6b6", "a6a7", "b6b5", "b6c6", "b6b7", "b6a6", "c6c5", "c6d6",
    "c6c7", "c6b6", "d6d5", "d6e6", "d6d7", "d6c6", "e6e5", "e6f6", "e6e7", "e6d6", "f6f5", "f6g6",
    "f6f7", "f6e6", "g6g5", "g6g7", "g6f6", "a7a6", "a7b7", "b7b6", "b7c7", "b7a7", "c7c6", "c7d7",
    "c7b7", "d7d6", "d7e7", "d7c7", "e7e6", "e7f7", "e7d7", "f7f6", "f7g7", "f7e7", "g7g6", "g7f7",
]
# fmt: on
