// The four kinds of rugs: each colour has its own motif, told apart without colour. A rug lies
// across, 182 by 82 round the origin, and each half holds enough of the motif to be known by it.

import { num } from "./geometry";
import { box, circle, lozenge, star, stepped } from "./shapes";
import type { Colour } from "./types";

/** Which of a rug's five yarns; `palette.css` gives each its dye. */
export type Yarn = "field" | "border" | "motif" | "accent" | "fringe";

export interface Knots {
  yarn: Yarn;
  d: string;
  /** The width of a line; without it the shape is filled. */
  width?: number;
}

const HALVES = [-43, 43] as const;

function both(shape: (x: number) => string): string {
  return HALVES.map(shape).join("");
}

function range(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
}

const CORNERS = [
  [-30, -21],
  [30, -21],
  [-30, 21],
  [30, 21],
] as const;

const lozenges: Knots[] = [
  { yarn: "border", d: both((x) => stepped(6, 5.4, 4.2, x)) },
  { yarn: "motif", d: both((x) => stepped(5, 5.4, 4.2, x)) },
  { yarn: "field", d: both((x) => stepped(3, 5.4, 4.2, x)) },
  { yarn: "border", d: both((x) => stepped(2, 5.4, 4.2, x)) },
  { yarn: "motif", d: both((x) => stepped(1, 5.4, 4.2, x)) },
  { yarn: "accent", d: both((x) => CORNERS.map(([a, b]) => stepped(1, 4, 4, x + a, b)).join("")) },
];

function zigzag(y: number, height: number): string {
  const legs = range(0, 15, 1).map((i) => `l10,${num(i % 2 ? height : -height)}`);
  return `M-80,${num(y + height / 2)}${legs.join("")}`;
}

const zigzags: Knots[] = [
  { yarn: "border", d: zigzag(-19, 13), width: 4 },
  { yarn: "border", d: zigzag(19, 13), width: 4 },
  { yarn: "motif", d: zigzag(-9.5, 13), width: 3 },
  { yarn: "motif", d: zigzag(9.5, 13), width: 3 },
  { yarn: "accent", d: zigzag(0, 13), width: 5.4 },
  { yarn: "motif", d: zigzag(0, 13), width: 1.5 },
];

/** Two squares, one turned by an eighth: eight points, as on the tiles of Fes. */
function khatim(size: number, x: number): string {
  return star(8, size, size * 0.765, x);
}

const stars: Knots[] = [
  { yarn: "border", d: both((x) => khatim(31, x)) },
  { yarn: "motif", d: both((x) => khatim(27, x)) },
  { yarn: "border", d: both((x) => khatim(18.5, x)) },
  { yarn: "motif", d: both((x) => star(8, 14.5, 6.2, x)) },
  { yarn: "field", d: both((x) => circle(3.6, x)) },
  {
    yarn: "accent",
    d:
      both((x) => CORNERS.map(([a, b]) => star(4, 6.6, 2.4, x + a, b + Math.sign(b))).join("")) +
      lozenge(4, 7.5),
  },
];

const BROAD = [-64, -43, -22, 22, 43, 64] as const;
const dots = range(-20, 20, 10);

const bands: Knots[] = [
  { yarn: "border", d: BROAD.map((x) => box(x - 6.6, -30, 13.2, 60)).join("") },
  { yarn: "motif", d: BROAD.flatMap((x) => dots.map((y) => circle(2.9, x, y))).join("") },
  {
    yarn: "accent",
    d: [-74.5, -53.5, -32.5, -11.5, 11.5, 32.5, 53.5, 74.5]
      .map((x) => box(x - 1.2, -30, 2.4, 60))
      .join(""),
  },
  { yarn: "motif", d: box(-4, -30, 1.6, 60) + box(2.4, -30, 1.6, 60) },
];

export const MOTIFS: Record<Colour, Knots[]> = {
  red: lozenges,
  yellow: zigzags,
  blue: stars,
  purple: bands,
};

/** The fringes of both short ends. */
export const FRINGES = [-1, 1]
  .flatMap((end) =>
    range(-38.5, 38.5, 5.5).map(
      (y, i) => `M${num(end * 89)},${num(y)}l${num(end * 9.5)},${i % 2 ? 0.7 : -0.7}`,
    ),
  )
  .join("");

/** The small triangles of the border, on all four sides. */
export const TEETH = [
  ...[-1, 1].flatMap((side) =>
    range(-78, 71, 8.25).map(
      (x) => `M${num(x)},${num(side * 39.5)}l4.1,${num(-side * 6.5)}l4.1,${num(side * 6.5)}z`,
    ),
  ),
  ...[-1, 1].flatMap((side) =>
    range(-29, 22, 8.25).map(
      (y) => `M${num(side * 89.5)},${num(y)}l${num(-side * 6.5)},4.1l${num(side * 6.5)},4.1z`,
    ),
  ),
].join("");
