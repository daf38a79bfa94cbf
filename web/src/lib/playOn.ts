// From a position to a table: one plays on from there, against bots, where everything is as at other tables.

import type { NewTable } from "../wire";
import { colourName } from "../i18n/language.svelte";
import { COLOURS } from "../board/types";
import { settings } from "./settings.svelte";
import { startTable } from "./startTable";

/** Who sits where nobody else is known. */
const OPPONENT = "master";

/** The table of a position: oneself at a seat, and bots at all others, those that are known as they are. */
export function tableFrom(
  position: string,
  levels: readonly (string | null)[],
  seat: number,
  name: string,
): NewTable {
  return {
    seats: levels.map((level, number) =>
      number === seat ? { kind: "person", name } : { kind: "bot", level: level ?? OPPONENT },
    ),
    position,
    hints: true,
  };
}

/** Sets up such a table, and goes there. */
export async function playOn(
  position: string,
  levels: readonly (string | null)[],
  seat: number,
): Promise<void> {
  const name = settings.name.trim() || colourName(COLOURS[seat] ?? "red");
  await startTable(tableFrom(position, levels, seat, name));
}
