// When a puzzle that was missed comes back: SM-2, the algorithm of SuperMemo 2, in days.

export interface Card {
  /** The day, counted from 1970, on which it comes back. */
  due: number;
  /** Days between the last time and the next. */
  interval: number;
  /** By how much intervals grow. */
  ease: number;
  /** How often in a row it was solved. */
  solved: number;
}

const EASE = 2.5;
const LEAST_EASE = 1.3;
/** Solved so often in a row, it is known, and does not come back. */
export const KNOWN = 4;
/** What SM-2 calls quality, from 0 to 5: with these two the ease stays, or falls by 0.54. */
const QUALITY = { solved: 4, missed: 1 };

/** The card after a try; nothing if it need not come back. */
export function repeated(card: Card | undefined, solved: boolean, today: number): Card | null {
  if (!card && solved) return null; // it was never missed
  const before = card ?? { due: today, interval: 0, ease: EASE, solved: 0 };
  const short = 5 - QUALITY[solved ? "solved" : "missed"];
  const ease = Math.max(LEAST_EASE, before.ease + 0.1 - short * (0.08 + short * 0.02));
  if (!solved) return { due: today + 1, interval: 1, ease, solved: 0 };
  const times = before.solved + 1;
  if (times >= KNOWN) return null;
  const interval = times === 1 ? 1 : times === 2 ? 6 : Math.round(before.interval * ease);
  return { due: today + interval, interval, ease, solved: times };
}

/** Which cards are due, the longest waiting first. */
export function dueOn(cards: Readonly<Record<string, Card>>, today: number): string[] {
  return Object.entries(cards)
    .filter(([, card]) => card.due <= today)
    .sort(([, one], [, other]) => one.due - other.due)
    .map(([id]) => id);
}

/** The day of a moment, counted from 1970 in Greenwich. */
export function dayOf(milliseconds: number): number {
  return Math.floor(milliseconds / 86_400_000);
}
