import type { NewTable } from "../wire";
import { setUp } from "./api";
import { go } from "./router.svelte";
import { keepTickets } from "./seats";

/** Sets a table up, keeps the seats that come with it, and goes there. */
export async function begin(table: NewTable): Promise<void> {
  const made = await setUp(table);
  keepTickets(made.table, made.tickets);
  go(`/t/${made.table}`);
}
