// Shapes as SVG paths, for all drawings.

import { num, type Point } from "./geometry";

export function polygon(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${num(x)},${num(y)}`).join("") + "z";
}

/** The point at a distance from the origin, so many whole turns clockwise from the north. */
export function polar(radius: number, turns: number): Point {
  const angle = 2 * Math.PI * turns;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

export function star(tips: number, outer: number, inner: number, x = 0, y = 0, turn = 0): string {
  const corners = Array.from({ length: 2 * tips }, (_, i) =>
    polar(i % 2 ? inner : outer, turn + i / (2 * tips)),
  );
  return polygon(corners.map((corner) => ({ x: corner.x + x, y: corner.y + y })));
}

export function lozenge(width: number, height: number, x = 0, y = 0): string {
  return `M${num(x - width)},${num(y)}l${num(width)},${num(-height)}l${num(width)},${num(height)}l${num(-width)},${num(height)}z`;
}

/** A lozenge as a weaver makes it, in steps of so wide and so high. */
export function stepped(steps: number, wide: number, high: number, x = 0, y = 0): string {
  const quarter: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const across = (i + 0.5) * wide;
    quarter.push({ x: across, y: -(steps - i + 0.5) * high });
    quarter.push({ x: across, y: i < steps ? -(steps - i - 0.5) * high : 0 });
  }
  const right = [...quarter, ...[...quarter].reverse().map((p) => ({ x: p.x, y: -p.y }))];
  const all = [...right, ...[...right].reverse().map((p) => ({ x: -p.x, y: p.y }))];
  return polygon(all.map((p) => ({ x: p.x + x, y: p.y + y })));
}

export function circle(radius: number, x = 0, y = 0): string {
  const r = num(radius);
  return `M${num(x - radius)},${num(y)}a${r},${r} 0 1 0 ${num(2 * radius)},0a${r},${r} 0 1 0 ${num(-2 * radius)},0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${num(x)},${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`;
}

/** A box with rounded corners. */
export function tile(x: number, y: number, side: number, corner: number): string {
  const edge = side - 2 * corner;
  const bend = (right: number, down: number): string =>
    `a${corner},${corner} 0 0 1 ${right * corner},${down * corner}`;
  return `M${num(x + corner)},${num(y)}h${num(edge)}${bend(1, 1)}v${num(edge)}${bend(-1, 1)}h${num(-edge)}${bend(-1, -1)}v${num(-edge)}${bend(1, -1)}z`;
}

/** A pointed leaf between two distances from the origin. */
export function leaf(inner: number, outer: number, turns: number, wide: number): string {
  const a = polar(inner, turns);
  const b = polar(outer, turns);
  const belly = inner + (outer - inner) * 0.62;
  const left = polar(belly, turns - wide);
  const right = polar(belly, turns + wide);
  const at = ({ x, y }: Point): string => `${num(x)},${num(y)}`;
  return `M${at(a)}Q${at(left)} ${at(b)}Q${at(right)} ${at(a)}z`;
}
