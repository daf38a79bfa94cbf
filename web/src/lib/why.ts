// Which rule answers “why?” to what happens and to what is asked for. The numbers are those of the
// rulebook; what a rule says and does is not known here. Refusals bring their rule with them.

import type { LogItem, Todo } from "../wire";

/** The rules that something follows from; none where it is not a matter of rules. */
export function rulesBehind(item: LogItem, turnsAtEnd: boolean): string[] {
  switch (item.type) {
    case "began":
      return ["R2.4"];
    case "turned":
      return [turnsAtEnd ? (item.way === "F" ? "R7.3" : "R7.1") : "R3.2"];
    case "walked": {
      const { payment } = item;
      const walk = item.path.some((step) => step.mosaic !== null) ? "R1.4" : "R3.3";
      if (!payment) return [walk, "R4.2"];
      const area = payment.joined ? ["R4.1", "R4.5"] : ["R4.1"];
      if (item.out) return [walk, ...area, "R4.3"];
      return payment.paid < payment.due ? [walk, ...area, "R4.4"] : [walk, ...area];
    }
    case "laid":
      return ["R5.1"];
    case "revealed":
      return ["R2.3"];
    case "over":
      return item.reason === "resigned" ? [] : ["R6.1"];
    default:
      return [];
  }
}

/** The rule that leaves somebody these choices. */
export function ruleOfChoice(phase: Todo["phase"], turnsAtEnd: boolean): string {
  if (phase === "lay") return "R5.1";
  if (phase === "roll") return turnsAtEnd ? "R7.2" : "R1.3";
  return turnsAtEnd ? "R7.1" : "R3.2";
}

/** How points come about, and what they are good for. */
export const RULES_OF_POINTS = ["R6.2", "R6.3"] as const;
