import type { LogItem, Replay } from "../wire";
import type { Played } from "./fair";
import { readRules } from "./rules";

/** What there is to check about the dice of a finished game; null if its seed is not known. */
export function playedIn(replay: Replay): Played | null {
  const { commitment, seed } = replay;
  if (!commitment || !seed) return null;
  const { players } = readRules(replay.rules);
  const start = replay.steps[0]?.position;
  const items = replay.steps
    .map((step) => step.item)
    .filter((item): item is LogItem => item !== null);
  return {
    commitment,
    seed,
    players,
    first: start?.seat ?? 0,
    piles: shuffled(replay) ? replay.seats.map((seat) => two(seat.colours)) : null,
    rugsEach: Object.values(start?.players[0]?.rugs ?? {}).reduce((sum, rugs) => sum + rugs, 0),
    items,
  };
}

/** Texts whose two-player piles alternate, unless a house rule shuffles them (R8). */
const ALTERNATING = new Set(["czech", "thai"]);

/** R2.3: two colours each are shuffled, unless the rules let them alternate. */
function shuffled(replay: Replay): boolean {
  if (!replay.seats.every((seat) => seat.colours.length === 2)) return false;
  const { base, options } = readRules(replay.rules);
  return (options.pile ?? (ALTERNATING.has(base) ? "alternating" : "shuffled")) === "shuffled";
}

function two(colours: readonly string[]): [string, string] {
  return [colours[0] ?? "", colours[1] ?? ""];
}
