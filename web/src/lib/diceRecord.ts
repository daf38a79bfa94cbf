// Collects what the check of the dice needs from a finished game.

import type { Colour } from "../board/types";
import type { LogItem, Position, Replay } from "../wire";
import type { DiceRecord } from "./diceCheck";

type PlayerNow = Position["players"][number];

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
    piles: replay.piles_drawn
      ? replay.seats.map(({ colours }, seat) => hiddenRugs(start?.players[seat], colours))
      : null,
    shown: replay.seats.map((_, seat) => start?.players[seat]?.top ?? null),
    items,
  };
}

/** The rugs of a player that nobody has seen yet, colour by colour. */
function hiddenRugs(player: PlayerNow | undefined, colours: readonly Colour[]): string[] {
  return colours.flatMap((colour) => {
    const left = (player?.rugs[colour] ?? 0) - (player?.top === colour ? 1 : 0);
    return Array<string>(left).fill(colour);
  });
}
