// How many coins fly when somebody pays, and what each of them is worth.

const MOST = 12; // coins in the air at once

/** What each coin stands for that flies for an amount: one dirham, or more if it is a large sum. */
export function coinsFor(amount: number): number[] {
  const coins = Math.min(MOST, Math.max(0, amount));
  return Array.from(
    { length: coins },
    (_, i) => Math.floor(((i + 1) * amount) / coins) - Math.floor((i * amount) / coins),
  );
}
