// The seats of a position that is nobody's game, as in a lesson, a puzzle or an analysis: they have colours,
// and no names.

import { COLOURS } from "../board/types";
import type { Position, SeatNow } from "../wire";

export function seatsByColour(position: Position | undefined): SeatNow[] {
  return (position?.players ?? []).map((player) => ({
    kind: "person",
    name: "",
    colours: COLOURS.filter((colour) => colour in player.rugs),
    level: null,
    gone: null,
    chain: null,
    keyless: false,
    times_out: 0,
    this_turn: false,
    program: false,
    face: null,
  }));
}
