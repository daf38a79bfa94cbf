import { learn, say } from "../i18n/language.svelte";
import { getTable, Problem } from "../lib/api";
import { browserLine, Live, type Status } from "../lib/live";
import { announce, notify } from "../lib/notices.svelte";
import { namesOf } from "../lib/people";
import { Playback } from "../lib/playback";
import { refusal } from "../lib/problems";
import { ruleMessage, turnsAtEnd } from "../lib/rules";
import { keep, secretsOf } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { sentences } from "../lib/story";
import { REFUSED } from "../lib/why";
import type { Command, LogItem, Position, Present, State } from "../wire";

export interface Shows {
  /** Shows one item; it may be told once it is `known`, for there is no secret left in it. */
  play(item: LogItem, before: Position, after: Position, known?: () => void): Promise<void>;
  skip(): void;
}

/** A table as one sees it: what is shown, what was told, and what one can do there. */
export class Session {
  /** What is shown: behind what is known while things are being played. */
  shown = $state.raw<State | null>(null);
  log = $state.raw<LogItem[]>([]);
  present = $state.raw<Present | null>(null);
  status = $state<Status>("connecting");
  busy = $state(false);
  sending = $state(false);
  /** When the state came, by this browser's clock: what the running clock is counted from. */
  heard = $state(0);
  shows: Shows | null = null;

  names = $derived(this.shown ? namesOf(this.shown.seats, say) : []);
  /** The seat for which one has to do something now. */
  actor = $derived.by(() => {
    const state = this.shown;
    if (!state?.todo || this.busy || !state.you.includes(state.todo.seat)) return null;
    return state.seats[state.todo.seat]?.level ? null : state.todo.seat;
  });
  /** One's own seats at which a bot plays meanwhile. */
  replaced = $derived.by(() => {
    const { seats, you, standing } = this.shown ?? { seats: [], you: [], standing: "over" };
    if (standing !== "playing") return [];
    return you.filter((number) => {
      const seat = seats[number];
      return seat?.kind === "person" && seat.level && !seat.gone;
    });
  });

  private readonly live: Live;
  private readonly playback: Playback;
  private version = 0;
  /** The version that has to be shown before anything else is asked: a turn and its throw are one. */
  private awaited = 0;
  private wasActor: number | null = null;

  constructor(readonly table: string) {
    this.playback = new Playback({
      play: async (item, before, after, known) => {
        this.busy = true;
        await this.shows?.play(item, before, after, known);
      },
      skip: () => this.shows?.skip(),
      rest: (state) => this.rest(state),
      move: (position, state) => {
        this.busy = true;
        const { result, standing } = this.shown ?? state;
        this.shown = { ...state, position, todo: null, result, standing };
      },
      tell: (item) => this.tell(item),
      visible: () => !document.hidden && this.shows !== null,
    });
    const line = browserLine(
      table,
      () => secretsOf(table),
      () => this.exists(),
    );
    this.live = new Live(line, {
      state: (state, caughtUp) => {
        this.version = state.version;
        this.heard = performance.now();
        this.playback.push(state, caughtUp);
      },
      present: (present) => (this.present = present),
      status: (status) => {
        const back = this.status === "lost" && status === "open";
        this.status = status;
        if (status === "lost") announce([say("page-connection-lost")]);
        else if (back) announce([say("page-connection-back")]);
      },
    });
  }

  /** Try again as soon as it may help, until the table is left. */
  watchNetwork(): () => void {
    const retry = (): void => this.live.retry();
    const lost = (): void => this.live.lost();
    const seen = (): void => {
      if (!document.hidden) retry();
      else this.skip();
    };
    addEventListener("online", retry);
    addEventListener("offline", lost);
    document.addEventListener("visibilitychange", seen);
    return () => {
      removeEventListener("online", retry);
      removeEventListener("offline", lost);
      document.removeEventListener("visibilitychange", seen);
      this.live.close();
    };
  }

  away(seat: number): boolean {
    const state = this.shown;
    if (!state || !this.present || state.seats[seat]?.kind !== "person") return false;
    return !this.present.seats.includes(seat);
  }

  /** Do something as one of one's seats; true if it was done. */
  async do(seat: number, ...commands: Command[]): Promise<boolean> {
    this.sending = true;
    let { version } = this;
    if (commands.length > 1) this.awaited = Infinity;
    try {
      for (const command of commands) {
        const answer = await this.live.command(seat, version, command);
        if (answer.type === "refused") {
          const rule = REFUSED[answer.reason] ?? null;
          notify(refusal(answer.reason, answer.details), "problem", { rule });
          return false;
        }
        ({ version } = answer);
      }
      this.awaited = Math.min(this.awaited, version);
      return true;
    } finally {
      this.sending = false;
      if (this.awaited === Infinity) this.ask();
    }
  }

  /** Tell why a rug cannot lie somewhere: the server, which knows the rules, refuses it. */
  async askWhy(seat: number, rug: string): Promise<void> {
    const answer = await this.live.command(seat, this.version, { type: "act", action: rug });
    if (answer.type !== "refused") return;
    const rule = REFUSED[answer.reason];
    if (!rule) return; // the turn has passed meanwhile
    await learn();
    notify(say(ruleMessage(rule)), "news", { milliseconds: 12_000, rule });
  }

  /** Come with a new seat. */
  sit(secret: string): void {
    keep(this.table, [secret]);
    this.live.renew();
  }

  retry(): void {
    this.live.retry();
  }

  skip(): void {
    this.playback.skip();
  }

  private async exists(): Promise<boolean> {
    try {
      await getTable(this.table);
      return true;
    } catch (problem) {
      return !(problem instanceof Problem && (problem.status === 404 || problem.status === 410));
    }
  }

  /** What was wished for has come to nothing: ask again. */
  private ask(): void {
    this.awaited = 0;
    if (!this.playback.busy) this.busy = false;
  }

  private rest(state: State): void {
    this.busy = state.version < this.awaited;
    const began = this.shown !== null;
    const over = began && this.shown?.standing === "playing" && state.standing === "over";
    this.shown = state;
    if (this.busy) return;
    const { actor } = this;
    if (actor !== null && actor !== this.wasActor && state.position) {
      announce([this.prompt(state)]);
      if (began) sound("turn", settings.sounds);
    }
    if (over) sound("end", settings.sounds);
    this.wasActor = actor;
    if (state.rematch) keep(state.rematch, secretsOf(this.table));
  }

  /** What to do now, as a sentence. */
  prompt(state: State): string {
    const { todo } = state;
    if (!todo) return "";
    const alone = state.you.length === 1 ? "yes" : "no";
    const player = this.names[todo.seat] ?? "";
    const end = turnsAtEnd(state.rules) ? "yes" : "no";
    return say(`page-prompt-${todo.phase}`, { player, alone, end });
  }

  private tell(item: LogItem): void {
    this.log = [...this.log, item];
    if (this.shown) announce(sentences(item, this.names, say));
  }
}
