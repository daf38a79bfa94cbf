// Collects what the check of the dice needs from a finished game.

import type { LogItem, Replay } from "../wire";
import type { DiceRecord } from "./diceCheck";

/** What there is to check about the dice of a finished game; null if its seed is not known. */
export function diceRecordOf(replay: Replay): DiceRecord | null {
  const { commitment, seed } = replay;
  if (!commitment || !seed) return null;
  const start = replay.steps[0]?.position;
  const items = replay.steps
    .map((step) => step.item)
    .filter((item): item is LogItem => item !== null);
  return {
    commitment,
    seed,
    version: replay.dice ?? 1,
    ends: replay.seats.map((seat) => seat.chain ?? null),
    bots: replay.seats.map((seat) => seat.kind === "bot"),
    throws: replay.throws ?? [],
    first: start?.seat ?? 0,
    firstDrawn: replay.first_drawn,
    piles: replay.piles_drawn ? replay.seats.map((seat) => two(seat.colours)) : null,
    rugsEach: Object.values(start?.players[0]?.rugs ?? {}).reduce((sum, rugs) => sum + rugs, 0),
    items,
  };
}

function two(colours: readonly string[]): [string, string] {
  return [colours[0] ?? "", colours[1] ?? ""];
}
