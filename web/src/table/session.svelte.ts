import { learn, say } from "../i18n/language.svelte";
import { getTable, Problem } from "../lib/api";
import { Chain } from "../lib/chain";
import { browserConnector, Live, type Status } from "../lib/live";
import type { Known } from "../lib/fair";
import { announce, notify, raise } from "../lib/notices.svelte";
import { namesOf } from "../lib/people";
import { Playback } from "../lib/playback";
import { refusal } from "../lib/problems";
import { ruleMessage, turnsAtEnd } from "../lib/rules";
import { keep, keyOf, secretsOf } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { sentences } from "../lib/story";
import { REFUSED } from "../lib/why";
import { witnessedAt, witness } from "../lib/witness";
import type { Bye, Command, LogItem, Position, Present, TableState } from "../wire";

export interface Shows {
  /** Shows one item; it may be told once it is `known`, for there is no secret left in it. */
  play(item: LogItem, before: Position, after: Position, known?: () => void): Promise<void>;
  skip(): void;
}

/** That somebody's time was over. */
type Late = Extract<LogItem, { type: "timed-out" | "resigned" }>;

function isLate(item: LogItem): item is Late {
  return item.type === "timed-out" || (item.type === "resigned" && item.why === "time");
}

const PLAYS = new Set<LogItem["type"]>(["turned", "walked", "laid"]);

function seatOf(item: LogItem): number | null {
  return "seat" in item ? item.seat : null;
}

function plays(item: LogItem, seat: number): boolean {
  return PLAYS.has(item.type) && seatOf(item) === seat;
}

/** A table as one sees it: what is shown, what was told, and what one can do there. */
export class Session {
  /** What is shown: behind what is known while things are being played. */
  shown = $state.raw<TableState | null>(null);
  log = $state.raw<LogItem[]>([]);
  present = $state.raw<Present | null>(null);
  status = $state<Status>("connecting");
  /** That one may not be here. */
  ban = $state.raw<Bye | null>(null);
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
      return seat?.kind === "person" && seat.level && !seat.gone && !seat.this_turn;
    });
  });

  /** One's own seats that are still in the game. */
  playing = $derived.by(() => {
    const { seats, you, position } = this.shown ?? { seats: [], you: [], position: null };
    return you.filter((seat) => !seats[seat]?.gone && !position?.players[seat]?.out);
  });
  /** That one's own time was over, until one's next turn is over. */
  late = $derived.by(() => {
    const you: readonly number[] = this.shown?.you ?? [];
    const at = this.log.findLastIndex((item) => isLate(item) && you.includes(item.seat));
    const item = this.log[at];
    if (!item || !isLate(item)) return null;
    if (item.type === "resigned") return item;
    const since = this.log.slice(at + 1);
    const theirs = since.findIndex((other) => PLAYS.has(other.type) && seatOf(other) !== item.seat);
    const again = theirs >= 0 && since.slice(theirs).some((other) => plays(other, item.seat));
    return again ? null : item;
  });

  private readonly live: Live;
  private readonly playback: Playback;
  private version = 0;
  /** What is known, which may not be shown yet: who sits where, and each chain's last link. */
  private seats: TableState["seats"] = [];
  private readonly heads = new Map<string, string>();
  private chain: Chain | null = null;
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
    const line = browserConnector(
      table,
      () => secretsOf(table),
      () => this.exists(),
    );
    this.live = new Live(line, {
      state: (state, caughtUp) => {
        this.version = state.version;
        this.follow(state);
        this.heard = performance.now();
        this.playback.push(state, caughtUp);
      },
      present: (present) => (this.present = present),
      banned: (bye) => (this.ban = bye),
      status: (status) => {
        const back = this.status === "lost" && status === "open";
        this.status = status;
        if (status === "lost") announce([say("page-connection-lost")]);
        else if (back) announce([say("page-connection-back")]);
      },
      refused: (answer) => notify(refusal(answer.reason, answer.details), "problem"),
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

  /** Whether somebody has been away so long that a bot may play instead: the server says so. */
  missed(seat: number): boolean {
    return this.away(seat) && (this.present?.away ?? []).includes(seat);
  }

  private follow(state: TableState): void {
    witness(state);
    this.seats = state.seats;
    for (const item of state.log) {
      if (item.type !== "walked" || !item.link) continue;
      const end = state.seats[item.seat]?.chain;
      if (end) this.heads.set(end, item.link);
    }
  }

  /** This browser's chain at this table, if it has the key. */
  private ownChain(): Chain | null {
    const key = keyOf(this.table);
    if (!key) return null;
    if (this.chain?.key !== key) this.chain = new Chain(key);
    return this.chain;
  }

  /** The same command with what this browser adds to the luck. */
  private withLuck(seat: number, command: Command): Command {
    const chain = this.ownChain();
    if (!chain) return command;
    if (command.type === "rematch") return { ...command, chain: new Chain(chain.nextKey()).end };
    if (command.type !== "throw") return command;
    const { chain: end, keyless } = this.seats[seat] ?? {};
    if (!end || keyless) return command;
    // The server shows the last link. If it is none of ours it was never revealed, and no further
    // one is given away.
    return { ...command, link: chain.after(this.heads.get(end) ?? end) };
  }

  /** What this browser knows of the luck without asking anybody. */
  known(): Known | null {
    const seen = witnessedAt(this.table);
    const end = this.ownChain()?.end;
    const mine = new Map((this.shown?.you ?? []).flatMap((seat) => (end ? [[seat, end]] : [])));
    return seen && { commitment: seen.commitment, ends: seen.ends, mine };
  }

  /** Do something as one of one's seats; true if it was done. */
  async do(seat: number, ...commands: Command[]): Promise<boolean> {
    this.sending = true;
    let { version } = this;
    if (commands.length > 1) this.awaited = Infinity;
    try {
      for (const command of commands) {
        const answer = await this.live.command(seat, version, this.withLuck(seat, command));
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
  sit(secret: string, key: string | null): void {
    keep(this.table, [secret], key);
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

  private rest(state: TableState): void {
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
    if (state.rematch) {
      keep(state.rematch, secretsOf(this.table), this.ownChain()?.nextKey() ?? null);
    }
  }

  /** What to do now, as a sentence. */
  prompt(state: TableState): string {
    const { todo } = state;
    if (!todo) return "";
    const alone = state.you.length === 1 ? "yes" : "no";
    const player = this.names[todo.seat] ?? "";
    const end = turnsAtEnd(state.rules) ? "yes" : "no";
    return say(`page-prompt-${todo.phase}`, { player, alone, end });
  }

  /** What it means for oneself that time was over. */
  whyLate(item: Late): string {
    if (this.shown?.you.length !== 1) return sentences(item, this.names, say).join(" ");
    if (item.type === "resigned") return say("page-time-over-out");
    return say(item.times === 1 ? "page-time-over-1" : "page-time-over-2");
  }

  private tell(item: LogItem): void {
    this.log = [...this.log, item];
    if (!this.shown) return;
    announce(sentences(item, this.names, say));
    if (isLate(item) && this.shown.you.includes(item.seat)) {
      raise(this.whyLate(item)); // it stands in the panel, too
      sound("late", settings.sounds);
    }
  }
}
