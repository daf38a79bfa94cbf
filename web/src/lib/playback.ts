import type { LogItem, Position, TableState } from "../wire";
import { after } from "./after";

export interface Display {
  /** Show one item; resolves when it has been shown. It may be told once it is `known`. */
  play(item: LogItem, before: Position, after: Position, known: () => void): Promise<void>;
  /** End what is being shown. */
  skip(): void;
  /** Show this state, of which nothing is left to be played. */
  rest(state: TableState): void;
  /** Show this state's position on the way, with its log up to an item. */
  move(position: Position, state: TableState): void;
  /** Tell an item, be it played or not. */
  tell(item: LogItem): void;
  /** Whether anybody looks. */
  visible(): boolean;
}

interface QueuedItem {
  item: LogItem;
  state: TableState;
  last: boolean;
}

const FAR_BEHIND = 10; // scenes: who is further behind sees the end at once

/** Things that can be seen happening; all others are only told. */
const SEEN = new Set<LogItem["type"]>(["turned", "walked", "laid", "revealed"]);

/** Plays what happened, one thing after the other, and then shows how things stand. */
export class Playback {
  private scenes: QueuedItem[] = [];
  private shown: Position | null = null;
  private latest: TableState | null = null;
  private playing = false;
  private hurried = false;

  constructor(private readonly stage: Display) {}

  get busy(): boolean {
    return this.playing;
  }

  /** A new state, with the items that led to it. */
  push(state: TableState, atOnce: boolean): void {
    this.latest = state;
    state.log.forEach((item, index) =>
      this.scenes.push({ item, state, last: index === state.log.length - 1 }),
    );
    if (atOnce || !this.shown) {
      this.finish();
    } else if (!this.playing) {
      void this.run();
    }
  }

  /** End what is being shown now, and all that is waiting. */
  skip(): void {
    if (!this.playing) return;
    this.hurried = true;
    this.stage.skip();
  }

  private finish(): void {
    if (this.playing) {
      this.skip(); // the one that is being shown ends first, and then this state rests
      return;
    }
    for (const scene of this.scenes.splice(0)) this.stage.tell(scene.item);
    this.settle();
  }

  private settle(): void {
    if (!this.latest) return;
    this.shown = this.latest.position;
    this.stage.rest(this.latest);
  }

  private async run(): Promise<void> {
    this.playing = true;
    this.hurried = false;
    for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
      await this.show(scene);
    }
    this.playing = false;
    this.settle();
  }

  private async show({ item, state, last }: QueuedItem): Promise<void> {
    const before = this.shown;
    const owners = state.seats.map((seat) => seat.colours);
    const far = this.scenes.length >= FAR_BEHIND;
    const back = item.type === "took-back";
    const position =
      (last || back ? state.position : before && after(before, item, owners)) ?? before;
    const seen = !this.hurried && !far && this.stage.visible() && SEEN.has(item.type);
    let told = false;
    const tell = (): void => {
      if (!told) this.stage.tell(item);
      told = true;
    };
    if (before && position && seen) {
      try {
        await this.stage.play(item, before, position, tell);
      } catch (error) {
        console.error(error); // what cannot be drawn is still shown at rest
      }
    }
    tell(); // at the latest
    if (!position) return;
    this.shown = position;
    this.stage.move(position, state);
  }
}
