// The figure of a day's points: how many came to how many, in no more bars than fit.

export interface Bar {
  from: number;
  to: number;
  times: number;
  mine: boolean;
}

const MOST = 20;

export function bars(spread: readonly (readonly [number, number])[], mine: number | null): Bar[] {
  if (!spread.length) return [];
  const all = spread.map(([points]) => points);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const wide = Math.ceil((most - least + 1) / MOST);
  const count = Math.ceil((most - least + 1) / wide);
  return Array.from({ length: count }, (_, i) => {
    const from = least + i * wide;
    const to = from + wide - 1;
    const times = spread.reduce(
      (sum, [points, each]) => (points >= from && points <= to ? sum + each : sum),
      0,
    );
    return { from, to, times, mine: mine !== null && mine >= from && mine <= to };
  });
}
