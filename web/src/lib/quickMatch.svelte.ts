// Waiting for a quick match: asks again and again until there is a seat, or it is called off.

import type { Match, WantMatch } from "../wire";
import { askMatch, cancelMatch, outcomeUnknown, Problem } from "./api";
import { go } from "./router.svelte";
import { keepTickets, newSecrets } from "./seats";

const EVERY = 2000; // milliseconds; who is silent for six seconds has left

/** Whether to go on asking after a problem: the server may be back in a moment. */
function passes(problem: unknown): boolean {
  return outcomeUnknown(problem) || (problem instanceof Problem && problem.status === 429);
}

export class QuickMatch {
  /** How far it is; null while nobody waits. */
  match = $state.raw<Match | null>(null);
  problem = $state.raw<unknown>(null);
  /** When the server said so, by this browser's clock. */
  at = $state(0);
  private secret: string | null = null;
  private key = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  get waits(): boolean {
    return this.match !== null;
  }

  async begin(want: Omit<WantMatch, "chain">): Promise<void> {
    if (this.secret) return;
    const [secret] = newSecrets(1);
    this.secret = secret;
    this.problem = null;
    this.take({ players: want.players, here: 1, left: null, table: null, ticket: null });
    const { Chain, newKey } = await import("./chain"); // loaded late, as for tables
    if (this.secret !== secret) return; // called off meanwhile
    this.key = newKey();
    await this.ask({ ...want, chain: new Chain(this.key).end }, secret);
  }

  private async ask(want: WantMatch, secret: string): Promise<void> {
    try {
      const match = await askMatch(want, secret);
      if (this.secret !== secret) return; // called off meanwhile, and the server was told
      this.problem = null;
      this.take(match);
    } catch (problem) {
      if (this.secret !== secret) return;
      this.problem = problem;
      if (!passes(problem)) this.stop();
    }
    if (this.secret) this.timer = setTimeout(() => void this.ask(want, secret), EVERY);
  }

  /** Wait no more; if there is a seat already, others wait there. */
  async cancel(): Promise<void> {
    const { secret } = this;
    this.stop();
    if (!secret) return;
    try {
      this.take(await cancelMatch(secret), false);
    } catch {
      // who does not ask again has left
    }
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.secret = this.match = null;
  }

  private take(match: Match, waits = true): void {
    const { table, ticket } = match;
    if (table && ticket) {
      this.stop();
      keepTickets(table, [ticket], this.key);
      go(`/t/${table}`);
    } else if (waits) {
      this.match = match;
      this.at = performance.now();
    }
  }
}
