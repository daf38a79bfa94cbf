const MOST = 10;

/** Fives and ones that make an amount, as few as there can be, and never more than fly well. */
export function change(amount: number): (1 | 5)[] {
  const fives = Math.floor(Math.max(0, amount) / 5);
  const ones = Math.max(0, amount) % 5;
  return [...Array<5>(fives).fill(5), ...Array<1>(ones).fill(1)].slice(0, MOST);
}
