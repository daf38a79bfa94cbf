// The cut tiles of a mosaic: a whole disc round the origin. The board covers the part of it that
// is not seen, so that a half or three quarters remain.

import { FAN } from "./geometry";
import { circle, leaf, lozenge, polar, polygon, star } from "./shapes";

export const RIM = FAN;

export interface Glazed {
  glaze: "teal" | "indigo" | "terracotta" | "saffron";
  d: string;
}

const PETALS = 24;
const turns = Array.from({ length: PETALS }, (_, i) => i / PETALS);
const between = 0.5 / PETALS;

function chip(turn: number): string {
  const { x, y } = polar(61, turn);
  return lozenge(2.5, 2.5, x, y);
}

function dart(turn: number): string {
  return polygon([
    polar(27, turn),
    polar(37, turn - 0.012),
    polar(45, turn),
    polar(37, turn + 0.012),
  ]);
}

export const FAN_TILES: Glazed[] = [
  {
    glaze: "teal",
    d: turns
      .filter((_, i) => i % 2 === 0)
      .map((t) => leaf(36, 65, t, 0.026))
      .join(""),
  },
  {
    glaze: "indigo",
    d: turns
      .filter((_, i) => i % 2 === 1)
      .map((t) => leaf(36, 65, t, 0.026))
      .join(""),
  },
  { glaze: "saffron", d: turns.map((t) => chip(t + between)).join("") },
  { glaze: "terracotta", d: turns.map((t) => dart(t + between)).join("") },
  { glaze: "indigo", d: star(24, 31, 24.5) },
  { glaze: "saffron", d: star(12, 23, 18) },
  { glaze: "teal", d: circle(15) },
];
