// Animates one item of the log on the board: Assam turns or walks, an area is counted, a rug unrolls,
// colours fade. While that lasts, the board draws what is kept here instead of the table's position.

import { tick } from "svelte";
import type { Laid, LogItem, Position, Walked } from "../wire";
import { areaAt } from "./area";
import { cellAt, line, poses, quarters } from "./geometry";
import { layers } from "./layers";
import { nearestAngle, PACE, AnimationGroup, STILL, turn, walking } from "./motion";
import type { Motion } from "./types";

/** The elements that are animated; the board's components put them here once they are rendered. */
export interface AnimatedElements {
  svg?: SVGSVGElement | undefined;
  /** Assam: the outer element is moved, the inner one turned. */
  walker?: SVGGElement | undefined;
  turner?: SVGGElement | undefined;
  unroller?: { play: (animations: AnimationGroup) => Promise<void> } | undefined;
  highlights?:
    | {
        pace: (squares: number) => number;
        count: (animations: AnimationGroup) => Promise<void>;
        release: (animations: AnimationGroup) => Promise<void>;
        shimmer: (animations: AnimationGroup) => Promise<void>;
      }
    | undefined;
}

/** What else happens while a walk is shown: sounds, and coins. */
export interface WalkEvents {
  /** Squares are counted, one every so many milliseconds at normal speed. */
  oncount?: (squares: number, apart: number) => void;
  /** All are counted: who pays pays now; the area is shown until that is done. */
  onpay?: () => Promise<void>;
}

/** A new area of so many squares is worth a gleam. */
const LARGE = 6;

export class BoardAnimator {
  /** The position to draw instead of the table's, until the table has caught up. */
  played = $state.raw<Position | null>(null);
  playing = $state(false);
  unrolling = $state.raw<Laid | null>(null);
  /** The keys of rugs that are losing their colour. */
  fading = $state.raw<ReadonlySet<string>>(new Set());
  /** The area that is paid for, and where Assam stands in it. */
  owed = $state.raw<{ squares: readonly string[]; from: string } | null>(null);
  /** Whether it is only marked for a while, because nothing moves. */
  still = $state(false);
  /** Where Assam has nothing to pay. */
  free = $state.raw<string | null>(null);
  /** A large area that a rug has just made larger. */
  grown = $state.raw<readonly string[] | null>(null);
  /** Assam's last walk as a line, which stays visible for those who looked away. */
  trace = $state.raw<{ line: string; end: string } | null>(null);
  /** Which way Assam faces, in degrees that go on counting, so that he turns the short way. */
  angle = $state(0);

  elements: AnimatedElements = {};
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private skipping = false;
  private animations: AnimationGroup;
  private motion: () => Motion;
  private position: () => Position;

  constructor(motion: () => Motion, position: () => Position) {
    this.motion = motion;
    this.position = position;
    this.animations = new AnimationGroup(motion());
    this.angle = quarters(position().assam.heading) * 90;
  }

  /** Animates what led from one position to the next, after all that was asked for before. */
  async play(
    item: LogItem,
    before: Position,
    after: Position,
    events: WalkEvents = {},
  ): Promise<void> {
    this.waiting++;
    const turn = this.queue.then(() => this.show(item, before, after, events));
    this.queue = turn.catch(() => undefined);
    try {
      await turn;
    } finally {
      if (--this.waiting === 0) this.skipping = false;
    }
  }

  /** Ends all motion at once, also of what waits to be shown. */
  skip(): void {
    this.skipping = this.waiting > 0;
    this.animations.skip();
  }

  /** The table has a new position: unless an animation is running, that is what is drawn. */
  catchUp(): void {
    if (!this.playing) this.played = null;
  }

  private async show(
    item: LogItem,
    before: Position,
    after: Position,
    events: WalkEvents,
  ): Promise<void> {
    const motion = this.motion();
    this.animations.begin(this.skipping ? { ...motion, reduced: true } : motion);
    this.playing = true;
    try {
      if (item.type === "walked") await this.walk(item, before, events);
      else if (item.type === "turned") await this.turn(before, after);
      else if (item.type === "laid") await this.unroll(item, after);
      await this.fade(before, after);
    } finally {
      this.unrolling = null;
      if (!this.still) this.owed = null;
      this.fading = new Set();
      const caughtUp = JSON.stringify(after) === JSON.stringify(this.position());
      this.played = caughtUp ? null : after;
      this.playing = false;
      await tick();
    }
  }

  private async walk(item: Walked, before: Position, events: WalkEvents): Promise<void> {
    const last = item.path.at(-1);
    if (!last) return;
    const facing = quarters(before.assam.heading);
    const way = poses(item.start, before.assam.heading, item.path);
    const base = nearestAngle(this.angle, facing) - facing * 90;
    const moved = way.map((pose) => ({ ...pose, angle: pose.angle + base }));
    // He is drawn where he will be, and moves there from where he was.
    this.played = { ...before, assam: { square: last.square, heading: last.heading } };
    this.angle = moved.at(-1)?.angle ?? this.angle;
    this.trace = null;
    await tick();
    const { places, turns, milliseconds } = walking(moved);
    await Promise.all([
      this.animations.run(this.elements.walker, places, milliseconds),
      this.animations.run(this.elements.turner, turns, milliseconds),
    ]);
    this.trace = { line: line(way), end: last.square };
    await this.settleUp(item, last.square, events);
  }

  /** An area is counted and paid for; or there is nothing to pay. */
  private async settleUp(item: Walked, at: string, events: WalkEvents): Promise<void> {
    this.still = this.animations.instant;
    if (!item.payment) {
      if (!this.still) void this.ring(at);
      return;
    }
    const { squares } = item.payment;
    const owed = (this.owed = { squares, from: at });
    if (this.still) {
      setTimeout(() => {
        if (this.owed === owed) this.owed = null;
      }, STILL);
      await events.onpay?.();
      return;
    }
    await tick();
    if (squares.length > 1) {
      events.oncount?.(squares.length, this.elements.highlights?.pace(squares.length) ?? 0);
    }
    await this.elements.highlights?.count(this.animations);
    await (events.onpay?.() ?? this.animations.wait(this.elements.walker, PACE.look));
  }

  private async ring(at: string): Promise<void> {
    this.free = at;
    await tick();
    await this.elements.highlights?.release(this.animations);
    this.free = null;
  }

  private async gleam(area: readonly string[]): Promise<void> {
    this.grown = area;
    await tick();
    await this.elements.highlights?.shimmer(this.animations);
    if (this.grown === area) this.grown = null;
  }

  private async turn(before: Position, after: Position): Promise<void> {
    const from = this.angle;
    this.played = { ...before, assam: after.assam };
    await tick();
    const frames = [{ transform: turn(from) }, { transform: turn(this.angle) }];
    await this.animations.run(this.elements.turner, frames, PACE.turn, "ease-in-out");
  }

  private async unroll(item: Laid, after: Position): Promise<void> {
    if (this.animations.instant) return;
    this.unrolling = item;
    this.played = after;
    await tick();
    await this.elements.unroller?.play(this.animations);
    const area = areaAt(after, item.squares[0] ?? "");
    if (area.length >= LARGE) void this.gleam(area);
  }

  /** The colour leaves the rugs of a player who is out. */
  private async fade(before: Position, after: Position): Promise<void> {
    const lost = layers(after).filter(({ squares }) =>
      squares.some(
        (square) =>
          cellAt(before, square)?.neutral === false && cellAt(after, square)?.neutral === true,
      ),
    );
    if (!lost.length || this.animations.instant) return;
    this.fading = new Set(lost.filter(({ neutral }) => neutral).map(({ key }) => key));
    this.played = after;
    await tick();
    const colours = [...(this.elements.svg?.querySelectorAll(".fading") ?? [])];
    const frames = [{ opacity: 1 }, { opacity: 0 }];
    await Promise.all(
      colours.map((element) => this.animations.run(element, frames, PACE.fade, "ease-in")),
    );
  }
}
