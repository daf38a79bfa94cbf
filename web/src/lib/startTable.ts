// From a set-up to its table: creates it on the server, keeps the seats, and shows its screen.

import type { NewTable } from "../wire";
import { createTable } from "./api";
import { go } from "./router.svelte";
import { keepTickets, newSecrets } from "./seats";
import { ADAPTS, ownEstimate } from "./strength";

/** The last request whose outcome is unknown: with the same secrets, it makes no second table. */
let unfinished: { plan: string; key: string; secrets: string[] } | null = null;

/** Creates a table, keeps the seats that come with it, and goes there. */
export async function startTable(table: NewTable): Promise<void> {
  // loaded late: the first screen needs no hashing
  const { Chain, newKey } = await import("./chain");
  const plan = JSON.stringify(table);
  const people = table.seats.filter((seat) => seat.kind === "person").length;
  if (unfinished?.plan !== plan) unfinished = { plan, key: newKey(), secrets: newSecrets(people) };
  const { key, secrets } = unfinished;
  const chain = new Chain(key);
  const strength = Math.round(ownEstimate().strength);
  const seats = table.seats.map((seat) => {
    if (seat.kind === "person") return { ...seat, chain: chain.end };
    return seat.level === ADAPTS ? { ...seat, strength } : seat;
  });
  const made = await createTable({ ...table, seats }, secrets);
  unfinished = null;
  keepTickets(made.table, made.tickets, key);
  go(`/t/${made.table}`);
}
