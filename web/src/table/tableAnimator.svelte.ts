// Animates one item of the log on a table's screen: the die, then the board, then the coins, with
// their sounds. The board animates itself (board/boardAnimator).

import { tick } from "svelte";
import type { WalkEvents } from "../board/boardAnimator.svelte";
import { flyCoins, landCoins } from "../board/coins";
import { PACE, STILL } from "../board/motion";
import { restingPlace } from "../board/resting";
import type { ThrownDie } from "../board/types";
import { motion, settings } from "../lib/settings.svelte";
import type { Animator, Moment } from "../lib/playback";
import { sound } from "../lib/sounds";
import { vibrate } from "../lib/vibration";
import type { LogItem, Paid, Position, Walked } from "../wire";

type Face = 1 | 2 | 3 | 4;

/** The last throw in a log. */
export function thrown(log: readonly LogItem[]): Face | null {
  const item = log.findLast(({ type }) => type === "walked");
  return item?.type === "walked" ? (item.steps as Face) : null;
}

/** Milliseconds for which a sum floats over a card. */
const FLOAT = 1500;

/** A board: it animates items, with what happens beside it meanwhile. */
interface AnimatedBoard {
  play(item: LogItem, before: Position, after: Position, events?: WalkEvents): Promise<void>;
  skip(): void;
  /** Lets it show again where the table really is. */
  release?(): void;
}

export class TableAnimator implements Animator {
  face = $state<Face | null>(null);
  rolling = $state(false);
  /** The die on the board: from a throw until the next thing is done. */
  die = $state.raw<ThrownDie | null>(null);
  private tumble: Promise<void> | null = null;
  private skipped = false;
  private endPause: (() => void) | null = null;

  /** Dirhams on the cards while coins fly; the position knows only what was before and after. */
  purses = $state.raw<Readonly<Record<number, number>>>({});
  /** What has just been paid and got, over the cards. */
  sums = $state.raw<Readonly<Record<number, number>>>({});
  /** Who has just gone out. */
  gone = $state<number | null>(null);
  /** Whether a turn is shown once more. */
  again = $state(false);
  private repeating: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly board: () => AnimatedBoard | undefined,
    /** The viewer's seats. */
    private readonly you: () => readonly number[] = () => [],
  ) {}

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
    if (this.again) await this.stop(); // what happens goes before what has happened
    await this.show(item, before, after, onoutcome);
  };

  /** Shows a turn once more, in the position of then; nothing is told, and nothing changes. */
  repeat = async (moments: readonly Moment[]): Promise<void> => {
    await this.stop();
    this.again = true;
    this.stopped = false;
    const run = async (): Promise<void> => {
      try {
        for (const { item, before, after } of moments) {
          if (!this.stopped) await this.show(item, before, after);
        }
        if (!this.stopped) await this.pause(PACE.look, null);
      } finally {
        this.die = null;
        this.board()?.release?.();
        this.again = false;
      }
    };
    this.repeating = run();
    await this.repeating;
  };

  /** Ends what is shown once more. */
  stop = async (): Promise<void> => {
    if (!this.again) return;
    this.stopped = true;
    this.skip();
    await this.repeating;
  };

  private async show(
    item: LogItem,
    before: Position,
    after: Position,
    onoutcome?: () => void,
  ): Promise<void> {
    this.skipped = false;
    if (item.type === "walked") {
      this.face = item.steps as Face;
      this.tumble = null;
      this.rolling = true;
      this.die = this.thrownBy(item, before);
      this.sound("die");
      if (this.you().includes(item.seat) && !this.again) vibrate(10);
      await tick(); // by now, a die that is on the screen has called `awaitTumble`
      if (!this.skipped) await this.pause(PACE.tumble, this.tumble);
      this.rolling = false;
      this.die = { ...this.die!, rolling: false };
      onoutcome?.();
      const steps = motion().reduced ? 1 : item.path.length;
      this.inTurn(steps, PACE.square, (step) => this.sound("step", step));
    } else {
      this.die = null;
      onoutcome?.();
      if (item.type === "laid") this.sound("rug");
    }
    await this.board()?.play(item, before, after, {
      oncount: (squares, apart) => {
        this.die = null;
        this.inTurn(squares, apart, (square) => this.sound("count", square / squares));
      },
      onpay: async () => {
        if (item.type === "walked" && item.payment) await this.pay(item.payment, before);
      },
    });
    if (item.type === "walked" && item.out) this.goOut(item.seat);
  }

  /** Coins fly from Assam to the owner; each that lands turns both figures. */
  private async pay({ by, to, paid }: Paid, before: Position): Promise<void> {
    const into = document.getElementById(`player-${to}`);
    const from = document.querySelector(".fit [data-piece=assam]");
    if (this.again) await this.pause(PACE.look, null);
    if (!paid || this.again) return;
    const sums = (this.sums = { [by]: -paid, [to]: paid });
    const still = motion().reduced;
    setTimeout(
      () => {
        if (this.sums === sums) this.sums = {};
      },
      still ? STILL : FLOAT,
    );
    const purse = (seat: number): number => before.players[seat]?.dirhams ?? 0;
    let landed = 0;
    const land = (dirhams: number, coin: number): void => {
      landed += dirhams;
      this.purses = { [by]: purse(by) - landed, [to]: purse(to) + landed };
      this.sound("coin", coin);
    };
    const [lose, get] = [by, to].map((seat) => this.you().includes(seat));
    if (lose !== get) this.sound(get ? "gain" : "loss");
    if (lose) vibrate(20);
    if (!from || !into || this.skipped) land(paid, 0);
    else await flyCoins(from, into, paid, motion(), land);
  }

  /** What the cards show is what the position says. */
  settle = (): void => {
    this.purses = {};
  };

  private goOut(seat: number): void {
    if (this.again) return;
    this.gone = seat;
    this.sound("out");
    setTimeout(() => {
      if (this.gone === seat) this.gone = null;
    }, 2400);
  }

  /** Calls back so often, so many milliseconds apart at normal speed, unless it is skipped. */
  private inTurn(times: number, apart: number, call: (time: number) => void): void {
    const { speed } = motion();
    for (let time = 0; time < times; time++) {
      setTimeout(() => this.skipped || call(time), (time * apart) / speed);
    }
  }

  skip = (): void => {
    this.skipped = true;
    this.endPause?.();
    landCoins();
    this.board()?.skip();
  };

  private thrownBy({ seat, steps }: Walked, { assam }: Position): ThrownDie {
    return {
      face: steps as Face,
      rolling: true,
      at: restingPlace(assam.square, assam.heading),
      from: document.getElementById(`player-${seat}`),
      ontumble: this.awaitTumble,
    };
  }

  private sound(name: Parameters<typeof sound>[0], step = 0): void {
    sound(name, settings.sounds, step);
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
