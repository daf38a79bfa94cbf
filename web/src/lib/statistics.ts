// Counts what happened in a finished game (payments, throws, steps), and gives the points step by step.

import type { Paid, Replay } from "../wire";

export interface SeatStatistics {
  paid: number;
  received: number;
  throws: number;
  steps: number;
  mosaics: number;
}

export interface Statistics {
  seats: SeatStatistics[];
  highest: Paid | null;
  turns: number;
}

/** What happened in a finished game, in numbers. */
export function statistics(replay: Replay): Statistics {
  const seats = replay.seats.map(() => ({ paid: 0, received: 0, throws: 0, steps: 0, mosaics: 0 }));
  let highest: Paid | null = null;
  for (const { item } of replay.steps) {
    if (item?.type !== "walked") continue;
    const mover = seats[item.seat];
    if (mover) {
      mover.throws++;
      mover.steps += item.steps;
      mover.mosaics += item.path.filter((step) => step.mosaic !== null).length;
    }
    const { payment } = item;
    if (!payment) continue;
    const [by, to] = [seats[payment.by], seats[payment.to]];
    if (by) by.paid += payment.paid;
    if (to) to.received += payment.paid;
    if (!highest || payment.paid > highest.paid) highest = payment;
  }
  return { seats, highest, turns: seats.reduce((sum, seat) => sum + seat.throws, 0) };
}

/** Everybody's points after each step. */
export function pointsOf(replay: Replay): number[][] {
  return replay.seats.map((_, seat) =>
    replay.steps.map((step) => step.position.players[seat]?.points ?? 0),
  );
}
