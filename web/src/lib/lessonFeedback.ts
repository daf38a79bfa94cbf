// What the lesson answers to a choice: whether it was right, and why.

import { say } from "../i18n/language.svelte";
import type { LessonStep } from "../wire";
import { ruleMessage } from "./rules";

/** Kept as the name of a message, not as its text: the language may change while it is shown. */
export interface Feedback {
  right: boolean;
  message: string | null;
  /** The rule that tells more. */
  rule: string | null;
}

export function feedbackTo(
  step: Pick<LessonStep, "name" | "right" | "wrong" | "rule">,
  given: string,
): Feedback {
  if (step.right.includes(given)) {
    return { right: true, message: `learn-${step.name}-done`, rule: step.rule };
  }
  const found =
    step.wrong.find((wrong) => wrong.answer === given) ??
    step.wrong.find((wrong) => wrong.answer === "*");
  const rule = found?.rule ?? null;
  return { right: false, message: found?.hint ?? (rule && ruleMessage(rule)), rule };
}

/** The feedback in the language that is spoken now. */
export function feedbackText({ message }: Feedback): string {
  return message ? say(message) : "";
}
