// From squares to rugs: which rugs are seen, and which lies on which.

import type { Position } from "../wire";
import { centre, column, neighbour, row, SQUARES, type Point } from "./geometry";
import type { Colour } from "./types";

/** A rug that lies, of which at least one half is seen. */
export interface Lying {
  /** Two rugs of one colour are never seen on the same two squares: the later hides the earlier. */
  key: string;
  colour: Colour;
  neutral: boolean;
  /** Its two squares, the northern or western one first. */
  squares: [string, string];
}

export function cellAt(position: Position, square: string) {
  return position.board[row(square)]?.[column(square)] ?? null;
}

function rugOn(position: Position, square: string): Lying | null {
  const cell = cellAt(position, square);
  const other = cell && neighbour(square, cell.half);
  if (!cell || !other) return null;
  const squares: [string, string] =
    cell.half === "S" || cell.half === "E" ? [square, other] : [other, square];
  return {
    key: cell.colour + squares.join(""),
    colour: cell.colour,
    neutral: cell.neutral,
    squares,
  };
}

/** All rugs that are seen, each before those that lie on it: the order to paint them in. */
export function layers(position: Position): Lying[] {
  const depth = new Map<string, { rug: Lying; under: number }>();
  const under = (rug: Lying, seen: ReadonlySet<string>): number => {
    const known = depth.get(rug.key);
    if (known) return known.under;
    const onTop = rug.squares
      .map((square) => rugOn(position, square))
      .find((top) => top !== null && top.key !== rug.key);
    const within = new Set(seen).add(rug.key);
    const covered = onTop && !within.has(onTop.key) ? under(onTop, within) + 1 : 0;
    depth.set(rug.key, { rug, under: covered });
    return covered;
  };
  for (const square of SQUARES) {
    const rug = rugOn(position, square);
    if (rug) under(rug, new Set());
  }
  return [...depth.values()]
    .sort((a, b) => b.under - a.under || compare(a.rug, b.rug))
    .map(({ rug }) => rug);
}

function compare(a: Lying, b: Lying): number {
  return row(a.squares[0]) - row(b.squares[0]) || column(a.squares[0]) - column(b.squares[0]);
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
