// Asking the engine: the server answers with lines of JSON, as they come.

import type {
  AnalysisLine,
  AnalysisQuestion,
  AnalysisShown,
  Opinion,
  WantHint,
  WantOpinion,
} from "../wire";
import { asSeated, posted, Problem, request } from "./api";

/** The lines of an answer, as many at a time as have come. */
async function* linesOf(response: Response): AsyncGenerator<AnalysisLine[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    if (!lines.length) continue;
    const read = lines.map((line) => JSON.parse(line) as AnalysisLine);
    const failed = read.find((line) => line.type === "failed");
    yield read.filter((line) => line.type !== "failed");
    if (failed) throw new Problem(failed.reason, failed.details, failed.status);
  }
}

async function* asked(path: string, init: RequestInit): AsyncGenerator<AnalysisLine[]> {
  const stop = new AbortController();
  try {
    yield* linesOf(await request(path, { ...init, signal: stop.signal }));
  } finally {
    stop.abort(); // who listens no more does not want the server to look further
  }
}

/** Ask the engine something; leaving the loop stops it. */
export const ask = (question: AnalysisQuestion): AsyncGenerator<AnalysisLine[]> =>
  asked("/analysis", posted(question, []));

/** The review of a finished game, by its table. */
export const askReview = (table: string): AsyncGenerator<AnalysisLine[]> =>
  asked(`/tables/${table}/review`, asSeated(table));

/** What is best for who has to choose at a table; the log tells that it was asked. */
export async function askHint(
  table: string,
  want: WantHint,
  secrets: string[],
): Promise<AnalysisShown> {
  const answer = await request(`/tables/${table}/hint`, posted(want, secrets));
  return (await answer.json()) as AnalysisShown;
}

/** What the tutor thinks of an action that is about to be done. */
export async function askOpinion(
  table: string,
  want: WantOpinion,
  secrets: string[],
): Promise<Opinion> {
  const answer = await request(`/tables/${table}/opinion`, posted(want, secrets));
  return (await answer.json()) as Opinion;
}
