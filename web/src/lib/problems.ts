// Errors and refusals as sentences in the language of the page.

import { canSay, language, locale, say } from "../i18n/language.svelte";
import { Problem, type Details } from "./api";
import { notify } from "./notices.svelte";

/** Errors without an answer of the server, such as a lost network. */
const OWN: Record<string, () => string> = {
  unreachable: () => say("page-problem-unreachable"),
  failed: () => say("page-problem-failed"),
};

/** A time of the server (UTC) in the reader's time zone and language. */
function asTime(written: string): string {
  const at = new Date(written);
  if (Number.isNaN(at.getTime())) return written;
  return new Intl.DateTimeFormat(locale(), { dateStyle: "medium", timeStyle: "short" }).format(at);
}

function filledIn(name: string, value: Details[string]): string | number {
  if (typeof value === "object") return sentence(value.reason, value.details);
  return name === "until" ? asTime(String(value)) : value;
}

function sentence(reason: string, details: Details): string {
  const message = `error-${reason}`;
  if (!canSay(message)) return say("page-problem-unknown", { reason });
  const filled = Object.entries(details).map(([name, value]) => [name, filledIn(name, value)]);
  return say(message, Object.fromEntries(filled));
}

/** Why something was refused, in words. */
export function refusal(reason: string, details: Details): string {
  const own = OWN[reason];
  if (own) return own();
  const said = sentence(reason, details);
  // Messages begin with a small letter, for the terminal shows them after “error:”
  return said.charAt(0).toLocaleUpperCase(language()) + said.slice(1);
}

export function problemText(problem: unknown): string {
  if (problem instanceof Problem) return refusal(problem.reason, problem.details);
  console.error(problem);
  return say("page-problem-unknown", { reason: String(problem) });
}

export function showProblem(problem: unknown): void {
  notify(problemText(problem), "problem");
}
