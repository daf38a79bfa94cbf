// The state of a choice on the board, whether it is made by mouse, touch or keys: the way for Assam, or
// a place for a rug. Which place a pointer means is in choose.ts; pointer events are in gesture.ts.

import type { Todo } from "../wire";
import { covers, isBeside, intendedPlace, next, pick, placesOn, seam, tap } from "./choose";
import type { Point } from "./geometry";
import { wayTo } from "./pills";
import type { Labels, Way } from "./types";

/** What a choice needs of its board: what may be chosen, what is chosen, and whom to tell. */
export interface ChoiceHost {
  /** What may be chosen now, if anything. */
  readonly offered: Todo | null;
  /** Assam's square. */
  readonly assam: string;
  readonly labels: Labels;
  way: Way | null;
  rug: string | null;
  onway: (way: Way) => void;
  onrug: (action: string) => void;
  onrefused: (place: string) => void;
  onsquare: (square: string) => void;
}

/** Milliseconds: a second tap that comes sooner was not meant. */
const SLIP = 250;

export class Choice {
  /** The square on which keys act. */
  cursor = $state("");
  /** The way that a mouse points at. */
  hoverWay = $state<Way | null>(null);
  /** The last choice in words, for screen readers. */
  said = $state("");
  private hover = $state.raw<{ square: string; point: Point } | null>(null);
  private chosenAt = 0;
  private readonly board: ChoiceHost;

  /** All places for a rug. */
  readonly legal = $derived.by(() => {
    const { offered } = this.board;
    return offered?.phase === "lay" ? offered.legal : [];
  });
  /** The way that is shown: the one that a mouse points at, or else the chosen one. */
  readonly shownWay = $derived.by(() =>
    this.board.offered?.phase === "turn" ? (this.hoverWay ?? this.board.way) : null,
  );
  readonly chosenRug = $derived.by(() => {
    const { rug } = this.board;
    return rug && this.legal.includes(rug) ? rug : null;
  });
  /** The place that is shown, in the same way. */
  readonly ghost = $derived.by(() => {
    const { hover, legal } = this;
    const { rug, assam } = this.board;
    const pointedAt = hover && pick(legal, hover.square, rug, assam, hover.point);
    return pointedAt ?? this.chosenRug;
  });

  constructor(board: ChoiceHost) {
    this.board = board;
    this.cursor = board.assam;
  }

  get assam(): string {
    return this.board.assam;
  }

  get rug(): string | null {
    return this.board.rug;
  }

  /** Nothing is pointed at any more. */
  leave(): void {
    this.hover = this.hoverWay = null;
  }

  /** A mouse points somewhere, or nowhere, without having pressed. */
  pointAt(square: string | null, point: Point | null): void {
    this.hover = square && point ? { square, point } : null;
  }

  /** A way is chosen; the second time, or when somebody is sure of it, it counts. */
  chooseWay(way: Way, sure: boolean): void {
    const { board } = this;
    const again = board.way === way;
    this.hoverWay = null;
    board.way = way;
    const { left, ahead, right } = board.labels;
    this.said = { L: left, F: ahead, R: right }[way];
    if (again || sure) board.onway(way);
  }

  /** A place is chosen, or none. */
  chooseRug(place: string | null): void {
    this.board.rug = place;
    this.hover = null;
    this.said = place ? this.board.labels.rug(place.slice(0, 2), place.slice(2, 4)) : "";
    this.chosenAt = performance.now();
  }

  /** A tap or a click on a square, or beside the market; `sure` if it wants no second one. */
  tap(square: string | null, point: Point | null, sure: boolean): void {
    const { board, legal } = this;
    if (square) this.cursor = square;
    if (!board.offered) {
      if (square) board.onsquare(square);
      return;
    }
    if (!legal.length) return;
    const wished = tap(legal, square, this.chosenRug, board.assam, point);
    if (wished.kind === "clear") {
      if (square) this.tellWhy(square, point);
      this.chooseRug(null);
    } else if (wished.kind === "choose") {
      this.chooseRug(wished.rug);
      if (sure) board.onrug(wished.rug);
    } else if (performance.now() - this.chosenAt > SLIP) board.onrug(wished.rug);
  }

  /** Somebody points where nothing can lie. Away from Assam that may only take a choice back. */
  private tellWhy(square: string, point: Point | null): void {
    const { assam } = this.board;
    const place = seam(this.legal, square, assam, point) ?? intendedPlace(square, assam);
    if (!this.chosenRug || isBeside(place, assam)) this.refuse(place);
  }

  /** Somebody means a place where no rug may lie. */
  refuse(place: string): void {
    this.board.onrefused(place);
  }

  /** Enter at the cursor, or the space bar, which goes `through` all that is possible there. */
  chooseAtCursor(through: boolean): void {
    const { board, cursor, legal, chosenRug } = this;
    const { offered } = board;
    if (!offered) {
      board.onsquare(cursor);
    } else if (offered.phase === "turn") {
      const wished = wayTo(offered, cursor);
      if (wished) this.chooseWay(wished, false);
    } else if (through && legal.length && !placesOn(legal, cursor).length) {
      // Away from all places, the space bar goes through every one of them.
      this.chooseRug(legal[(legal.indexOf(chosenRug ?? "") + 1) % legal.length] ?? null);
    } else if (through && covers(chosenRug, cursor)) {
      this.chooseRug(next(legal, cursor, chosenRug));
    } else {
      const wished = tap(legal, cursor, chosenRug, board.assam);
      if (wished.kind === "choose") this.chooseRug(wished.rug);
      else if (wished.kind === "confirm") board.onrug(wished.rug);
      else if (chosenRug && !placesOn(legal, cursor).length) board.onrug(chosenRug);
      else if (!chosenRug) this.refuse(intendedPlace(cursor, board.assam));
    }
  }

  /** Takes back what was chosen; false if that was nothing. */
  clear(): boolean {
    if (!this.board.rug && !this.board.way) return false;
    this.chooseRug(null);
    this.board.way = null;
    return true;
  }
}
