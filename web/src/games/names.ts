// Who sat at one's games, as the page names people everywhere.

import { personName } from "../art/names";
import { PEOPLE } from "../lib/people";
import type { OwnSeat } from "../me/api";
import type { SeatNow } from "../wire";

/** A seat of a list as one of a table. */
export function seatNow({ kind, name, level, colour, gone, face }: OwnSeat): SeatNow {
  return {
    ...{ kind, name, level, colours: [colour], gone, face },
    ...{ chain: null, program: false, keyless: false, times_out: 0, this_turn: false },
  };
}

/** The levels of bots that are called so in the language of the page. */
export function levelsCalled(
  text: string,
  nameOf: (level: string) => string = personName,
): string[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return [];
  return PEOPLE.filter((level) => nameOf(level).toLocaleLowerCase().includes(wanted));
}
