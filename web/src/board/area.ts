// Areas of squares: the line round them, and the order in which they are counted.

import { cellAt, centre, column, HEADINGS, neighbour, row, SIDE, type Point } from "./geometry";
import type { Position } from "../wire";

/** The line round squares, as an SVG path; each hole and each piece is a loop of its own. */
export function outlineOf(squares: readonly string[]): string {
  const inside = new Set(squares);
  const next = new Map<string, Point[]>();
  const key = ({ x, y }: Point): string => `${x},${y}`;
  // The sides that have nothing of the area behind them, clockwise round each square
  for (const square of inside) {
    const [x, y] = [column(square) * SIDE, row(square) * SIDE];
    const corners = [
      { x, y },
      { x: x + SIDE, y },
      { x: x + SIDE, y: y + SIDE },
      { x, y: y + SIDE },
    ];
    HEADINGS.forEach((heading, side) => {
      if (inside.has(neighbour(square, heading) ?? "")) return;
      const [from, to] = [corners[side]!, corners[(side + 1) % 4]!];
      next.set(key(from), [...(next.get(key(from)) ?? []), to]);
    });
  }
  const loops: string[] = [];
  for (const start of next.keys()) {
    let at = start;
    let path = "";
    for (let to = next.get(at)?.pop(); to; to = next.get(at)?.pop()) {
      path += `${path ? "L" : `M${at}L`}${key(to)}`;
      at = key(to);
    }
    if (path) loops.push(`${path}z`);
  }
  return loops.join("");
}

/** Squares in the order in which a finger would count them, from one of them outwards. */
export function counted(squares: readonly string[], from: string): string[] {
  const left = new Set(squares);
  const order: string[] = [];
  let wave = left.has(from) ? [from] : [];
  while (left.size) {
    if (!wave.length) wave = [nearest([...left], from)]; // R4.5: areas need not hang together
    for (const square of wave) left.delete(square);
    order.push(...wave);
    wave = [
      ...new Set(
        wave.flatMap((square) =>
          HEADINGS.map((heading) => neighbour(square, heading)).filter(
            (other): other is string => other !== null && left.has(other),
          ),
        ),
      ),
    ];
  }
  return order;
}

function nearest(squares: readonly string[], from: string): string {
  const at = centre(from);
  const far = (square: string): number =>
    Math.hypot(centre(square).x - at.x, centre(square).y - at.y);
  return squares.reduce((one, other) => (far(other) < far(one) ? other : one));
}

/** All squares of one colour that hang together with a square. */
export function areaAt(position: Position, square: string): string[] {
  const colour = cellAt(position, square)?.colour;
  if (!colour) return [];
  const found = new Set([square]);
  for (const each of found) {
    for (const heading of HEADINGS) {
      const other = neighbour(each, heading);
      const cell = other && cellAt(position, other);
      if (other && cell && cell.colour === colour && !cell.neutral) found.add(other);
    }
  }
  return [...found];
}
