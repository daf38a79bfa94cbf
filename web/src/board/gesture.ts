// Pointer events on the board: hovering, clicking, and dragging from one square to the next, which
// chooses the rug over both.

import type { Choice } from "./choice.svelte";
import { between, isBeside, intendedPlace, placeOn, placesOn } from "./choose";
import { headingTo, squareUnder, type Point } from "./geometry";

function squareOf(event: Event): string | null {
  const cell = event.target instanceof Element ? event.target.closest("[data-square]") : null;
  return cell?.getAttribute("data-square") ?? null;
}

export class Gesture {
  private pressed: string | null = null;
  private dragged = false;
  /** Two squares over which somebody slides, although no rug may lie there. */
  private slid: string | null = null;

  constructor(
    private readonly choice: Choice,
    private readonly pointOf: (event: MouseEvent) => Point | null,
  ) {}

  press(event: PointerEvent): void {
    this.dragged = false;
    this.slid = null;
    this.pressed = squareOf(event);
  }

  move(event: PointerEvent): void {
    const { choice, pressed } = this;
    const point = choice.legal.length ? this.pointOf(event) : null;
    const square = point && squareUnder(point);
    if (!square) choice.pointAt(null, null);
    else if (pressed && event.buttons) this.slide(pressed, square);
    else if (event.pointerType === "mouse") choice.pointAt(square, point);
  }

  private slide(from: string, to: string): void {
    const { choice } = this;
    const over = from === to ? null : between(choice.legal, from, to);
    if (over && over !== choice.rug) {
      choice.chooseRug(over);
      this.dragged = true;
    }
    const refused = !over && headingTo(from, to);
    this.slid = refused ? placeOn(from, to, choice.assam) : null;
    if (this.slid && choice.ghost) choice.chooseRug(null); // what was chosen is not what is meant
  }

  release(): void {
    if (this.slid) this.choice.refuse(this.slid);
    this.slid = null;
  }

  /** A click; `confirm` if one of a mouse, which has shown what it would do, wants a second one. */
  click(event: MouseEvent, confirm: boolean): void {
    this.pressed = null;
    const mouse = event instanceof PointerEvent && event.pointerType === "mouse";
    const square = squareOf(event);
    if (this.dragged && this.choice.legal.length) {
      if (square) this.choice.cursor = square;
    } else {
      this.choice.tap(square, this.pointOf(event), mouse && !confirm);
    }
  }

  /** Keeps the page where it is while a thumb slides over squares; two fingers still zoom. */
  holdPage(element: Element): () => void {
    const hold = (event: TouchEvent): void => {
      const { legal, assam } = this.choice;
      const square = this.pressed;
      const sliding =
        square !== null &&
        (placesOn(legal, square).length > 0 || isBeside(intendedPlace(square, assam), assam));
      if (sliding && event.touches.length === 1 && event.cancelable) event.preventDefault();
    };
    element.addEventListener("touchmove", hold as EventListener, { passive: false });
    return () => element.removeEventListener("touchmove", hold as EventListener);
  }
}
