// The cut tiles of a mosaic: a whole disc round the origin. The board covers the part of it that
// is not seen, so that a half or three quarters remain.

import { FAN } from "./geometry";
import { leaf, lozenge, polar, polygon, star } from "./shapes";

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

function petals(every: number): string {
  return turns
    .filter((_, i) => i % 2 === every)
    .map((turn) => leaf(36, 65, turn, 0.026))
    .join("");
}

export const FAN_TILES: Glazed[] = [
  { glaze: "terracotta", d: turns.map((turn) => dart(turn + between)).join("") },
  { glaze: "teal", d: petals(0) },
  { glaze: "indigo", d: petals(1) + star(24, 31, 24.5) },
  { glaze: "saffron", d: turns.map((turn) => chip(turn + between)).join("") + star(12, 23, 18) },
];
