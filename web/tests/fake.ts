import type { Connector, Listener, Socket, Status } from "../src/lib/connection";
import type {
  Bye,
  FromServer,
  LogItem,
  Update,
  Position,
  Present,
  Refused,
  TableState,
} from "../src/wire";

/** A socket whose other end is the test. */
export class FakeSocket implements Socket {
  sent: { type: string; [field: string]: unknown }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    if (this.closed) throw new Error("the socket is closed");
    this.sent.push(JSON.parse(text) as { type: string });
  }
  close(): void {
    this.closed = true;
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  break(): void {
    this.closed = true;
    this.onclose?.();
  }
  of(type: string): { type: string; [field: string]: unknown }[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** A line with sockets and time in the hands of the test. */
export class FakeLine implements Connector {
  sockets: FakeSocket[] = [];
  there = true;
  private timers: { at: number; call: () => void }[] = [];
  private now = 0;
  private ids = 0;

  get last(): FakeSocket {
    return this.sockets.at(-1)!;
  }
  open(): Socket {
    this.sockets.push(new FakeSocket());
    return this.last;
  }
  secrets(): string[] {
    return ["secret"];
  }
  exists(): Promise<boolean> {
    return Promise.resolve(this.there);
  }
  schedule(milliseconds: number, call: () => void): () => void {
    const timer = { at: this.now + milliseconds, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }
  random(): number {
    return 1;
  }
  newId(): string {
    return `c${this.ids++}`;
  }
  /** Let time pass, and what it brings about. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.now = next.at;
      next.call();
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    }
    this.now = end;
  }
}

/** Writes down what it hears. */
export class Ear implements Listener {
  states: { state: TableState; caughtUp: boolean }[] = [];
  statuses: Status[] = [];
  presents: Present[] = [];
  bans: Bye[] = [];
  refusals: string[] = [];

  state(state: TableState, caughtUp: boolean): void {
    this.states.push({ state, caughtUp });
  }
  status(status: Status): void {
    this.statuses.push(status);
  }
  present(present: Present): void {
    this.presents.push(present);
  }
  banned(bye: Bye): void {
    this.bans.push(bye);
  }
  refused(answer: Refused): void {
    this.refusals.push(answer.reason);
  }
  get items(): number[] {
    return this.states.flatMap(({ state }) => state.log.map((item) => item.n));
  }
}

export function position(changes: Partial<Position> = {}): Position {
  const player = { dirhams: 30, squares: 0, points: 30, out: false };
  return {
    phase: "turn",
    seat: 0,
    assam: { square: "d4", heading: "S" },
    board: Array.from({ length: 7 }, () => Array<null>(7).fill(null)),
    players: [
      { ...player, rugs: { red: 15 }, top: "red" },
      { ...player, rugs: { yellow: 15 }, top: "yellow" },
      { ...player, rugs: { blue: 15 }, top: "blue" },
    ],
    turn: 1,
    turns_left: 45,
    ...changes,
  };
}

const COLOURS = ["red", "yellow", "blue"] as const;

export function table(
  version: number,
  log: LogItem[],
  changes: Partial<TableState> = {},
): TableState {
  return {
    type: "state",
    hints: false,
    rated: false,
    series: null,
    table: "t",
    version,
    standing: "playing",
    rules: "international/3",
    edition: "international",
    seats: COLOURS.map((colour) => ({
      kind: "person",
      name: colour,
      colours: [colour],
      level: null,
      gone: null,
      chain: null,
      keyless: false,
      times_out: 0,
      this_turn: false,
      program: false,
      face: null,
    })),
    you: [0],
    first: null,
    makers: [],
    listed: false,
    commitment: "",
    seed: null,
    position: position(),
    todo: null,
    can_undo: [],
    can_take_back: [],
    clock: null,
    result: null,
    rematch: null,
    rematch_offers: [],
    day: null,
    log,
    log_from: log[0]?.n ?? 0,
    ...changes,
  };
}

export function walked(n: number): LogItem & { type: "walked" } {
  return {
    type: "walked",
    n,
    at: 0,
    seat: 0,
    steps: 3,
    start: "d4",
    path: ["d5", "d6", "d7"].map((square) => ({ square, heading: "S", mosaic: null })),
    payment: { by: 0, to: 1, colour: "yellow", due: 2, paid: 2, squares: ["d7"], joined: false },
    out: false,
    spreads: [],
    points: [],
    link: null,
  };
}

export const turned = (n: number): LogItem => ({
  type: "turned",
  n,
  at: 0,
  seat: 0,
  way: "L",
  heading: "E",
});

/** Update with these items of the log, and nothing else changed. */
export function news(version: number, log: LogItem[]): Update {
  return { type: "news", version, log, log_from: log[0]?.n ?? 1 };
}
