// What is seen of the game while something that happened is being shown.

import { tick } from "svelte";
import type { Laid, LogItem, Paid, Position, Walked } from "../wire";
import { cellAt, line, poses, quarters } from "./geometry";
import { layers } from "./layers";
import { nearestAngle, PACE, Stage, turn, walking } from "./motion";
import type { Motion } from "./types";

/** What of the picture moves; the board hands it over once it is drawn. */
export interface Cast {
  svg?: SVGSVGElement | undefined;
  /** Assam, by where he stands; and within, by which way he faces. */
  walker?: SVGGElement | undefined;
  turner?: SVGGElement | undefined;
  unroller?: { play: (stage: Stage) => Promise<void> } | undefined;
}

export class Show {
  /** The position to draw instead of the table's, until that has caught up. */
  played = $state.raw<Position | null>(null);
  playing = $state(false);
  unrolling = $state.raw<Laid | null>(null);
  /** The keys of rugs that are losing their colour. */
  fading = $state.raw<ReadonlySet<string>>(new Set());
  paying = $state.raw<Paid | null>(null);
  /** Where Assam has just walked: whoever looked away can still see it. */
  trace = $state.raw<{ line: string; end: string } | null>(null);
  /** Which way Assam faces, in degrees that go on counting, so that he turns the short way. */
  angle = $state(0);

  cast: Cast = {};
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private skipping = false;
  private stage: Stage;
  private motion: () => Motion;
  private position: () => Position;

  constructor(motion: () => Motion, position: () => Position) {
    this.motion = motion;
    this.position = position;
    this.stage = new Stage(motion());
    this.angle = quarters(position().assam.heading) * 90;
  }

  /** Shows what led from one position to the next; done when everything has come to rest. */
  async play(item: LogItem, before: Position, after: Position): Promise<void> {
    this.waiting++;
    const turn = this.queue.then(() => this.show(item, before, after));
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
    this.stage.skip();
  }

  /** The table has another position: unless something is being shown, that is what is drawn. */
  catchUp(): void {
    if (!this.playing) this.played = null;
  }

  private async show(item: LogItem, before: Position, after: Position): Promise<void> {
    const motion = this.motion();
    this.stage.begin(this.skipping ? { ...motion, reduced: true } : motion);
    this.playing = true;
    try {
      if (item.type === "walked") await this.walk(item, before);
      else if (item.type === "turned") await this.turn(before, after);
      else if (item.type === "laid") await this.unroll(item, after);
      await this.fade(before, after);
    } finally {
      this.unrolling = this.paying = null;
      this.fading = new Set();
      const caughtUp = JSON.stringify(after) === JSON.stringify(this.position());
      this.played = caughtUp ? null : after;
      this.playing = false;
      await tick();
    }
  }

  private async walk(item: Walked, before: Position): Promise<void> {
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
      this.stage.run(this.cast.walker, places, milliseconds),
      this.stage.run(this.cast.turner, turns, milliseconds),
    ]);
    this.trace = { line: line(way), end: last.square };
    if (!item.payment) return;
    this.paying = item.payment;
    await tick();
    await this.stage.wait(this.cast.walker, PACE.look);
  }

  private async turn(before: Position, after: Position): Promise<void> {
    const from = this.angle;
    this.played = { ...before, assam: after.assam };
    await tick();
    const frames = [{ transform: turn(from) }, { transform: turn(this.angle) }];
    await this.stage.run(this.cast.turner, frames, PACE.turn, "ease-in-out");
  }

  private async unroll(item: Laid, after: Position): Promise<void> {
    if (this.stage.instant) return;
    this.unrolling = item;
    this.played = after;
    await tick();
    await this.cast.unroller?.play(this.stage);
  }

  /** The colour leaves the rugs of a player who is out. */
  private async fade(before: Position, after: Position): Promise<void> {
    const lost = layers(after).filter(({ squares }) =>
      squares.some(
        (square) =>
          cellAt(before, square)?.neutral === false && cellAt(after, square)?.neutral === true,
      ),
    );
    if (!lost.length || this.stage.instant) return;
    this.fading = new Set(lost.filter(({ neutral }) => neutral).map(({ key }) => key));
    this.played = after;
    await tick();
    const colours = [...(this.cast.svg?.querySelectorAll(".fading") ?? [])];
    const frames = [{ opacity: 1 }, { opacity: 0 }];
    await Promise.all(
      colours.map((element) => this.stage.run(element, frames, PACE.fade, "ease-in")),
    );
  }
}
