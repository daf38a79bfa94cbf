// Why a game ended, worked out from its result and its seats.

import type { Result, SeatNow } from "../wire";

export type EndReason = "last-rug" | "last-player" | "resigned" | "time" | "bots" | "left";
export type Gone = "out" | NonNullable<SeatNow["gone"]>;

/** Why a player was no longer in the game at its end; null for those who were. */
export function whyGone(result: Result, seats: readonly SeatNow[], seat: number): Gone | null {
  return seats[seat]?.gone ?? (result.out.includes(seat) ? "out" : null);
}

/** What ended the game. */
export function howItEnded(result: Result, seats: readonly SeatNow[]): EndReason {
  if (result.reason === "last rug") return "last-rug";
  if (result.reason === "last player") return "last-player";
  const gone = seats.map((_, seat) => whyGone(result, seats, seat));
  if (gone.filter((why) => why === null).length > 1) return "bots";
  const reasons = new Set(gone.filter((why) => why !== null));
  const [only] = reasons;
  return reasons.size === 1 && (only === "resigned" || only === "time") ? only : "left";
}
