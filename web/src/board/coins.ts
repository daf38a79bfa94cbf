export async function flyCoins(
  from: Element,
  to: Element,
  amount: number,
  motion: { speed: number; reduced: boolean },
): Promise<void> {
  void [from, to, amount, motion];
}
