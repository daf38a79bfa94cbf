// What a review shows, computed from what the engine has said: chances over the game, sums that add up
// as they are written, moments, exercises.

import type { ReviewShown, ReviewStep, SumsShown } from "../wire";

export type Steps = readonly (ReviewStep | undefined)[];

/** A step that changes so much of the chance to win is marked in the graph: as a mistake is. */
export const MARKED = 0.05;
/** What loses less than this is as good as the best: below it, no loss has a word. */
export const TOLERANCE = 0.02;
/** How many steps are turning points. */
const TURNING_POINTS = 3;
/** How many moments are listed, with mistakes beside the turning points. */
const MOST_MOMENTS = 5;

/** What was decided: ways to turn have one letter, places of rugs are longer. */
export function phaseOf(action: string): "turn" | "lay" {
  return action.length === 1 ? "turn" : "lay";
}

/** How much of the chance to win changed hands. */
export function sizeOf(step: ReviewStep): number {
  return step.change.reduce((sum, each) => sum + Math.abs(each), 0) / 2;
}

/** Everybody's chances before every action and after the last, as far as they are known. */
export function courseOf(steps: Steps, review: ReviewShown | null): number[][] {
  const course: number[][] = [];
  for (const step of steps) {
    if (!step) break;
    if (!course.length) course.push(step.before);
    course.push(step.after);
  }
  if (review && course.length === steps.length + 1) course.push(review.result.chances);
  return course;
}

/** The steps to mark in a graph, of both kinds the largest first, none nearer than so many steps to one
    of its kind that changed more. */
export function marksOf(steps: Steps, apart: number): ReviewStep[] {
  const kept: ReviewStep[] = [];
  const large = steps
    .filter((step) => step !== undefined)
    .filter((step) => sizeOf(step) >= MARKED)
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  for (const step of large) {
    const near = (other: ReviewStep): boolean =>
      other.kind === step.kind && Math.abs(other.number - step.number) < apart;
    if (!kept.some(near)) kept.push(step);
  }
  return kept.sort((one, other) => one.number - other.number);
}

/** The bands of a graph: for each seat, the upper edge from left to right and the lower one back. */
export function bandsOf(
  course: readonly (readonly number[])[],
  total: number,
  wide: number,
  high: number,
): string[] {
  const seats = course[0]?.length ?? 0;
  const x = (at: number): string => ((wide * at) / Math.max(1, total)).toFixed(1);
  const edge = (seat: number): string[] =>
    course.map((chances, at) => {
      const above = chances.slice(0, seat).reduce((sum, each) => sum + each, 0);
      return `${x(at)},${(high * Math.min(1, above)).toFixed(1)}`;
    });
  return Array.from(
    { length: seats },
    (_, seat) =>
      `M${edge(seat).join("L")}L${edge(seat + 1)
        .reverse()
        .join("L")}z`,
  );
}

export interface ShownSums {
  start: number;
  luck: number;
  skill: number;
  others: number;
  result: number;
  usual: number;
  second: number;
}

/** Sums with one decimal that add up as they are written: what rounding leaves goes to the parts that
    were rounded most. `scale` is 100 for chances, 1 for dirhams. */
export function shownSums(sums: SumsShown, scale: number): ShownSums {
  const tenths = (number: number): number => Math.round(number * scale * 10);
  const exact = [sums.start, sums.luck, sums.skill, sums.others].map((each) => each * scale * 10);
  const parts = exact.map(Math.round);
  const result = tenths(sums.result);
  let left = result - parts.reduce((sum, each) => sum + each, 0);
  const byNeed = exact
    .map((each, at) => ({ at, need: each - parts[at]! }))
    .sort((one, other) => (left > 0 ? other.need - one.need : one.need - other.need));
  for (const { at } of byNeed) {
    if (!left) break;
    parts[at]! += Math.sign(left);
    left -= Math.sign(left);
  }
  const [start, luck, skill, others] = parts.map((each) => each / 10 + 0) as [
    number,
    number,
    number,
    number,
  ];
  return {
    start,
    luck,
    skill,
    others,
    result: result / 10,
    usual: tenths(sums.usual_luck) / 10,
    second: tenths(sums.revised) / 10 + 0,
  };
}

/** What to look at: what changed most for a player, and beyond that the worst of what he did. */
export function momentsOf(steps: Steps, seat: number): ReviewStep[] {
  const known = steps.filter((step) => step !== undefined);
  const size = (step: ReviewStep): number => Math.abs(step.change[seat] ?? 0);
  const turning = [...known].sort((one, other) => size(other) - size(one)).slice(0, TURNING_POINTS);
  const own = known
    .filter((step) => step.seat === seat && step.word !== null && !turning.includes(step))
    .sort((one, other) => other.loss - one.loss)
    .slice(0, Math.max(0, MOST_MOMENTS - turning.length));
  return [...turning, ...own].sort((one, other) => one.number - other.number);
}

/** The mistakes of a player, to be found: the worst first; inaccuracies only where there are none. */
export function exercisesOf(steps: Steps, seat: number): ReviewStep[] {
  const own = steps
    .filter((step) => step !== undefined)
    .filter((step) => step.seat === seat && step.word !== null)
    .sort((one, other) => other.loss - one.loss);
  const grave = own.filter((step) => step.word !== "inaccuracy");
  return grave.length ? grave : own;
}

export type Verdict = "best" | "near" | "played" | "wrong";

/** What to say of a try. */
export function verdictOn(step: ReviewStep, action: string): { verdict: Verdict; loss: number } {
  const loss = step.choices.find((choice) => choice.action === action)?.loss ?? 1;
  if (action === step.best) return { verdict: "best", loss };
  if (loss < TOLERANCE) return { verdict: "near", loss };
  return { verdict: action === step.action ? "played" : "wrong", loss };
}

/** The rows of all choices, the best and what was done among them, no more than there is room for. */
export function rowsOf(step: ReviewStep, most: number): ReviewStep["choices"] {
  if (step.choices.length <= most) return step.choices;
  const played = step.choices.findIndex((choice) => choice.action === step.action);
  const first = step.choices.slice(0, most);
  return played < most ? first : [...first.slice(0, -1), step.choices[played]!];
}
