// Glicko-2, by its author's description (glicko.net/glicko/glicko2.pdf): a try is a game between the
// solver and the puzzle. The puzzle's own rating stays as it was made.

export interface Rating {
  rating: number;
  /** How unsure it is: the standard deviation. */
  deviation: number;
  volatility: number;
}

/** Where everybody begins. */
export const BEGIN: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** How unsure the rating of a puzzle is. */
export const PUZZLE_DEVIATION = 120;

const SCALE = 173.7178;
const TAU = 0.5; // how quickly volatility may change
const CLOSE = 1e-6;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** The rating after some tries, each against a puzzle: solved is 1, missed is 0. */
export function rated(
  before: Rating,
  tries: readonly { rating: number; deviation: number; score: number }[],
): Rating {
  const mu = (before.rating - 1500) / SCALE;
  const phi = before.deviation / SCALE;
  if (!tries.length) {
    return { ...before, deviation: SCALE * Math.hypot(phi, before.volatility) };
  }
  let weight = 0;
  let surprise = 0;
  for (const each of tries) {
    const factor = g(each.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-factor * (mu - (each.rating - 1500) / SCALE)));
    weight += factor * factor * expected * (1 - expected);
    surprise += factor * (each.score - expected);
  }
  const variance = 1 / weight;
  const volatility = newVolatility(before.volatility, phi, variance, variance * surprise);
  const unsure = Math.hypot(phi, volatility);
  const sure = 1 / Math.sqrt(1 / (unsure * unsure) + weight);
  return {
    rating: 1500 + SCALE * (mu + sure * sure * surprise),
    deviation: Math.min(BEGIN.deviation, SCALE * sure),
    volatility,
  };
}

/** Step 5 of the description: the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const power = Math.exp(x);
    const all = phi * phi + variance + power;
    return (power * (delta * delta - all)) / (2 * all * all) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) high = Math.log(delta * delta - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const there = f(middle);
    if (there * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, there];
  }
  return Math.exp(low / 2);
}
