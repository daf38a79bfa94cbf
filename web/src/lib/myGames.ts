// The unfinished games at this browser's seats, as the server has them now.

import type { TableState } from "../wire";
import { getTable } from "./api";
import { keepResult, playedGames } from "./playedGames";
import { myTables, secretsOf } from "./seats";

/** So many of the latest tables are asked for. */
export const MOST = 4;

/** The tables of this browser whose end it has not seen. */
export function openTables(): string[] {
  const over = new Set(playedGames().map(({ table }) => table));
  return myTables()
    .map(({ table }) => table)
    .filter((table) => !over.has(table));
}

/** Whether somebody at this browser has to act. */
export function isMyTurn({ todo, you }: TableState): boolean {
  return todo !== null && you.includes(todo.seat);
}

/** Those first where it is one's turn, then those that are played, then those that wait for players. */
export function byUrgency(games: readonly TableState[]): TableState[] {
  const rank = (game: TableState): number =>
    isMyTurn(game) ? 0 : game.standing === "playing" ? 1 : 2;
  return [...games].sort((one, other) => rank(one) - rank(other));
}

/**
 * The latest games that go on, before them those at tables that are `due`; how those ended that have ended
 * meanwhile is kept.
 */
export async function gamesGoingOn(
  due: readonly string[] = [],
  look: (table: string, secrets: string[]) => Promise<TableState> = getTable,
): Promise<TableState[]> {
  const open = openTables();
  const asked = [...new Set([...due.filter((table) => open.includes(table)), ...open])].slice(
    0,
    MOST,
  );
  const answers = await Promise.allSettled(asked.map((table) => look(table, secretsOf(table))));
  const found = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value] : []));
  found.forEach((state) => keepResult(state));
  return byUrgency(
    found.filter(
      ({ standing, you }) => you.length > 0 && (standing === "playing" || standing === "waiting"),
    ),
  );
}
