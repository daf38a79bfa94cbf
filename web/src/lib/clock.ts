import type { Say } from "../i18n/speaker";
import type { ClockPlan } from "../wire";

/** How little time is left: little, or next to nothing. */
export type Haste = "short" | "last";

const SHORT = 20_000; // milliseconds; of a time for one turn, no more than half of it

/** How short the time is, of which so many milliseconds are left; null while there is enough. */
export function hasteOf(plan: ClockPlan, left: number): Haste | null {
  const short = plan.kind === "move" ? Math.min(SHORT, plan.seconds * 500) : SHORT;
  if (left > short) return null;
  return left > short / 2 ? "short" : "last";
}

/** Says once a turn that time gets short, and once that it is nearly over. */
export class Warner {
  private turn = "";
  private told: Haste | null = null;

  /**
   * What is to be told now. Who begins a turn with little time knows that, and is not told again
   * and again; but next to nothing is told at once.
   */
  hear(turn: string, haste: Haste | null): Haste | null {
    const fresh = turn !== this.turn;
    if (fresh) this.told = null;
    this.turn = turn;
    if (haste === null || haste === this.told || this.told === "last") return null;
    this.told = haste;
    return fresh && haste === "short" ? null : haste;
  }
}

/** What running out of time means: tables from before there was a choice put one out. */
export function meansOf(plan: ClockPlan): "bot" | "out" {
  return plan.out === "bot" ? "bot" : "out";
}

/** A clock in numbers. */
export function clockText(plan: ClockPlan, say: Say): string {
  const { seconds, increment = 0 } = plan;
  const whole = seconds % 60 === 0;
  if (plan.kind === "move") {
    return whole && seconds > 60
      ? say("page-clock-tells-move-minutes", { number: seconds / 60 })
      : say("page-clock-tells-move", { number: seconds });
  }
  return whole
    ? say("page-clock-tells-total-minutes", { number: seconds / 60, increment })
    : say("page-clock-tells-total", { number: seconds, increment });
}

/** Minutes and seconds, as on a clock. */
export function minutesOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
