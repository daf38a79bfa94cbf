// Animates one item of the log on a table's screen: the die, then the board, then the coins, with
// their sounds. The board animates itself (board/boardAnimator).

import { tick } from "svelte";
import { flyCoins, landCoins } from "../board/coins";
import { PACE } from "../board/motion";
import { motion, settings } from "../lib/settings.svelte";
import type { Animator } from "../lib/playback";
import { sound } from "../lib/sounds";
import type { LogItem, Position } from "../wire";

type Face = 1 | 2 | 3 | 4;

/** The last throw in a log. */
export function thrown(log: readonly LogItem[]): Face | null {
  const item = log.findLast(({ type }) => type === "walked");
  return item?.type === "walked" ? (item.steps as Face) : null;
}

export class TableAnimator implements Animator {
  face = $state<Face | null>(null);
  rolling = $state(false);
  private tumble: Promise<void> | null = null;
  private skipped = false;
  private endPause: (() => void) | null = null;

  constructor(private readonly board: () => Animator | undefined) {}

  /** A die on the screen has begun to tumble: the walk waits until it has come to rest. */
  awaitTumble = (tumble: Promise<void>): void => {
    this.tumble = tumble;
  };

  play = async (
    item: LogItem,
    before: Position,
    after: Position,
    onoutcome?: () => void,
  ): Promise<void> => {
    this.skipped = false;
    if (item.type === "walked") {
      this.face = item.steps as Face;
      this.tumble = null;
      this.rolling = true;
      this.sound("die");
      await tick(); // by now, a die that is on the screen has called `awaitTumble`
      if (!this.skipped) await this.pause(PACE.tumble, this.tumble);
      this.rolling = false;
      onoutcome?.();
      const { speed, reduced } = motion();
      const steps = reduced ? 1 : item.path.length;
      for (let step = 0; step < steps; step++) {
        setTimeout(() => this.skipped || this.sound("step"), (step * PACE.square) / speed);
      }
    } else {
      onoutcome?.();
      if (item.type === "laid") this.sound("rug");
    }
    await this.board()?.play(item, before, after);
    if (item.type === "walked" && item.payment?.paid) {
      const { by, to, paid } = item.payment;
      const [from, into] = [by, to].map((seat) => document.getElementById(`player-${seat}`));
      this.sound("coin");
      if (from && into && !this.skipped) await flyCoins(from, into, paid, motion());
    }
  };

  skip = (): void => {
    this.skipped = true;
    this.endPause?.();
    landCoins();
    this.board()?.skip();
  };

  private sound(name: Parameters<typeof sound>[0]): void {
    sound(name, settings.sounds);
  }

  /** Waits for `until`, or else for so long; `skip` ends it. */
  private pause(milliseconds: number, until: Promise<void> | null): Promise<void> {
    const { speed, reduced } = motion();
    if (reduced) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.endPause = null;
        resolve();
      };
      const timer = until ? 0 : setTimeout(done, milliseconds / speed);
      void until?.then(done);
      this.endPause = done;
    });
  }
}
