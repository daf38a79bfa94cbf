// Exercises made of one's own mistakes: which one is on the board, what was tried, which are done.

import type { Way } from "../board/types";
import { say } from "../i18n/language.svelte";
import type { ReviewStep, Todo } from "../wire";
import { phaseOf, verdictOn } from "./figures";
import { actionWords, points } from "./words";

export class Exercise {
  /** The step whose better choice is to be found; null while the game is only looked at. */
  step = $state<ReviewStep | null>(null);
  /** What is marked on the board but not yet answered with. */
  way = $state<Way | null>(null);
  rug = $state<string | null>(null);
  #tried = $state<string | null>(null);
  #done = $state<readonly number[]>([]);

  readonly candidate = $derived(this.way ?? this.rug);
  readonly #verdict = $derived(this.step && this.#tried ? verdictOn(this.step, this.#tried) : null);
  readonly solved = $derived(
    this.#verdict?.verdict === "best" || this.#verdict?.verdict === "near",
  );
  readonly wrong = $derived(this.#verdict !== null && !this.solved);
  /** What is said about the last try; empty before the first. */
  readonly verdictText = $derived.by(() => {
    if (!this.#verdict || !this.#tried) return "";
    const action = actionWords(this.#tried);
    const { verdict } = this.#verdict;
    if (verdict === "best") return say("review-yes", { action });
    const loss = points(this.#verdict.loss);
    return say(verdict === "near" ? "review-near" : "review-no", { action, loss });
  });

  get begun(): boolean {
    return this.#done.length > 0;
  }

  /** Whether the solution must not be shown yet: this step is asked for, and not solved. */
  hides(step: number): boolean {
    return this.step !== null && this.step.number === step && !this.solved;
  }

  /** What the board offers for this step: all that could be chosen. */
  get todo(): Todo | null {
    if (!this.step) return null;
    return {
      seat: this.step.seat,
      phase: phaseOf(this.step.action),
      legal: this.step.choices.map((choice) => choice.action),
      forecasts: [],
    };
  }

  /** The first of these that was neither solved nor shown. */
  nextOf(exercises: readonly ReviewStep[]): ReviewStep | null {
    return exercises.find((each) => !this.#done.includes(each.number)) ?? null;
  }

  begin(step: ReviewStep): void {
    this.leave();
    this.step = step;
  }

  leave(): void {
    this.step = null;
    this.#tried = this.way = this.rug = null;
  }

  attempt(action: string): void {
    if (!this.step) return;
    this.#tried = action;
    this.way = this.rug = null;
    if (this.solved) this.#done = [...this.#done, this.step.number];
  }

  /** Give up: what was better is shown, and is not asked for again. */
  reveal(): void {
    if (this.step) this.#done = [...this.#done, this.step.number];
    this.leave();
  }
}
