// The market as everybody finds it: empty, with Assam in the middle.

import type { Position } from "../wire";

const EMPTY = Array.from({ length: 7 }, () => Array.from({ length: 7 }, () => null));

export const START: Position = {
  phase: "turn",
  seat: 0,
  assam: { square: "d4", heading: "N" },
  players: [],
  turn: 1,
  turns_left: 0,
  board: EMPTY,
};
