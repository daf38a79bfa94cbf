// One's own games, many of them together: what the dice gave, and where one loses most. The browser keeps
// what reviews said of its own seat, for there are no accounts.

import { readStored, writeStored } from "../lib/storage";
import type { PlayerReviewShown } from "../wire";

const KEY = "marrakech.habits";
const MOST = 500; // games; the oldest are forgotten
/** How likely each number of slippers is (R1.3). */
const FACES = [1 / 6, 2 / 6, 2 / 6, 1 / 6];

type Spot = Pick<PlayerReviewShown["habits"][number], "kind" | "part" | "decisions" | "loss">;

/** What is kept of a game. */
export interface OwnGame {
  table: string;
  /** How often each number of slippers came, from one to four. */
  faces: number[];
  paid: number;
  expectedPaid: number;
  /** What the throws gave, as a chance to win. */
  luck: number;
  spots: Spot[];
}

/** The games that are kept, the latest first. */
export function ownGames(): OwnGame[] {
  const kept = readStored<OwnGame[]>(KEY, []);
  return Array.isArray(kept)
    ? kept.filter((each) => Array.isArray(each?.faces) && Array.isArray(each?.spots))
    : [];
}

/** Keep what a review says of one's own seat; a later look replaces an earlier one. */
export function keepOwnGame(table: string, { dice, habits }: PlayerReviewShown): void {
  const game: OwnGame = {
    table,
    faces: dice.faces,
    paid: dice.paid,
    expectedPaid: dice.expected_paid,
    luck: dice.luck,
    spots: habits.map(({ kind, part, decisions, loss }) => ({ kind, part, decisions, loss })),
  };
  const others = ownGames().filter((each) => each.table !== table);
  writeStored(KEY, [game, ...others].slice(0, MOST));
}

export interface SpotSum extends Spot {
  /** What a decision loses on average. */
  mean: number;
  /** How far that may be off, at 95 %: games are the unit. */
  off: number;
}

export interface OwnSums {
  games: number;
  throws: number;
  faces: number[];
  expected: number[];
  mean: number;
  /** How far the mean of so many fair throws may be from 2.5, at 95 %. */
  off: number;
  /** How likely fair dice are as far from what is to be expected, or farther. */
  chance: number;
  paid: number;
  expectedPaid: number;
  luck: number;
  spots: SpotSum[];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Games together; null if there is none. */
export function summed(games: readonly OwnGame[]): OwnSums | null {
  if (!games.length) return null;
  const faces = FACES.map((_, face) => sum(games.map((game) => game.faces[face] ?? 0)));
  const throws = sum(faces);
  const expected = FACES.map((share) => share * throws);
  const slippers = sum(faces.map((count, face) => count * (face + 1)));
  const distance = sum(
    faces.map((count, face) => (count - expected[face]!) ** 2 / (expected[face] || 1)),
  );
  return {
    games: games.length,
    throws,
    faces,
    expected,
    mean: throws ? slippers / throws : 0,
    off: throws ? 1.96 * Math.sqrt(11 / 12 / throws) : 0, // of one throw: 2 · (1.5²/6 + 2·0.5²/6) = 11/12
    chance: beyond(distance),
    paid: sum(games.map((game) => game.paid)),
    expectedPaid: sum(games.map((game) => game.expectedPaid)),
    luck: sum(games.map((game) => game.luck)),
    spots: (games[0]?.spots ?? []).map(({ kind, part }) => spotOf(games, kind, part)),
  };
}

function spotOf(games: readonly OwnGame[], kind: Spot["kind"], part: Spot["part"]): SpotSum {
  const found = games.flatMap(({ spots }) =>
    spots.filter((spot) => spot.kind === kind && spot.part === part),
  );
  const decisions = sum(found.map((spot) => spot.decisions));
  const loss = sum(found.map((spot) => spot.loss));
  const mean = decisions ? loss / decisions : 0;
  const spread = Math.sqrt(sum(found.map((spot) => (spot.loss - mean * spot.decisions) ** 2)));
  const off = decisions ? (1.96 * spread) / decisions : 0;
  return { kind, part, decisions, loss, mean, off };
}

/** How likely a chi-squared number of three degrees of freedom is this large or larger. */
export function beyond(distance: number): number {
  if (distance <= 0) return 1;
  const half = distance / 2;
  return erfc(Math.sqrt(half)) + 2 * Math.sqrt(half / Math.PI) * Math.exp(-half);
}

/** The complementary error function, to seven places: Abramowitz and Stegun 7.1.26. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const terms = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  return terms.reduceRight((all, each) => (all + each) * t, 0) * Math.exp(-x * x);
}
