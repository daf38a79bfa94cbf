// Where the die comes to rest on the board.

import { ahead, centre, SIDE, SIZE, turned, type Point } from "./geometry";
import type { Heading } from "./types";

/** How far from Assam it lies, in squares: beside him, or half behind him. */
const ASIDE = 1.35;

/**
 * Beside Assam, on the side that has more room, and a little behind him: not where he may walk to.
 * It depends on nothing but where he stands before the walk, so that it does not tell the throw.
 */
export function restingPlace(square: string, heading: Heading): Point {
  const at = centre(square);
  const back = ahead(heading);
  const places = (["L", "R"] as const).map((way) => {
    const side = ahead(turned(heading, way));
    return {
      x: at.x + (side.x * ASIDE - back.x * 0.35) * SIDE,
      y: at.y + (side.y * ASIDE - back.y * 0.35) * SIDE,
    };
  });
  const middle = (SIZE * SIDE) / 2;
  const far = ({ x, y }: Point): number => Math.max(Math.abs(x - middle), Math.abs(y - middle));
  const [one, other] = places as [Point, Point];
  return within(far(one) <= far(other) ? one : other);
}

/** Kept inside the frame. */
function within({ x, y }: Point): Point {
  const clamp = (value: number): number => Math.min(SIZE * SIDE - 60, Math.max(60, value));
  return { x: clamp(x), y: clamp(y) };
}
