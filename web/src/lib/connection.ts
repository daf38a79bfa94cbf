// The WebSocket to a table: connects again when it is lost, and sends commands until they are answered.

import type {
  Because,
  Bye,
  Command,
  Done,
  FromClient,
  FromServer,
  Update,
  Present,
  Refused,
  TableState,
} from "../wire";

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export type Status = "connecting" | "open" | "lost" | "gone" | "banned";

/** The final states: there is no reconnecting after these. */
const ENDED: readonly Status[] = ["gone", "banned"];

export interface Connector {
  /** Opens a new socket to the table. */
  open(): Socket;
  secrets(): string[];
  /** Whether there still is such a table; asked when it cannot be reached. */
  exists(): Promise<boolean>;
  /** Call later, like setTimeout; returns a function that cancels it. */
  schedule(milliseconds: number, call: () => void): () => void;
  random(): number;
  newId(): string;
}

export interface Listener {
  /** A new state; `caughtUp` if it came after a reconnect: then it need not be animated. */
  state(state: TableState, caughtUp: boolean): void;
  present(present: Present): void;
  status(status: Status): void;
  /** The host has banned this player: until when. */
  banned(bye: Bye): void;
  /** Something was refused that was no command: the table itself, as when it is damaged. */
  refused?(answer: Refused): void;
}

interface Pending {
  message: FromClient & { type: "do" };
  /** How often it is sent again if the server cannot store it. */
  tries: number;
  answer: (answer: Done | Refused) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const ANSWER_TIMEOUT = 6_000; // for an answer to a command, before the connection is taken to be dead
const OPEN_TIMEOUT = 10_000; // for the first state
const STORAGE_FAILED = "server-storage"; // the server can store nothing just now, and was asked to
const NOT_UNDERSTOOD = "server-not-understood"; // what an older server says to a new kind of message
const TRIES = 3;

/** How long to wait before reconnecting: doubled each time, with jitter. */
export function backoff(tries: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
  return wait * (0.5 + random / 2);
}

/** The state after an update: fields that it does not have are as they were. */
export function merged(before: TableState, update: Update): TableState {
  const { type: _, position, board, ...changed } = update;
  const state = { ...before, ...changed };
  if (position === undefined) return state;
  const rugs = board ?? before.position?.board ?? [];
  return { ...state, position: position && { ...position, board: rugs } };
}

/**
 * A connection to a table that reconnects by itself. A command is sent until it is answered, under
 * the same id, so that it is carried out once however often it arrives; after a reconnect only the
 * new items of the log are asked for.
 */
export class TableConnection {
  private socket: Socket | null = null;
  private status: Status = "connecting";
  private greeted = false;
  private tries = 0;
  private logLength = 0;
  private version = -1;
  private state: TableState | null = null;
  private pending = new Map<string, Pending>();
  private questions = new Map<string, (answer: Because | null) => void>();
  /** Whether the server knows what a question is. */
  private answersQuestions = true;
  private cancelRetry: (() => void) | null = null;
  private cancelTimeout: (() => void) | null = null;
  private closed = false;

  constructor(
    private readonly connector: Connector,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  /** Send a command; the promise is kept even if the connection is lost meanwhile. */
  command(seat: number, version: number, command: Command): Promise<Done | Refused> {
    const message = { type: "do", id: this.connector.newId(), version, seat, command } as const;
    return new Promise((answer) => {
      this.pending.set(message.id, { message, answer, tries: TRIES });
      if (this.greeted) this.transmit(message);
    });
  }

  /**
   * Ask why an action is not possible. There is no answer if the connection is lost, if there were
   * too many questions, or if the server is older than this page; callers must not wait for one.
   */
  ask(version: number, action: string): Promise<Because | null> {
    if (!this.greeted || !this.answersQuestions) return Promise.resolve(null);
    const id = this.connector.newId();
    return new Promise((answer) => {
      this.questions.set(id, answer);
      this.transmit({ type: "why-not", id, version, action });
    });
  }

  private forgetQuestions(): void {
    for (const answer of this.questions.values()) answer(null);
    this.questions.clear();
  }

  /** Try at once: the network is back, or somebody looks at the page again. */
  retry(): void {
    if (this.closed || ENDED.includes(this.status) || this.socket) return;
    this.tries = 0;
    this.connect();
  }

  /** The browser says that the network is gone: close the socket, which may not have noticed. */
  lost(): void {
    this.drop(false);
  }

  /** Greet again, for instance with a new seat. */
  renew(): void {
    this.drop(true);
  }

  close(): void {
    this.closed = true;
    this.drop(false);
    this.cancelRetry?.();
  }

  private setStatus(status: Status): void {
    if (status === this.status) return;
    this.status = status;
    this.listener.status(status);
  }

  private connect(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    const socket = this.connector.open();
    this.socket = socket;
    this.greeted = false;
    const mine = (act: () => void) => () => {
      if (this.socket === socket) act(); // what an abandoned socket says does not count
    };
    socket.onopen = mine(() =>
      this.transmit({ type: "hello", secrets: this.connector.secrets(), since: this.logLength }),
    );
    socket.onmessage = (event) => {
      if (this.socket === socket && typeof event.data === "string") {
        this.receive(JSON.parse(event.data) as FromServer);
      }
    };
    socket.onclose = mine(() => this.drop(false));
    this.startTimeout(OPEN_TIMEOUT);
  }

  private transmit(message: FromClient): void {
    this.socket?.send(JSON.stringify(message));
    if (message.type === "do") this.startTimeout(ANSWER_TIMEOUT);
  }

  /** Reconnect unless the server sends anything within this time. */
  private startTimeout(milliseconds: number): void {
    this.cancelTimeout ??= this.connector.schedule(milliseconds, () => {
      this.cancelTimeout = null;
      this.drop(false);
    });
  }

  private restartTimeout(): void {
    this.cancelTimeout?.();
    this.cancelTimeout = null;
    if (this.pending.size && this.greeted) this.startTimeout(ANSWER_TIMEOUT);
  }

  private drop(atOnce: boolean, wait?: number): void {
    const { socket } = this;
    this.socket = null;
    this.greeted = false;
    this.answersQuestions = true; // another server may answer next time
    this.forgetQuestions();
    this.cancelTimeout?.();
    this.cancelTimeout = null;
    socket?.close();
    if (this.closed || ENDED.includes(this.status)) return;
    if (atOnce) {
      this.connect();
      return;
    }
    this.setStatus("lost");
    this.cancelRetry?.();
    const delay = wait ?? backoff(this.tries++, this.connector.random());
    this.cancelRetry = this.connector.schedule(delay, () => void this.reconnect());
  }

  private async reconnect(): Promise<void> {
    if (this.version < 0 && this.tries > 1) {
      const there = await this.connector.exists().catch(() => true);
      if (this.closed || this.socket) return;
      if (!there) {
        this.setStatus("gone");
        return;
      }
    }
    this.connect();
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "state":
        this.receiveState(message, true);
        break;
      case "news":
        if (this.state) this.receiveState(merged(this.state, message), false);
        break;
      case "present":
        this.listener.present(message);
        break;
      case "done":
      case "refused":
        this.answered(message);
        break;
      case "because":
        this.explained(message.id, message);
        break;
      case "bye":
        this.handleBye(message);
        break;
    }
  }

  /** Handle the answer to a question, or its refusal; false if it is not for a question. */
  private explained(id: string | null, answer: Because | null): boolean {
    const asked = id === null ? undefined : this.questions.get(id);
    if (!asked || id === null) return false;
    this.questions.delete(id);
    asked(answer);
    return true;
  }

  private receiveState(state: TableState, greeting: boolean): void {
    if (!greeting && (state.version < this.version || !this.greeted)) return; // overtaken
    if (state.log_from > this.logLength) {
      this.drop(true); // something is missing: ask for it
      return;
    }
    const fresh = state.log.filter((item) => item.n >= this.logLength);
    const first = this.version < 0;
    this.logLength = Math.max(this.logLength, state.log_from + state.log.length);
    this.version = state.version;
    this.state = state;
    this.listener.state({ ...state, log: fresh }, greeting || first);
    if (greeting) {
      this.greeted = true;
      this.tries = 0;
      this.setStatus("open");
      for (const { message } of this.pending.values()) this.transmit(message);
    }
    this.restartTimeout();
  }

  private answered(answer: Done | Refused): void {
    if (this.explained(answer.id, null)) return;
    const { id } = answer;
    if (id === null && answer.type === "refused" && answer.reason === NOT_UNDERSTOOD) {
      this.answersQuestions = this.questions.size === 0;
      this.forgetQuestions();
      if (!this.answersQuestions) return;
    }
    const pending = id === null ? undefined : this.pending.get(id);
    if (
      pending &&
      answer.type === "refused" &&
      answer.reason === STORAGE_FAILED &&
      pending.tries-- > 0
    ) {
      this.sendAgain(pending, Number(answer.details.seconds ?? 1));
      return;
    }
    if (id !== null) this.pending.delete(id);
    this.restartTimeout();
    pending?.answer(answer);
    if (id === null && answer.type === "refused") this.listener.refused?.(answer);
  }

  /** Send a command again under the same id: the server carries it out only once. */
  private sendAgain({ message }: Pending, seconds: number): void {
    const { socket } = this;
    this.cancelTimeout?.();
    this.cancelTimeout = null;
    this.connector.schedule(seconds * 1000, () => {
      // after a reconnect pending commands were sent again already
      if (this.socket === socket && this.pending.has(message.id)) this.transmit(message);
    });
  }

  private handleBye(bye: Bye): void {
    const { reason, retry } = bye;
    if (reason === "gone" || reason === "banned") {
      if (reason === "banned") this.listener.banned(bye);
      this.setStatus(reason);
      this.drop(false);
    } else {
      this.drop(false, Math.max(0, retry * 1000) * (1 + this.connector.random() / 2));
    }
  }
}

/** A connector that uses the browser's WebSocket. */
export function browserConnector(
  table: string,
  secrets: () => string[],
  exists: () => Promise<boolean>,
): Connector {
  return {
    open: () => {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`) as Socket;
    },
    secrets,
    exists,
    schedule: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    newId: () => crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint8Array(16))].join(""),
  };
}
