// To one's seat in a day's market.

import { go } from "../lib/router.svelte";
import { keepSeats } from "../lib/seats";
import { playDay } from "./api";

export async function sitDown(name: string, day: string | null): Promise<void> {
  const made = await playDay(name || "?", day);
  keepSeats(
    made.table,
    made.tickets.map(({ secret }) => secret),
  );
  go(`/t/${made.table}`);
}
