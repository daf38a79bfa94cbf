// A review as it comes: first by a quick look, then by a deep one that replaces it step by step.

import { ask, askReview } from "../lib/analysis";
import { Problem, withRetries } from "../lib/api";
import type { AnalysisLine, Progress, ReviewShown, ReviewStep } from "../wire";

export class ReviewSession {
  /** By number of the action; undefined as long as nobody has looked at it. */
  steps: readonly (ReviewStep | undefined)[] = $state.raw([]);
  review: ReviewShown | null = $state.raw(null);
  /** How far the engine is, while it looks. */
  progress: Progress | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  private stopped = false;
  private deep = false;

  constructor(
    private readonly source: { table: string } | { record: string },
    actions: number,
    private readonly sleep?: (milliseconds: number) => Promise<unknown>,
  ) {
    this.steps = Array.from({ length: actions }, () => undefined);
  }

  /** Ask, and show what is said. */
  async load(): Promise<void> {
    this.problem = null;
    this.stopped = false;
    try {
      // a server that is started anew in the middle goes on as soon as it is there again
      await withRetries(() => this.listen(), this.sleep);
    } catch (problem) {
      if (!this.stopped) this.problem = problem;
    }
    this.progress = null;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Until the deep review is there; throws if the answer breaks off before. */
  private async listen(): Promise<void> {
    if (this.stopped) return;
    if ("table" in this.source) await this.hear(askReview(this.source.table));
    else {
      const { record } = this.source;
      if (!this.review) await this.hear(ask({ type: "review", record, depth: "quick" }));
      await this.hear(ask({ type: "review", record, depth: "deep" }));
    }
    if (!this.stopped && this.review?.depth !== "deep") throw new Problem("unreachable");
  }

  private async hear(answer: AsyncGenerator<AnalysisLine[]>): Promise<void> {
    for await (const lines of answer) {
      if (this.stopped) return;
      const steps = [...this.steps];
      for (const line of lines) {
        if (line.type === "progress") this.progress = line;
        else if (line.type === "step") {
          // where the deep look has begun, a quick one tells nothing new
          if (line.depth === "deep" || !this.deep) steps[line.step.number] = line.step;
          this.deep ||= line.depth === "deep";
        } else if (line.type === "review") this.review = line.answer;
      }
      this.steps = steps;
    }
  }
}
