// Whose portrait stands for a seat.

import type { Colour } from "../board/types";
import type { Face, SeatNow } from "../wire";

interface Shown {
  who: string | null;
  colour: Colour | undefined;
  face: Face | null;
}

/**
 * What a portrait shows of whoever sits there: a bot, or a person, for whom a bot may play. Where it is not
 * known who sits there, only a colour is.
 */
export function portraitOf(seat: SeatNow | undefined, colour?: Colour): Shown {
  return {
    who: seat?.kind === "bot" ? seat.level : null,
    colour: seat?.colours[0] ?? colour,
    face: seat?.face ?? null,
  };
}
