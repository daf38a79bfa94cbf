// Where things stand on a market that is seen from the side. The market itself is tilted by CSS; who
// stands on it is drawn upright, over it: a picture of one moving flat thing is far cheaper to draw than
// one of things that move in space.

import { MARGIN, num, ROOM, type Point } from "../board/geometry";

/** Degrees: leant back, then turned. LivingBoard's style says the same. */
const LEAN = 53;
const TURN = -17;
/** Where the eye is, across. */
const EYE = 0.48;

/** From a place on the board to where that is in a stage so wide, and how large things are there. */
export function tilted(
  { x, y }: Point,
  width: number,
  perspective: number,
): Point & { size: number } {
  const seen = new DOMMatrix();
  seen.m34 = -1 / perspective;
  const all = new DOMMatrix()
    .translateSelf(EYE * width, 0)
    .multiplySelf(seen)
    .translateSelf(width / 2 - EYE * width, width / 2)
    .rotateAxisAngleSelf(1, 0, 0, LEAN)
    .rotateAxisAngleSelf(0, 0, 1, TURN)
    .translateSelf(-width / 2, -width / 2);
  const unit = width / ROOM;
  const at = new DOMPoint((x + MARGIN) * unit, (y + MARGIN) * unit).matrixTransform(all);
  return { x: at.x / at.w, y: at.y / at.w, size: 1 / at.w };
}

/** The same on a board that lies flat. */
export function flat({ x, y }: Point, width: number): Point & { size: number } {
  const unit = width / ROOM;
  return { x: (x + MARGIN) * unit, y: (y + MARGIN) * unit, size: 1 };
}

/** As a style. */
export function standing({ x, y, size }: Point & { size: number }): string {
  return `translate(${num(x)}px, ${num(y)}px) scale(${Math.round(size * 1000) / 1000})`;
}
