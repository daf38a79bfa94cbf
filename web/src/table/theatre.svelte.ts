import { flyCoins, landCoins } from "../board/coins";
import { PACE } from "../board/motion";
import { motion, settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import type { LogItem, Position } from "../wire";
import type { Shows } from "./session.svelte";

/** Shows what happens: the die, then the board, then the coins, with their sounds. */
export class Theatre implements Shows {
  face = $state<1 | 2 | 3 | 4 | null>(null);
  rolling = $state(false);
  private hurried = false;
  private hurry: (() => void) | null = null;

  constructor(private readonly board: () => Shows | undefined) {}

  play = async (item: LogItem, before: Position, after: Position): Promise<void> => {
    this.hurried = false;
    if (item.type === "walked") {
      this.face = item.steps as 1 | 2 | 3 | 4;
      this.rolling = true;
      this.sound("die");
      await this.pause(PACE.tumble);
      this.rolling = false;
      const { speed, reduced } = motion();
      const steps = reduced ? 1 : item.path.length;
      for (let step = 0; step < steps; step++) {
        setTimeout(() => this.hurried || this.sound("step"), (step * PACE.square) / speed);
      }
    } else if (item.type === "laid") {
      this.sound("rug");
    }
    await this.board()?.play(item, before, after);
    if (item.type === "walked" && item.payment?.paid) {
      const { by, to, paid } = item.payment;
      const [from, into] = [by, to].map((seat) => document.getElementById(`player-${seat}`));
      this.sound("coin");
      if (from && into && !this.hurried) await flyCoins(from, into, paid, motion());
    }
  };

  skip = (): void => {
    this.hurried = true;
    this.hurry?.();
    landCoins();
    this.board()?.skip();
  };

  private sound(name: Parameters<typeof sound>[0]): void {
    sound(name, settings.sounds);
  }

  /** Waits, unless somebody is in a hurry. */
  private pause(milliseconds: number): Promise<void> {
    const { speed, reduced } = motion();
    if (reduced) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.hurry = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds / speed);
      this.hurry = done;
    });
  }
}
