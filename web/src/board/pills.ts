// Landings as pills: what a throw may cost, and how likely that is.

import type { Forecast, Landing, Todo } from "../wire";
import type { Way } from "./types";

export interface Pill {
  square: string;
  /** Dirhams to be paid; 0 is free. */
  cost: number;
  chance: number;
  /** Whether the mover would go out. */
  out: boolean;
}

/** Half of how wide and how high a pill is, with its shade. */
export const HALF = { small: { wide: 43, high: 41 }, large: { wide: 45, high: 25 } } as const;

/**
 * How far from the middle of a square something so large may stand that looks at a pill on the next
 * one, and does not lie on it.
 */
export function besidePill(small: boolean, across: boolean, radius: number): number {
  const half = HALF[small ? "small" : "large"];
  return 100 - (across ? half.wide : half.high) - radius;
}

function cost(landing: Landing): number {
  if (!landing.payment) return 0;
  // Who goes out pays all there is; how much was due says why.
  return landing.out ? landing.payment.due : landing.payment.paid;
}

/** One pill a square: where two throws end on the same one, their chances add up. */
export function pills(landings: readonly Landing[]): Pill[] {
  const merged = new Map<string, Pill>();
  for (const landing of landings) {
    const square = landing.path.at(-1)?.square;
    if (square === undefined) continue;
    const before = merged.get(square);
    merged.set(square, {
      square,
      cost: Math.max(cost(landing), before?.cost ?? 0),
      chance: landing.chance + (before?.chance ?? 0),
      out: landing.out || (before?.out ?? false),
    });
  }
  return [...merged.values()];
}

/** The forecast to show: of the way that is chosen, or of the only one there is before a throw. */
export function shownForecast(
  todo: Todo | null | undefined,
  way: Way | null | undefined,
): Forecast | null {
  if (!todo) return null;
  if (todo.phase === "roll") return todo.forecasts[0] ?? null;
  if (todo.phase !== "turn") return null;
  return todo.forecasts.find((forecast) => forecast.way === way) ?? null;
}

/**
 * The way that leads to a square, for who points at squares rather than at arrows: the shortest
 * one, and of two equally short ones the one that stays on the market.
 */
export function wayTo(todo: Todo, square: string): Way | null {
  let best: { way: Way; steps: number } | null = null;
  for (const { way, landings } of todo.forecasts) {
    const longest = landings.reduce<Landing | null>(
      (a, b) => (a && a.steps >= b.steps ? a : b),
      null,
    );
    if (!longest || !todo.legal.includes(way)) continue;
    let turns = 0;
    for (const [i, step] of longest.path.entries()) {
      turns += step.mosaic === null ? 0 : 0.5;
      const steps = i + turns;
      if (step.square === square && (!best || steps < best.steps)) best = { way, steps };
    }
  }
  return best?.way ?? null;
}
