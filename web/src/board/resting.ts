// Where the die comes to rest on the board.

import {
  BOARD,
  centre,
  distance,
  mosaicAt,
  neighbour,
  opposite,
  SIDE,
  type Point,
} from "./geometry";
import type { Heading } from "./types";

/** So far from the middle of every square that Assam may come over, along each side. */
const CLEAR = 1.2 * SIDE;
/** So far from the frame. */
const INSIDE = 60;
/** From one place that is tried to the next. */
const STEP = 0.25 * SIDE;
const MOST = 4;

/** Where he stands, and the squares that he may come to with the highest throw. */
export function wayAhead(square: string, heading: Heading): string[] {
  const way = [square];
  let [at, facing] = [square, heading];
  for (let step = 0; step < MOST; step++) {
    const next = neighbour(at, facing);
    if (next) {
      at = next;
    } else {
      const ends = mosaicAt(at, facing)?.ends ?? [];
      const end = ends.find((each) => each !== at + facing);
      if (!end) break;
      at = end.slice(0, 2);
      facing = opposite(end.slice(2) as Heading);
    }
    way.push(at);
  }
  return way;
}

/**
 * As near to Assam as it can lie without being in his way, whatever was thrown: so it does not tell the
 * throw. Of places that are as near, the one nearest to the middle of the board.
 */
export function restingPlace(square: string, heading: Heading): Point {
  const from = centre(square);
  const way = wayAhead(square, heading).map(centre);
  const middle = { x: BOARD / 2, y: BOARD / 2 };
  const cost = (place: Point): number => distance(place, from) + distance(place, middle) / BOARD;
  let best: Point = middle;
  let least = Infinity;
  for (let x = INSIDE; x <= BOARD - INSIDE; x += STEP)
    for (let y = INSIDE; y <= BOARD - INSIDE; y += STEP) {
      const place = { x, y };
      const free = way.every((at) => Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) >= CLEAR);
      if (free && cost(place) < least) [best, least] = [place, cost(place)];
    }
  return best;
}
