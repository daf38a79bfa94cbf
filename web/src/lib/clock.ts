// Players' clocks: how they are written, and when somebody is warned that time runs out.

import type { Say } from "../i18n/speaker";
import type { ClockPlan } from "../wire";

/** How urgent it is: time is short, or nearly over. */
export type Urgency = "short" | "last";

/** Who has so many seconds for a move plays slowly, and need not be there meanwhile. */
const SLOW = 43_200;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function isSlow(plan: ClockPlan | null | undefined): boolean {
  return plan?.kind === "move" && plan.seconds >= SLOW;
}

/** A long time in words, by its two largest units, such as “2 days 5 hours”. */
export function timeInWords(
  milliseconds: number,
  locale: readonly string[],
  unitDisplay: "long" | "narrow" = "long",
): string {
  const unit = (number: number, unit: "day" | "hour" | "minute"): string[] =>
    number
      ? [new Intl.NumberFormat([...locale], { style: "unit", unit, unitDisplay }).format(number)]
      : [];
  // what is begun counts as whole, as on other clocks
  const minutes = Math.ceil(Math.max(0, milliseconds) / MINUTE);
  const hours = milliseconds < DAY ? Math.floor(minutes / 60) : Math.ceil(milliseconds / HOUR);
  if (hours >= 24) {
    return [...unit(Math.floor(hours / 24), "day"), ...unit(hours % 24, "hour")].join(" ");
  }
  return [...unit(hours, "hour"), ...unit(minutes % 60, "minute")].join(" ") || "0";
}

/** What a clock shows: minutes and seconds, or of long times days, hours and minutes. */
export function clockFace(milliseconds: number, locale: readonly string[]): string {
  return milliseconds >= 10 * HOUR
    ? timeInWords(milliseconds, locale, "narrow")
    : minutesOf(milliseconds);
}

const SHORT = 20_000; // milliseconds; but never more than half of the time for one turn

/** How urgent it is with so many milliseconds left; null while there is enough time. */
export function urgencyOf(plan: ClockPlan, left: number): Urgency | null {
  const short = isSlow(plan)
    ? 2 * HOUR
    : plan.kind === "move"
      ? Math.min(SHORT, plan.seconds * 500)
      : SHORT;
  if (left > short) return null;
  return left > (isSlow(plan) ? SHORT : short / 2) ? "short" : "last";
}

/** Decides when to warn: at most once a turn that time is short, and once that it is nearly over. */
export class TimeWarner {
  private turn = "";
  private warned: Urgency | null = null;

  /**
   * The warning that is due now, if any. Who begins a turn with little time left knows that and is
   * not warned of it every turn; that time is nearly over is always said.
   */
  update(turn: string, urgency: Urgency | null): Urgency | null {
    const fresh = turn !== this.turn;
    if (fresh) this.warned = null;
    this.turn = turn;
    if (urgency === null || urgency === this.warned || this.warned === "last") return null;
    this.warned = urgency;
    return fresh && urgency === "short" ? null : urgency;
  }
}

/** What happens to whose time runs out. Older tables do not say: there it puts the player out. */
export function timeoutOutcome(plan: ClockPlan): "bot" | "out" {
  return plan.out === "bot" ? "bot" : "out";
}

/** The rules of a clock as a sentence. */
export function clockText(plan: ClockPlan, say: Say): string {
  const { seconds, increment = 0 } = plan;
  const whole = seconds % 60 === 0;
  if (isSlow(plan)) return say("slow-clock-tells", { days: Math.round(seconds / 86_400) });
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
