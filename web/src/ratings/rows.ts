// The ladder as rows: people, and between them the bots whose strength lies there.

import type { Ladder, LadderPlace } from "./api";

export type Row =
  { kind: "person"; person: LadderPlace } | { kind: "bot"; level: string; rating: number };

/**
 * People and bots, the strongest first. Every page shows the bots between its own people; the first also those above, and the last
 * those below, so that each of them is seen once.
 */
export function rowsOf(ladder: Ladder, page: number): Row[] {
  const { people, bots, total, on_a_page } = ladder;
  const top = page === 0 ? Infinity : (people[0]?.now.rating ?? -Infinity);
  const isLast = (page + 1) * on_a_page >= total;
  const bottom = isLast ? -Infinity : (people.at(-1)?.now.rating ?? -Infinity);
  const rows: Row[] = [
    ...people.map((person): Row => ({ kind: "person", person })),
    ...bots
      .filter(({ rating }) => rating <= top && rating > bottom)
      .map(({ level, rating }): Row => ({ kind: "bot", level, rating })),
  ];
  // of a person and a bot as strong, the person stands first
  return rows.sort((one, other) => strength(other) - strength(one));
}

function strength(row: Row): number {
  return row.kind === "person" ? row.person.now.rating : row.rating;
}

/** The points of a curve in a box of this size, and of the band around it that is as wide as the rating is unsure. */
export function curveIn(
  values: readonly { rating: number; off: number }[],
  width: number,
  height: number,
): { line: [number, number][]; band: [number, number][]; low: number; high: number } {
  const low = Math.min(...values.map(({ rating, off }) => rating - off));
  const high = Math.max(...values.map(({ rating, off }) => rating + off));
  const x = (n: number): number =>
    values.length < 2 ? width / 2 : (n * width) / (values.length - 1);
  const y = (value: number): number =>
    high === low ? height / 2 : height - ((value - low) * height) / (high - low);
  const line = values.map(({ rating }, n): [number, number] => [x(n), y(rating)]);
  const above = values.map(({ rating, off }, n): [number, number] => [x(n), y(rating + off)]);
  const below = values.map(({ rating, off }, n): [number, number] => [x(n), y(rating - off)]);
  return { line, band: [...above, ...below.reverse()], low, high };
}
