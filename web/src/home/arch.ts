// The arch through which the market is seen: its line, and the tiles along it.

/** A pointed horseshoe arch in a box; its legs end where the box does. */
export function keyhole(x: number, y: number, width: number, height: number): string {
  const across = (part: number): number => x + width * part;
  const down = (part: number): number => y + height * part;
  return [
    `M${across(0.07)},${down(1)}V${down(0.52)}`,
    `C${across(-0.03)},${down(0.42)} ${across(-0.02)},${down(0.2)} ${across(0.2)},${down(0.1)}`,
    `C${across(0.32)},${down(0.05)} ${across(0.43)},${down(0.04)} ${across(0.5)},${y}`,
    `C${across(0.57)},${down(0.04)} ${across(0.68)},${down(0.05)} ${across(0.8)},${down(0.1)}`,
    `C${across(1.02)},${down(0.2)} ${across(1.03)},${down(0.42)} ${across(0.93)},${down(0.52)}`,
    `V${down(1)}z`,
  ].join("");
}

export interface Tile {
  x: number;
  y: number;
  angle: number;
}

/** Places along a line, so far apart. */
export function along(line: string, apart: number): Tile[] {
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", line);
  const length = path.getTotalLength();
  const count = Math.round(length / apart);
  return Array.from({ length: count }, (_, i) => {
    const here = path.getPointAtLength((i * length) / count);
    const next = path.getPointAtLength((i * length) / count + 1);
    const angle = (Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI;
    return { x: here.x, y: here.y, angle };
  });
}
