// Where things are. Units are hundredths of a square's side; the squares lie between 0 and 700.
// The rules of walking are the core's: here is only how a walk looks that somebody else found.

import type { Cell, Position, StepMade } from "../wire";
import mosaics from "./mosaics.json";
import type { Heading, Way } from "./types";

export const SIZE = 7;
export const SIDE = 100;
export const BOARD = SIZE * SIDE;
/** How far the walnut frame goes beyond the squares. */
export const FRAME = 19;
/** The radius of a mosaic. */
export const FAN = 71;
/** The room round the squares, for frame and mosaics. */
export const MARGIN = 75;
export const ROOM = BOARD + 2 * MARGIN;

export interface Point {
  x: number;
  y: number;
}

export const HEADINGS: readonly Heading[] = ["N", "E", "S", "W"];
const AHEAD: Record<Heading, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

export const SQUARES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, i) => "abcdefg".charAt(i % SIZE) + String(Math.floor(i / SIZE) + 1),
);

export function column(square: string): number {
  return square.charCodeAt(0) - 97;
}

export function row(square: string): number {
  return square.charCodeAt(1) - 49;
}

export function squareAt(row: number, column: number): string | null {
  const inside = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  return inside ? (SQUARES[row * SIZE + column] ?? null) : null;
}

/** What lies on a square; null if it is bare. */
export function cellAt(position: Position, square: string): Cell | null {
  return position.board[row(square)]?.[column(square)] ?? null;
}

/** The square under a point, if it is on the market. */
export function squareUnder(point: Point): string | null {
  return squareAt(Math.floor(point.y / SIDE), Math.floor(point.x / SIDE));
}

export function ahead(heading: Heading): Point {
  return AHEAD[heading];
}

export function neighbour(square: string, heading: Heading): string | null {
  const { x, y } = AHEAD[heading];
  return squareAt(row(square) + y, column(square) + x);
}

/** The way from a square to one that shares a side with it. */
export function headingTo(from: string, to: string): Heading | null {
  return HEADINGS.find((heading) => neighbour(from, heading) === to) ?? null;
}

/** Quarter turns clockwise from the north, 0 to 3. */
export function quarters(heading: Heading): number {
  return HEADINGS.indexOf(heading);
}

export function opposite(heading: Heading): Heading {
  return turned(turned(heading, "R"), "R");
}

export function turned(heading: Heading, way: Way): Heading {
  const turn = { L: 3, F: 0, R: 1 }[way];
  return HEADINGS[(quarters(heading) + turn) % 4] ?? heading;
}

export function centre(square: string): Point {
  return { x: (column(square) + 0.5) * SIDE, y: (row(square) + 0.5) * SIDE };
}

/** The middle of one side of a square. */
export function mouth(square: string, side: Heading): Point {
  const { x, y } = centre(square);
  return { x: x + AHEAD[side].x * (SIDE / 2), y: y + AHEAD[side].y * (SIDE / 2) };
}

// ---------------------------------------------------------------------------- mosaics

export interface Mosaic {
  ends: readonly [string, string];
  /** The middle of its disc: between the two lines that it joins, or a corner of the market. */
  centre: Point;
  corner: boolean;
}

function side(end: string): [string, Heading] {
  return [end.slice(0, 2), end.slice(2) as Heading];
}

function mosaic(first: string, second: string): Mosaic {
  const [one, oneSide] = side(first);
  const [other, otherSide] = side(second);
  const corner = one === other;
  const a = mouth(one, oneSide);
  const b = mouth(other, otherSide);
  const middle = centre(one);
  return {
    ends: [first, second],
    corner,
    // Both mouths of a corner belong to one square: its far corner is as far from them again.
    centre: corner
      ? { x: a.x + b.x - middle.x, y: a.y + b.y - middle.y }
      : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  };
}

export const MOSAICS: readonly Mosaic[] = mosaics.map(({ ends: [first, second] }) =>
  mosaic(String(first), String(second)),
);

/** The mosaic that is left by when going out of a square by one of its sides. */
export function mosaicAt(square: string, heading: Heading): Mosaic | null {
  return MOSAICS.find(({ ends }) => ends.includes(square + heading)) ?? null;
}

// ---------------------------------------------------------------------------- walks

/** A place on Assam's way, and the way that he faces there, in degrees clockwise from the north. */
export interface Pose extends Point {
  angle: number;
}

const ARC = SIDE / 2;
/** Degrees of an arc between two poses. */
const FINE = 15;

/**
 * Assam's way from a square, as poses close enough to draw straight lines between: through squares
 * in a line, through mosaics in an arc. Angles go on counting where he turns, so that he never
 * spins the long way round.
 */
export function poses(start: string, heading: Heading, path: readonly StepMade[]): Pose[] {
  let angle = quarters(heading) * 90;
  let at = start;
  let facing = heading;
  const way: Pose[] = [{ ...centre(at), angle }];
  for (const step of path) {
    const fan = step.mosaic === null ? null : mosaicAt(at, facing);
    if (fan) {
      const arc = round(mouth(at, facing), facing, fan, angle);
      way.push(...arc);
      angle = arc.at(-1)?.angle ?? angle;
    }
    way.push({ ...centre(step.square), angle });
    at = step.square;
    facing = step.heading;
  }
  return way;
}

function round(from: Point, facing: Heading, fan: Mosaic, angle: number): Pose[] {
  const { x: cx, y: cy } = fan.centre;
  // Whoever has the middle of the disc on the right walks round it clockwise.
  const cross = AHEAD[facing].x * (cy - from.y) - AHEAD[facing].y * (cx - from.x);
  const sense = cross > 0 ? 1 : -1;
  const begin = Math.atan2(from.y - cy, from.x - cx);
  const whole = fan.corner ? 270 : 180;
  return Array.from({ length: whole / FINE + 1 }, (_, i) => {
    const done = sense * i * FINE;
    const at = begin + (done * Math.PI) / 180;
    return {
      x: cx + ARC * Math.cos(at),
      y: cy + ARC * Math.sin(at),
      angle: angle + done,
    };
  });
}

export function num(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** A line through poses, for SVG. */
export function line(way: readonly Point[]): string {
  return way.map(({ x, y }, i) => `${i ? "L" : "M"}${num(x)},${num(y)}`).join("");
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
