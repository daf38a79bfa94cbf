// The log, turn by turn: what one player did between two others, as one row.

import type { Laid, LogItem, Walked } from "../wire";

/** An item of the log, and its number there, or its step in a replay. */
export interface Told {
  item: LogItem;
  at: number;
}

/** One player's turn, or as much of it as has happened. */
export interface Turn {
  /** The number of its first item: turns have different ones. */
  at: number;
  seat: number;
  told: Told[];
  way: "L" | "F" | "R" | null;
  walked: Walked | null;
  laid: Laid | null;
}

/** A row of the log: a turn, or something that happened beside the game. */
export type Row = { at: number; turn: Turn } | { at: number; turn: null; item: LogItem };

type Played = Extract<LogItem, { type: "turned" | "walked" | "laid" | "revealed" }>;

function isPlayed(item: LogItem): item is Played {
  return ["turned", "walked", "laid", "revealed"].includes(item.type);
}

/** The rows of a log, in its order; what happens beside the game does not end a turn. */
export function rowsOf(log: readonly Told[]): Row[] {
  const rows: Row[] = [];
  let turn: Turn | null = null;
  for (const { item, at } of log) {
    if (turn && (item.type === "took-back" || (isPlayed(item) && !goesOn(turn, item)))) turn = null;
    if (!isPlayed(item) || (!turn && item.type === "revealed")) {
      rows.push({ at, turn: null, item });
      continue;
    }
    if (!turn) {
      const begun: Turn = { at, seat: item.seat, told: [], way: null, walked: null, laid: null };
      rows.push({ at, turn: begun });
      turn = begun;
    }
    turn.told.push({ item, at });
    if (item.type === "turned") turn.way = item.way;
    else if (item.type === "walked") turn.walked = item;
    else if (item.type === "laid") turn.laid = item;
  }
  return rows;
}

/** Whether an item belongs to a turn: nobody walks or lays twice in one. */
function goesOn(turn: Turn, item: Played): boolean {
  if (item.seat !== turn.seat || turn.walked?.out) return false;
  if (item.type === "walked") return !turn.walked;
  if (item.type === "laid") return !turn.laid;
  // R7: Assam may be turned at the end of a turn instead of at its beginning
  return item.type !== "turned" || turn.way === null;
}

/** The squares that a turn is about: where Assam stopped, and where the rug lies. */
export function squaresOf({ walked, laid }: Turn): string[] {
  const end = walked?.path.at(-1)?.square;
  return [...new Set([...(end ? [end] : []), ...(laid?.squares ?? [])])];
}

/**
 * What the others have done since the viewer last did something; for who only watches, the last
 * round. A take-back of others makes all of it untrue; undoing one's own choice changes nothing.
 */
export function turnsSince(
  log: readonly LogItem[],
  you: readonly number[],
  players: number,
): Turn[] {
  const since = log.findLastIndex((item, at) => {
    if (item.type === "took-back") return item.throws > 0 || !you.includes(item.seat);
    if (!isPlayed(item) || item.type === "revealed" || !you.includes(item.seat)) return false;
    return log[at + 1]?.type !== "took-back"; // chosen, and not after all
  });
  const told = log.slice(since + 1).map((item) => ({ item, at: item.n }));
  const turns = rowsOf(told).flatMap(({ turn }) =>
    turn?.walked && !you.includes(turn.seat) ? [turn] : [],
  );
  return you.length ? turns : turns.slice(1 - players);
}

/**
 * Where the last rug of each of these players lies. Two may have been laid on the same two squares,
 * if a third lay between them: one place then.
 */
export function placesOfNewRugs(turns: readonly Turn[]): string[][] {
  const laid = turns.flatMap((turn) => (turn.laid ? [turn.laid] : []));
  const last = new Map(laid.map(({ seat, squares }) => [seat, squares]));
  const places = [...last.values()];
  return [...new Map(places.map((squares) => [squares.toSorted().join(""), squares])).values()];
}
