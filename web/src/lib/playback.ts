// The playback queue between the server's messages and the screen: what happened is animated item by
// item, however fast it comes, and then the latest state is shown.

import type { LogItem, Position, TableState } from "../wire";
import { applyItem } from "./applyItem";

/** Something that can animate one item of the log. */
export interface Animator {
  /**
   * Animates one item; resolves when it has ended. `onoutcome` is called once the outcome may be
   * announced without giving anything away: for a throw, when the die has come to rest.
   */
  play(item: LogItem, before: Position, after: Position, onoutcome?: () => void): Promise<void>;
  /** Ends the animation at once. */
  skip(): void;
}

/** Where the queue plays: a table's screen. */
export interface Display {
  /** Animates one item, as an `Animator` does. */
  play(item: LogItem, before: Position, after: Position, onoutcome: () => void): Promise<void>;
  /** Ends the animation at once. */
  skip(): void;
  /** Shows a state; nothing is left to be played. */
  showState(state: TableState): void;
  /** Shows a position between two items; the state is the one that they lead to. */
  showPosition(position: Position, state: TableState): void;
  /**
   * Puts an item into the log and announces it, whether it was animated or not. Of a throw that is
   * animated, what came of it is told later than the throw: `whole` says whether it is told now.
   */
  announce(item: LogItem, whole: boolean): void;
  /** Whether anybody can see animations now. */
  visible(): boolean;
}

/** One item, and the positions before and after it: enough to animate it once more. */
export interface Moment {
  item: LogItem;
  before: Position;
  after: Position;
}

interface QueuedItem {
  item: LogItem;
  state: TableState;
  last: boolean;
}

const REMEMBERED = 64; // moments: more than a round of four players has
const FAR_BEHIND = 10; // items: who is further behind sees the latest state at once

/** Items that have an animation; all others are only announced. */
const ANIMATED = new Set<LogItem["type"]>(["turned", "walked", "laid", "revealed"]);

/** An item without what came of it, which is not told before it was seen. */
function begun(item: LogItem): LogItem {
  return item.type === "walked" ? { ...item, payment: null, out: false } : item;
}

/** The queue. States are pushed in; the display is told what to animate and what to show. */
export class Playback {
  private queue: QueuedItem[] = [];
  private shown: Position | null = null;
  private latest: TableState | null = null;
  private playing = false;
  private skipped = false;
  private readonly moments = new Map<number, Moment>();

  constructor(private readonly display: Display) {}

  /** How an item of the log came about, if it was seen here not long ago. */
  moment(n: number): Moment | null {
    return this.moments.get(n) ?? null;
  }

  private remember(moment: Moment): void {
    this.moments.set(moment.item.n, moment);
    for (const old of this.moments.keys()) {
      if (this.moments.size <= REMEMBERED) break;
      this.moments.delete(old);
    }
  }

  get busy(): boolean {
    return this.playing;
  }

  /** A new state, with the items that led to it. */
  push(state: TableState, atOnce: boolean): void {
    this.latest = state;
    state.log.forEach((item, index) =>
      this.queue.push({ item, state, last: index === state.log.length - 1 }),
    );
    if (atOnce || !this.shown) {
      this.finish();
    } else if (!this.playing) {
      void this.run();
    }
  }

  /** Ends the current animation, and plays nothing of what is still queued. */
  skip(): void {
    if (!this.playing) return;
    this.skipped = true;
    this.display.skip();
  }

  private finish(): void {
    if (this.playing) {
      this.skip(); // the current animation ends first; then `run` shows the latest state
      return;
    }
    for (const next of this.queue.splice(0)) this.display.announce(next.item, true);
    this.settle();
  }

  private settle(): void {
    if (!this.latest) return;
    this.shown = this.latest.position;
    this.display.showState(this.latest);
  }

  private async run(): Promise<void> {
    this.playing = true;
    this.skipped = false;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      await this.show(next);
    }
    this.playing = false;
    this.settle();
  }

  private async show({ item, state, last }: QueuedItem): Promise<void> {
    const before = this.shown;
    const owners = state.seats.map((seat) => seat.colours);
    const farBehind = this.queue.length >= FAR_BEHIND;
    const back = item.type === "took-back";
    const position =
      (last || back ? state.position : before && applyItem(before, item, owners)) ?? before;
    const animated =
      !this.skipped && !farBehind && this.display.visible() && ANIMATED.has(item.type);
    let told: 0 | 1 | 2 = 0; // parts of it
    const tell = (whole: boolean): void => {
      const parts = whole || item.type !== "walked" ? 2 : 1;
      if (parts <= told) return;
      told = parts;
      this.display.announce(parts === 2 ? item : begun(item), parts === 2);
    };
    if (before && position && animated) {
      try {
        await this.display.play(item, before, position, () => tell(false));
      } catch (error) {
        console.error(error); // without its animation, the position is shown all the same
      }
    }
    tell(true); // if the animation has not done it
    if (!position) return;
    if (before) this.remember({ item, before, after: position });
    this.shown = position;
    this.display.showPosition(position, state);
  }
}
