// From the squares of a position to the rugs that are drawn, in the order in which to paint them.

import type { Position } from "../wire";
import { cellAt, centre, neighbour, SQUARES, type Point } from "./geometry";
import type { Colour } from "./types";

/** A rug of which at least one half is visible. */
export interface VisibleRug {
  /** Two rugs of one colour are never seen on the same two squares: the later hides the earlier. */
  key: string;
  colour: Colour;
  neutral: boolean;
  /** Its two squares, the northern or western one first. */
  squares: [string, string];
}

/**
 * All rugs that are seen, each before those that lie on it: the order to paint them in. Which lies
 * on which, the numbers of the rugs tell.
 */
export function layers(position: Position): VisibleRug[] {
  const rugs = new Map<number, VisibleRug>();
  for (const square of SQUARES) {
    const cell = cellAt(position, square);
    const other = cell && neighbour(square, cell.half);
    if (!cell || !other || rugs.has(cell.rug)) continue;
    const { colour, neutral, half } = cell;
    const squares: [string, string] =
      half === "S" || half === "E" ? [square, other] : [other, square];
    rugs.set(cell.rug, { key: colour + squares.join(""), colour, neutral, squares });
  }
  return [...rugs].sort(([one], [other]) => one - other).map(([, rug]) => rug);
}

export interface Place extends Point {
  /** Degrees; a rug at 0 lies across. */
  angle: number;
}

/** Where a rug lies; cloth is never laid quite straight, by a slant that belongs to the place. */
export function place(squares: readonly [string, string], straight = false): Place {
  const a = centre(squares[0]);
  const b = centre(squares[1]);
  const slant = straight ? 0 : ((((7 * a.x + 13 * a.y + 5 * b.x) / 50) % 5) - 2) * 0.3;
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    angle: (a.x === b.x ? 90 : 0) + slant,
  };
}
