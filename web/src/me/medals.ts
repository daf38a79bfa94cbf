// The drawings of marks: a tile of eight points with a small picture on it, 100 by 100 round the origin.

import { box, circle, leaf, lozenge, star } from "../board/shapes";
import type { Shape } from "./face";

interface Drawing {
  /** The enamel of the tile. */
  ground: string;
  shapes: Shape[];
}

const CREAM = "#fbe8c2";
const GOLD = "#f4c95e";
const BRASS = "#9a6a12";
const RED = "#b3372b";
const BLUE = "#2a6399";
const TEAL = "#1f7f86";
const PLUM = "#75458f";

const fill = (d: string, colour: string): Shape => ({ d, fill: colour });
const line = (d: string, colour: string, width = 3.5): Shape => ({ d, line: colour, width });
const coin = (x: number, y: number): Shape[] => [
  fill(circle(9, x, y), GOLD),
  line(circle(9, x, y), BRASS, 2),
  fill(lozenge(3, 4, x, y), BRASS),
];
const cloth = (x: number, y: number, w: number, h: number, colour: string): Shape[] => [
  fill(box(x, y, w, h), colour),
  line(`M${x + 2},${y + h}v5m5,-5v5m5,-5v5m5,-5v5m5,-5v5`, CREAM, 2),
  line(box(x + 4, y + 4, w - 8, h - 8), CREAM, 2),
];

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  first: {
    ground: TEAL,
    shapes: [...cloth(-13, -19, 26, 34, RED), fill(lozenge(6, 9, 0, -2), GOLD)],
  },
  fatima: {
    ground: PLUM,
    shapes: [
      fill(
        "M-14,8C-22,2 -24,-6 -19,-8C-15,-9 -13,-4 -11,0V-17C-11,-23 -4,-23 -4,-17V-20C-4,-27 4,-27 4,-20V-17C4,-23 11,-23 11,-17V0C13,-4 15,-9 19,-8C24,-6 22,2 14,8C12,18 6,22 0,22C-6,22 -12,18 -14,8z",
        CREAM,
      ),
      fill(circle(6.5, 0, 6), BLUE),
      fill(circle(2.5, 0, 6), CREAM),
    ],
  },
  four: {
    ground: "#33436b",
    shapes: [
      fill(lozenge(11, 11, 0, -13), RED),
      fill(lozenge(11, 11, 13, 0), GOLD),
      fill(lozenge(11, 11, 0, 13), "#6fa3d4"),
      fill(lozenge(11, 11, -13, 0), "#c79ad6"),
    ],
  },
  one: {
    ground: RED,
    shapes: [
      fill(box(-11, -19, 22, 6), CREAM),
      fill(box(-11, 11, 22, 6), CREAM),
      fill(box(-8, -13, 16, 24), GOLD),
      line("M-8,-8L8,-4M-8,-2L8,2M-8,4L8,8", BRASS, 2),
      line("M8,8C20,12 8,20 20,23", GOLD, 2.5),
    ],
  },
  shared: {
    ground: "#4f682a",
    shapes: [-12, 12].flatMap((x) => [
      fill(`M${x - 9},-10H${x + 9}L${x + 6},17H${x - 6}z`, CREAM),
      fill(`M${x - 8},-3H${x + 8}L${x + 6},17H${x - 6}z`, "#c98a1e"),
      line(`M${x},-15q5,-4 0,-9`, CREAM, 2.5),
    ]),
  },
  spared: {
    ground: BLUE,
    shapes: [
      fill("M-9,-8C-26,6 -20,22 0,22C20,22 26,6 9,-8z", "#b97a3a"),
      fill("M-9,-10L-14,-22Q-5,-17 0,-22Q5,-17 14,-22L9,-10z", "#b97a3a"),
      line("M-11,-9H11", RED, 4.5),
      fill(lozenge(5, 7, 0, 8), GOLD),
    ],
  },
  purse: { ground: "#3a3f52", shapes: [...coin(-9, 4), ...coin(9, 4)] },
  peace: {
    ground: TEAL,
    shapes: [
      line("M-16,18C-6,10 6,-4 14,-20", CREAM, 3),
      fill(
        "M-6,8C-20,8 -22,-2 -21,-6C-12,-6 -7,0 -6,8zM2,-2C-10,-6 -10,-16 -8,-19C0,-16 4,-10 2,-2zM-2,6C10,12 18,8 20,4C14,-2 4,-1 -2,6zM8,-6C18,-2 24,-8 25,-12C19,-16 10,-14 8,-6z",
        "#a9cf8a",
      ),
    ],
  },
  late: {
    ground: "#54306a",
    shapes: [
      fill("M-15,8A15,15 0 0 1 15,8z", GOLD),
      fill([-0.2, -0.1, 0, 0.1, 0.2].map((turn) => leaf(18, 28, turn, 2)).join(""), GOLD),
      fill("M-30,8Q-12,2 0,10T30,8V18Q0,26 -30,18z", "#d98a2b"),
    ],
  },
  last: {
    ground: "#8d2a20",
    shapes: [
      ...cloth(-22, -4, 26, 20, BLUE),
      fill("M-2,-6h26v6h-26z", CREAM),
      fill(circle(6, 8, -6), CREAM),
      line(circle(6, 8, -6) + circle(2.5, 8, -6), BLUE, 2),
      fill(star(5, 9, 4, 12, -22), GOLD),
    ],
  },
  carpet: {
    ground: "#b97a14",
    shapes: [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) =>
        fill(box(-21 + 11 * column, -15 + 11 * row, 9, 9), (row + column) % 2 ? RED : CREAM),
      ),
    ),
  },
  toll: {
    ground: "#33436b",
    shapes: [
      ...coin(-16, 15),
      ...coin(0, 15),
      ...coin(16, 15),
      ...coin(-8, 1),
      ...coin(8, 1),
      ...coin(0, -13),
    ],
  },
};

/** What is drawn of a mark; of one that this page does not know, the empty tile. */
export function drawingOf(mark: string): Drawing {
  return DRAWINGS[mark] ?? { ground: "#8a5a22", shapes: [] };
}

export const MARKS: readonly string[] = Object.keys(DRAWINGS);
/** The tile: eight points, as on the walls of Fes. */
export const TILE = star(8, 48, 38, 0, 0, 1 / 16);
export const TILE_INNER = star(8, 42, 33.5, 0, 0, 1 / 16);
