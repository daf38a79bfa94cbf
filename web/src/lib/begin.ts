import type { NewTable } from "../wire";
import { setUp } from "./api";
import { go } from "./router.svelte";
import { keepTickets } from "./seats";

/** Sets a table up, keeps the seats that come with it, and goes there. */
export async function begin(table: NewTable): Promise<void> {
  // not on the first screen: hashing is needed when somebody plays
  const { Chain, newKey } = await import("./chain");
  const chain = new Chain(newKey());
  const seats = table.seats.map((seat) =>
    seat.kind === "person" ? { ...seat, chain: chain.end } : seat,
  );
  const made = await setUp({ ...table, seats });
  keepTickets(made.table, made.tickets, chain.key);
  go(`/t/${made.table}`);
}
