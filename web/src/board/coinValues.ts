const MOST = 10; // coins in the air at once

/** The coins for an amount: as few fives and ones as possible, and not too many to draw. */
export function coinsFor(amount: number): (1 | 5)[] {
  const fives = Math.floor(Math.max(0, amount) / 5);
  const ones = Math.max(0, amount) % 5;
  return [...Array<5>(fives).fill(5), ...Array<1>(ones).fill(1)].slice(0, MOST);
}
