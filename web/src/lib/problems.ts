import { canSay, language, say } from "../i18n/language.svelte";
import { Problem } from "./api";
import { notify } from "./notices.svelte";

/** What goes wrong before any server could tell. */
const OWN: Record<string, () => string> = {
  unreachable: () => say("page-problem-unreachable"),
  failed: () => say("page-problem-failed"),
};

/** Why something was refused, in words. */
export function refusal(reason: string, details: Record<string, string | number>): string {
  const own = OWN[reason];
  if (own) return own();
  const message = `error-${reason}`;
  // These sentences begin small, as they do after “error:” in a terminal
  const said = canSay(message) ? say(message, details) : say("page-problem-unknown", { reason });
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
