// The player of finished games: play, pause, next step, jump.

import type { Replay, ReplayStep } from "../wire";
import type { Animator } from "../lib/playback";

/** The last throw before or at a step. */
export function thrownAt(replay: Replay, at: number): 1 | 2 | 3 | 4 | null {
  const item = replay.steps.slice(0, at + 1).findLast((step) => step.item?.type === "walked")?.item;
  return item?.type === "walked" ? (item.steps as 1 | 2 | 3 | 4) : null;
}

/** Steps through a finished game. */
export class ReplayPlayer {
  at = $state(0);
  playing = $state(false);
  step: ReplayStep | null = $derived.by(() => this.replay.steps[this.at] ?? null);
  /** Whether something is being shown. */
  moving = $state(false);

  constructor(
    readonly replay: Replay,
    private readonly animator: Animator,
    private readonly wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds)),
  ) {}

  get last(): number {
    return this.replay.steps.length - 1;
  }

  /** Show a step at once. */
  jump(to: number): void {
    this.playing = false;
    if (this.moving) this.animator.skip();
    this.at = Math.max(0, Math.min(this.last, to));
  }

  /** Show what happens next. */
  async forth(): Promise<void> {
    this.playing = false;
    if (this.moving) this.animator.skip();
    else await this.advance();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.run();
  }

  pause(): void {
    this.playing = false;
  }

  private async run(): Promise<void> {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    while (this.playing && this.at < this.last) {
      await this.advance();
      await this.wait(250);
    }
    this.playing = false;
  }

  private async advance(): Promise<void> {
    const from = this.at;
    const [before, next] = [this.replay.steps[from], this.replay.steps[from + 1]];
    if (!before || !next || this.moving) return;
    this.moving = true;
    try {
      if (next.item) await this.animator.play(next.item, before.position, next.position);
    } catch (error) {
      console.error(error);
    } finally {
      this.moving = false;
    }
    if (this.at === from) this.at = from + 1; // unless somebody jumped meanwhile
  }
}
