// One visit to a table: connects to the server, feeds the playback queue, sends commands, and keeps
// what the screen shows. Components read a `Session`; none of them talks to the server itself.

import { learn, say } from "../i18n/language.svelte";
import { getChoices, getTable, Problem } from "../lib/api";
import { Chain } from "../lib/chain";
import { isSlow } from "../lib/clock";
import { browserConnector, TableConnection, type Status } from "../lib/connection";
import type { LocalKnowledge } from "../lib/diceCheck";
import { announce, notify, announceUrgently } from "../lib/notices.svelte";
import { isRemark, namesOf } from "../lib/people";
import { Playback, type Animator, type Moment } from "../lib/playback";
import { refusal } from "../lib/problems";
import { ruleMessage, turnsAtEnd } from "../lib/rules";
import { keepResult } from "../lib/playedGames";
import { keepSeats, keyOf, onArrival, secretsOf } from "../lib/seats";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { sentences } from "../lib/story";
import { noteResult, ownEstimate, resultsAgainst } from "../lib/strength";
import { turnsSince, type Turn } from "../lib/turns";
import { seenCommitment, rememberCommitment } from "../lib/commitments";
import type { Because, Bye, Command, LogItem, Present, TableState } from "../wire";

/** An item that says that somebody's time was over. */
type Late = Extract<LogItem, { type: "timed-out" | "resigned" }>;

function isLate(item: LogItem): item is Late {
  return item.type === "timed-out" || (item.type === "resigned" && item.why === "time");
}

/** Why the server refuses to answer: the question was about an older position. */
const STALE = "table-stale";
/** What a player does in a turn. */
const PLAYS = new Set<LogItem["type"]>(["turned", "walked", "laid"]);

function seatOf(item: LogItem): number | null {
  return "seat" in item ? item.seat : null;
}

function plays(item: LogItem, seat: number): boolean {
  return PLAYS.has(item.type) && seatOf(item) === seat;
}

/** The state of a table's screen, and what its viewer can do there. */
export class Session {
  /** The state on the screen: behind the server's while items are being animated. */
  shown = $state.raw<TableState | null>(null);
  log = $state.raw<LogItem[]>([]);
  /** The number of the throw in the log of which it is still to be seen what it costs. */
  walking = $state<number | null>(null);
  present = $state.raw<Present | null>(null);
  status = $state<Status>("connecting");
  /** Set if the host has banned this viewer. */
  ban = $state.raw<Bye | null>(null);
  /** Whether items are being animated, or the outcome of a command is awaited. */
  busy = $state(false);
  sending = $state(false);
  /** When the latest state came, by this browser's clock: running clocks count down from then. */
  receivedAt = $state(0);
  /** Set by the screen, which has the board and the die. */
  animator: Animator | null = null;

  names = $derived(this.shown ? namesOf(this.shown.seats, say) : []);
  /** The viewer's seat that has to act now, if any. */
  actor = $derived.by(() => {
    const state = this.shown;
    if (!state?.todo || this.busy || !state.you.includes(state.todo.seat)) return null;
    return state.seats[state.todo.seat]?.level ? null : state.todo.seat;
  });
  /** The viewer's seats at which a bot plays meanwhile. */
  replaced = $derived.by(() => {
    const { seats, you, standing } = this.shown ?? { seats: [], you: [], standing: "over" };
    if (standing !== "playing") return [];
    return you.filter((number) => {
      const seat = seats[number];
      return seat?.kind === "person" && seat.level && !seat.gone && !seat.this_turn;
    });
  });

  /** The viewer's seats that are still in the game. */
  playing = $derived.by(() => {
    const { seats, you, position } = this.shown ?? { seats: [], you: [], position: null };
    return you.filter((seat) => !seats[seat]?.gone && !position?.players[seat]?.out);
  });
  /** That the viewer's time ran out; shown until the viewer has played another turn. */
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

  /** What the others have done since the viewer's turn. */
  since = $derived.by(() => {
    const { you, seats, standing } = this.shown ?? { you: [], seats: [], standing: "over" };
    return standing === "playing" ? turnsSince(this.log, you, seats.length) : [];
  });

  private readonly connection: TableConnection;
  private readonly playback: Playback;
  private version = 0;
  /** What the server has said against places for a rug, at one version. */
  private reasons = { version: -1, places: new Map<string, Promise<Because | null>>() };
  /** From the server's latest state, which may not be on the screen yet: the seats. */
  private seats: TableState["seats"] = [];
  /** The last link that was revealed of each chain, by the chain's end. */
  private readonly heads = new Map<string, string>();
  private chain: Chain | null = null;
  /** Nobody is asked to act before this version is shown: turning and throwing are sent as one. */
  private awaitedVersion = 0;
  private previousActor: number | null = null;

  constructor(readonly table: string) {
    this.playback = new Playback({
      play: async (item, before, after, onoutcome) => {
        this.busy = true;
        await this.animator?.play(item, before, after, onoutcome);
      },
      skip: () => this.animator?.skip(),
      showState: (state) => this.settle(state),
      showPosition: (position, state) => {
        this.busy = true;
        const { result, standing } = this.shown ?? state;
        this.shown = { ...state, position, todo: null, result, standing };
      },
      announce: (item, whole) => this.logItem(item, whole),
      visible: () => !document.hidden && this.animator !== null,
    });
    const line = browserConnector(
      table,
      () => secretsOf(table),
      () => this.exists(),
    );
    this.connection = new TableConnection(line, {
      state: (state, caughtUp) => {
        this.version = state.version;
        this.noteCommitments(state);
        this.receivedAt = performance.now();
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

  /** Reconnects when the network is back or the page is looked at; returns what ends all of it. */
  watchNetwork(): () => void {
    const retry = (): void => this.connection.retry();
    const lost = (): void => this.connection.lost();
    const seen = (): void => {
      if (!document.hidden) retry();
      else this.skip();
    };
    addEventListener("online", retry);
    addEventListener("offline", lost);
    document.addEventListener("visibilitychange", seen);
    const deaf = onArrival((table) => {
      if (table === this.table) this.connection.renew();
    });
    return () => {
      deaf();
      removeEventListener("online", retry);
      removeEventListener("offline", lost);
      document.removeEventListener("visibilitychange", seen);
      this.connection.close();
    };
  }

  /** Whether somebody is not connected. */
  away(seat: number): boolean {
    const state = this.shown;
    if (!state || !this.present || state.seats[seat]?.kind !== "person") return false;
    if (isSlow(state.clock?.plan)) return false; // nobody has to be there
    return !this.present.seats.includes(seat);
  }

  /** Whether somebody has been away so long that a bot may play instead: the server says so. */
  canBeReplaced(seat: number): boolean {
    return this.away(seat) && (this.present?.away ?? []).includes(seat);
  }

  /** Remembers what the dice are committed to, and which links were revealed. */
  private noteCommitments(state: TableState): void {
    rememberCommitment(state);
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

  /** A command with what this browser contributes to the dice: the next link of its chain. */
  private withDiceLink(seat: number, command: Command): Command {
    const chain = this.ownChain();
    if (!chain) return command;
    if (command.type === "rematch") return { ...command, chain: new Chain(chain.nextKey()).end };
    if (command.type !== "throw") return command;
    const { chain: end, keyless } = this.seats[seat] ?? {};
    if (!end || keyless) return command;
    // The server says which link was revealed last. If that is not from this chain, the server is
    // wrong, and no further link is given away.
    return { ...command, link: chain.after(this.heads.get(end) ?? end) };
  }

  /** What this browser knows about the dice without the server's word. */
  known(): LocalKnowledge | null {
    const seen = seenCommitment(this.table);
    const end = this.ownChain()?.end;
    const mine = new Map((this.shown?.you ?? []).flatMap((seat) => (end ? [[seat, end]] : [])));
    return seen && { commitment: seen.commitment, ends: seen.ends, mine };
  }

  /** Sends commands for one of the viewer's seats, one after the other; true if all were done. */
  async do(seat: number, ...commands: Command[]): Promise<boolean> {
    this.sending = true;
    let { version } = this;
    if (commands.length > 1) this.awaitedVersion = Infinity;
    try {
      for (const command of commands) {
        const answer = await this.connection.command(
          seat,
          version,
          this.withDiceLink(seat, command),
        );
        if (answer.type === "refused") {
          const { reason, details, rule = null } = answer;
          notify(refusal(reason, details), "problem", { rule });
          return false;
        }
        ({ version } = answer);
      }
      this.awaitedVersion = Math.min(this.awaitedVersion, version);
      return true;
    } finally {
      this.sending = false;
      if (this.awaitedVersion === Infinity) this.stopWaiting();
    }
  }

  /** Asks the server which rule forbids a rug at a place, and shows that rule as a notice. */
  async askWhy(rug: string): Promise<void> {
    let answer = await this.reasonAgainst(rug, this.version);
    // Something has happened of which the page has not heard yet.
    if (answer?.reason === STALE) answer = await this.reasonAgainst(rug, answer.version);
    const rule = answer?.rule;
    if (!rule) return; // it is allowed, or forbidden by something else than a rule
    await learn();
    notify(say(ruleMessage(rule)), "info", { milliseconds: 12_000, rule });
  }

  /** What forbids a rug; asked once for each place, however often somebody taps there. */
  private reasonAgainst(rug: string, version: number): Promise<Because | null> {
    if (version !== this.reasons.version) this.reasons = { version, places: new Map() };
    const { places } = this.reasons;
    const known = places.get(rug);
    if (known) return known;
    const asked = this.connection.ask(version, rug);
    places.set(rug, asked);
    void asked.then((answer) => answer ?? places.delete(rug)); // it was lost: ask again
    return asked;
  }

  /** Takes over a seat by its secret: keeps it, and connects again with it. */
  sit(secret: string, key: string | null): void {
    keepSeats(this.table, [secret], key);
    this.connection.renew();
  }

  retry(): void {
    this.connection.retry();
  }

  skip(): void {
    this.playback.skip();
  }

  /** All that happened in a turn, to be shown again; null if not all of it was seen here. */
  momentsOf(turn: Turn): Moment[] | null {
    const moments = turn.told.map(({ at }) => this.playback.moment(at));
    return moments.every((moment) => moment !== null) ? moments : null;
  }

  private async exists(): Promise<boolean> {
    try {
      await getTable(this.table);
      return true;
    } catch (problem) {
      return !(problem instanceof Problem && (problem.status === 404 || problem.status === 410));
    }
  }

  /** The commands failed: the viewer may choose again. */
  private stopWaiting(): void {
    this.awaitedVersion = 0;
    if (!this.playback.busy) this.busy = false;
  }

  /** Shows a state of which nothing is left to animate, and asks the viewer to act if it is time. */
  private settle(state: TableState): void {
    this.busy = state.version < this.awaitedVersion;
    const began = this.shown !== null;
    const over = began && this.shown?.standing === "playing" && state.standing === "over";
    this.shown = state;
    keepResult(state);
    if (this.busy) return;
    const { actor } = this;
    if (actor !== null && actor !== this.previousActor && state.position) {
      announce([this.prompt(state)]);
      if (began) sound("turn", settings.sounds);
    }
    const won = state.result?.ranking[0]?.some((seat) => state.you.includes(seat));
    if (over) sound(won ? "end" : "over", settings.sounds);
    this.previousActor = actor;
    if (state.rematch) {
      keepSeats(state.rematch, secretsOf(this.table), this.ownChain()?.nextKey() ?? null);
    }
  }

  /** What the viewer is asked to do, as a sentence. */
  prompt(state: TableState): string {
    const { todo } = state;
    if (!todo) return "";
    const alone = state.you.length === 1 ? "yes" : "no";
    const player = this.names[todo.seat] ?? "";
    const end = turnsAtEnd(state.rules) ? "yes" : "no";
    return say(`page-prompt-${todo.phase}`, { player, alone, end });
  }

  /** What it means for the viewer that time ran out. */
  whyLate(item: Late): string {
    if (this.shown?.you.length !== 1) return sentences(item, this.names, say).join(" ");
    if (item.type === "resigned") return say("page-time-over-out");
    return say(item.times === 1 ? "page-time-over-1" : "page-time-over-2");
  }

  /** Remembers how strong the one who plays here is by this result, for who adapts to it. */
  private noteResult(): void {
    const [seat, ...more] = this.shown?.you ?? [];
    if (seat === undefined || more.length) return;
    const { seats, log, table } = this;
    void getChoices().then(
      ({ levels }) => {
        const own = ownEstimate().strength;
        noteResult(table, resultsAgainst(seat, seats, log, levels, own));
      },
      () => undefined, // it is for the next game, and can do without
    );
  }

  /** Adds an item to the log that is shown, or what came of the last one, and announces it. */
  private logItem(item: LogItem, whole: boolean): void {
    if (!settings.remarks && isRemark(item, this.seats)) return;
    const begun = this.walking === item.n ? this.log.at(-1) : undefined;
    this.log = [...(begun ? this.log.slice(0, -1) : this.log), item];
    this.walking = whole ? null : item.n;
    if (!this.shown) return;
    if (item.type === "over") this.noteResult();
    const said = begun ? sentences(begun, this.names, say).length : 0;
    announce(sentences(item, this.names, say).slice(said));
    if (isLate(item) && this.shown.you.includes(item.seat)) {
      announceUrgently(this.whyLate(item)); // the panel shows it, too
      sound("late", settings.sounds);
    }
  }
}
