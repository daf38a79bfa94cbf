// How the end of a game is told to the viewer: who has won, by how much, and the moment to remember.

import { column, row, SIDE, squareAt } from "../board/geometry";
import type { Say } from "../i18n/speaker";
import type { Replay, ReplayStep, Result, Walked } from "../wire";

/** Everybody's place, best first; those who share one have the same number. */
export function places(result: Result): { seat: number; place: number }[] {
  let place = 1;
  return result.ranking.flatMap((together) => {
    const here = place;
    place += together.length;
    return together.map((seat) => ({ seat, place: here }));
  });
}

/** Whether one of some seats is among the winners. */
export function hasWon(result: Result, seats: readonly number[]): boolean {
  return seats.some((seat) => result.ranking[0]?.includes(seat));
}

/**
 * By how many points the only winner is ahead; null where that says nothing: the points were the
 * same, or nobody else was left.
 */
function lead(result: Result): number | null {
  const [first, second] = result.ranking.map(([seat]) => result.points[seat ?? -1] ?? 0);
  if (result.reason !== "last rug" || first === undefined || second === undefined) return null;
  return first > second ? first - second : null;
}

/**
 * The headline of the end. `you` are the seats of the one who looks: one who plays is spoken to; who
 * watches is told, and so are those who share a screen.
 */
export function headline(
  result: Result,
  you: readonly number[],
  names: readonly string[],
  say: Say,
): string {
  const winners = result.ranking[0] ?? [];
  const points = lead(result);
  const me = you.length === 1 ? you[0] : undefined;
  if (winners.length > 1) {
    if (me !== undefined && winners.includes(me)) return say("share-you-share");
    return say("page-end-shared", { players: winners.map((seat) => names[seat]).join(" · ") });
  }
  if (me !== undefined && winners.includes(me)) {
    return points === null ? say("share-you-win-plain") : say("share-you-win", { points });
  }
  const player = names[winners[0] ?? -1] ?? "";
  const place = places(result).find(({ seat }) => seat === me)?.place;
  if (place !== undefined) return say("share-wins-you", { player, place });
  return points === null
    ? say("page-end-winner", { player })
    : say("share-wins", { player, points });
}

export interface Moment {
  /** The number of the step in the replay. */
  at: number;
  step: ReplayStep;
  item: Walked;
  squares: readonly string[];
  /** Whether it is the best one of the one who looks, and not the largest of all. */
  own: boolean;
}

/**
 * The payment to remember: the largest of the game; for who has lost, the largest that they got. Of
 * equal ones the last, which was nearer to the end.
 */
export function highlight(replay: Replay, you: readonly number[]): Moment | null {
  let largest: Moment | null = null;
  let mine: Moment | null = null;
  const paid = (moment: Moment | null): number => moment?.item.payment?.paid ?? 0;
  replay.steps.forEach((step, at) => {
    const { item } = step;
    if (item?.type !== "walked" || !item.payment?.paid) return;
    const moment = { at, step, item, squares: item.payment.squares, own: false };
    if (item.payment.paid >= paid(largest)) largest = moment;
    if (you.length === 1 && item.payment.to === you[0] && item.payment.paid >= paid(mine)) {
      mine = { ...moment, own: true };
    }
  });
  const lost = replay.result && you.length === 1 && !hasWon(replay.result, you);
  if (!lost || !mine) return largest;
  return paid(mine) === paid(largest) ? largest : mine;
}

/** The edge of an area, as lines between its squares and all others. */
export function areaOutline(squares: readonly string[]): string {
  const inside = new Set(squares);
  const beside = (square: string, right: number, down: number): boolean => {
    const other = squareAt(row(square) + down, column(square) + right);
    return other !== null && inside.has(other);
  };
  return squares
    .map((square) => {
      const [x, y] = [column(square) * SIDE, row(square) * SIDE];
      return [
        beside(square, 0, -1) ? "" : `M${x},${y}h${SIDE}`,
        beside(square, 0, 1) ? "" : `M${x},${y + SIDE}h${SIDE}`,
        beside(square, -1, 0) ? "" : `M${x},${y}v${SIDE}`,
        beside(square, 1, 0) ? "" : `M${x + SIDE},${y}v${SIDE}`,
      ].join("");
    })
    .join("");
}
