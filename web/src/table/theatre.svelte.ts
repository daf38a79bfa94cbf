import { tick } from "svelte";
import { flyCoins, landCoins } from "../board/coins";
import { PACE } from "../board/motion";
import { motion, settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import type { LogItem, Position } from "../wire";
import type { Shows } from "./session.svelte";

type Face = 1 | 2 | 3 | 4;

/** What was thrown last, of all that was told. */
export function thrown(log: readonly LogItem[]): Face | null {
  const item = log.findLast(({ type }) => type === "walked");
  return item?.type === "walked" ? (item.steps as Face) : null;
}

/** Shows what happens: the die, then the board, then the coins, with their sounds. */
export class Theatre implements Shows {
  face = $state<Face | null>(null);
  rolling = $state(false);
  private tumble: Promise<void> | null = null;
  private hurried = false;
  private hurry: (() => void) | null = null;

  constructor(private readonly board: () => Shows | undefined) {}

  /** A die that is seen has been thrown into the air; done when it lies. */
  follow = (tumble: Promise<void>): void => {
    this.tumble = tumble;
  };

  play = async (
    item: LogItem,
    before: Position,
    after: Position,
    known?: () => void,
  ): Promise<void> => {
    this.hurried = false;
    if (item.type === "walked") {
      this.face = item.steps as Face;
      this.tumble = null;
      this.rolling = true;
      this.sound("die");
      await tick(); // wherever a die is, it is in the air now
      if (!this.hurried) await this.pause(PACE.tumble, this.tumble);
      this.rolling = false;
      known?.();
      const { speed, reduced } = motion();
      const steps = reduced ? 1 : item.path.length;
      for (let step = 0; step < steps; step++) {
        setTimeout(() => this.hurried || this.sound("step"), (step * PACE.square) / speed);
      }
    } else {
      known?.();
      if (item.type === "laid") this.sound("rug");
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

  /** Waits for so long, or until something is done, unless somebody is in a hurry. */
  private pause(milliseconds: number, until: Promise<void> | null): Promise<void> {
    const { speed, reduced } = motion();
    if (reduced) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.hurry = null;
        resolve();
      };
      const timer = until ? 0 : setTimeout(done, milliseconds / speed);
      void until?.then(done);
      this.hurry = done;
    });
  }
}
