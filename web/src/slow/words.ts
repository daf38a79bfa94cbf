// What is said of series and of slow games.

import { digits, say } from "../i18n/language.svelte";
import type { SeriesNow } from "../wire";

/** What a player's card tells of a series: how many games are won, as a figure and in words. */
export interface Wins {
  figure: string;
  text: string;
}

export function winsOf(series: SeriesNow): Wins[] {
  return series.won.map((number) => ({
    figure: digits(number),
    text: say("slow-won", { number }),
  }));
}

/** “Best of three”. */
export function bestOf(series: SeriesNow): string {
  return say("slow-best", { games: series.games });
}

/** “Best of three · Game 2”. */
export function seriesLine(series: SeriesNow): string {
  return `${bestOf(series)} · ${say("slow-game", { number: series.number })}`;
}

/** How a series stands when one of its games is over, worded for the viewer. */
export function seriesEnd(
  { number, winners }: SeriesNow,
  you: readonly number[],
  names: readonly string[],
): string {
  const [winner] = winners;
  if (winner === undefined) return say("slow-series-goes-on", { number: number + 1 });
  if (winners.length > 1) {
    const players = winners.map((seat) => names[seat] ?? "").join(" · ");
    return say("slow-series-shared", { players });
  }
  // round one screen all are oneself, and nobody is “you”
  if (you.length === 1 && you.includes(winner)) return say("slow-series-you");
  return say("slow-series-winner", { player: names[winner] ?? "" });
}
