import type { NewTable } from "../wire";
import { setUp } from "./api";
import { go } from "./router.svelte";
import { keepTickets, newSecrets } from "./seats";

/** What was last asked for, as long as nobody knows whether it was done. */
let asked: { plan: string; key: string; secrets: string[] } | null = null;

/** Sets a table up, keeps the seats that come with it, and goes there. */
export async function begin(table: NewTable): Promise<void> {
  // not on the first screen: hashing is needed when somebody plays
  const { Chain, newKey } = await import("./chain");
  const plan = JSON.stringify(table);
  const people = table.seats.filter((seat) => seat.kind === "person").length;
  // who tries again gets the table that was set up the first time, if it was
  if (asked?.plan !== plan) asked = { plan, key: newKey(), secrets: newSecrets(people) };
  const { key, secrets } = asked;
  const chain = new Chain(key);
  const seats = table.seats.map((seat) =>
    seat.kind === "person" ? { ...seat, chain: chain.end } : seat,
  );
  const made = await setUp({ ...table, seats }, secrets);
  asked = null;
  keepTickets(made.table, made.tickets, key);
  go(`/t/${made.table}`);
}
