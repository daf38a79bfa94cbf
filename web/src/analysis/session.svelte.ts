// What the analysis board knows: a position, a tree of variations from there, where one stands in it, and
// what the engine has said. The server plays actions and judges positions.

import { ask } from "../lib/analysis";
import { getVariation } from "../lib/api";
import type { AnalysisShown, RolloutShown, VariationStep } from "../wire";
import {
  actionsTo,
  changed,
  nodeAt,
  played,
  readPath,
  readTree,
  walked,
  writePath,
  writeTree,
  type Node,
  type Path,
} from "./tree";

export const BEGINNING = "standard/4";
/** So many actions are played at a time: the server takes no more. */
const AT_ONCE = 40;
const DEPTHS = ["quick", "deep"] as const;

export class AnalysisSession {
  /** The position that everything begins with, as one line. */
  root = $state(BEGINNING);
  roots = $state.raw<Node[]>([]);
  path = $state.raw<Path>([]);
  step = $state.raw<VariationStep | null>(null);
  found = $state.raw<AnalysisShown | null>(null);
  /** Whether the engine still looks. */
  looking = $state(false);
  rolled = $state.raw<RolloutShown | null>(null);
  rolling = $state(false);
  /** Why a position or an action was refused, or nobody answers. */
  problem = $state.raw<unknown>(null);

  readonly node = $derived(nodeAt(this.roots, this.path));
  /** Positions that were reached, by the actions that lead there from the root. */
  #steps = new Map<string, VariationStep>();
  #answers = new Map<string, AnalysisShown>();
  #rollouts = new Map<string, RolloutShown>();
  /** Changes with every step: an answer that comes for an earlier one is not wanted any more. */
  #turn = 0;

  constructor(private readonly onchange: () => void) {}

  /** Begin with what an address says. */
  async begin(asked: URLSearchParams): Promise<void> {
    const roots = readTree(asked.get("tree") ?? "");
    const path = readPath(asked.get("at") ?? "", roots);
    await this.place(asked.get("position") ?? BEGINNING, roots, path);
  }

  /** The address of all this. */
  address(): string {
    const asked = new URLSearchParams({ position: this.root });
    if (this.roots.length) asked.set("tree", writeTree(this.roots));
    if (this.path.length) asked.set("at", writePath(this.path));
    return `/analysis?${asked}`;
  }

  /** Take another position; if it makes no sense all stays as it was, and the problem is told. */
  async place(position: string, roots: Node[] = [], path: Path = []): Promise<boolean> {
    const turn = ++this.#turn;
    try {
      const { steps } = await getVariation(position, []);
      if (turn !== this.#turn || !steps[0]) return false;
      this.#steps = new Map([["", steps[0]]]);
      [this.root, this.roots] = [steps[0].text, roots];
      return await this.go(path);
    } catch (error) {
      if (turn === this.#turn) this.problem = error;
      return false;
    }
  }

  /** Stand at a node. */
  async go(path: Path): Promise<boolean> {
    const turn = ++this.#turn;
    try {
      const step = await this.#reach(actionsTo(this.roots, path));
      if (turn !== this.#turn) return false;
      [this.path, this.step, this.problem] = [path, step, null];
      this.onchange();
      void this.#look(step.text, turn);
      return true;
    } catch (error) {
      if (turn === this.#turn) this.problem = error;
      return false;
    }
  }

  async play(action: string): Promise<void> {
    const before = this.roots;
    const [roots, path] = played(this.roots, this.path, action);
    this.roots = roots;
    if (!(await this.go(path)) && this.roots === roots) this.roots = before;
  }

  /** Walk by an arrow key; whether there is a way. */
  walk(key: string): boolean {
    const to = walked(this.roots, this.path, key);
    if (to) void this.go(to);
    return to !== null;
  }

  name(text: string): void {
    this.roots = changed(this.roots, this.path, { name: text });
    this.onchange();
  }

  remove(): void {
    const before = this.path.slice(0, -1);
    this.roots = changed(this.roots, this.path, null);
    void this.go(before);
  }

  async #reach(actions: string[]): Promise<VariationStep> {
    let known = actions.length;
    while (known > 0 && !this.#steps.has(actions.slice(0, known).join(" "))) known--;
    while (known < actions.length) {
      const from = this.#steps.get(actions.slice(0, known).join(" "))!;
      const next = actions.slice(known, known + AT_ONCE);
      const { steps } = await getVariation(from.text, next);
      for (const [at, step] of steps.slice(1).entries()) {
        this.#steps.set(actions.slice(0, known + at + 1).join(" "), step);
      }
      known += next.length;
    }
    return this.#steps.get(actions.join(" "))!;
  }

  // ------------------------------------------------------------------ asking the engine

  /** A first answer at once, and then a deeper one. */
  async #look(position: string, turn: number): Promise<void> {
    this.found = this.#answers.get(position) ?? null;
    this.rolled = this.#rollouts.get(position) ?? null;
    this.looking = !this.found || this.found.method.turns < 3;
    if (!this.looking || this.step?.phase === "over") {
      this.looking = false;
      if (this.found) return;
    }
    try {
      for (const depth of DEPTHS) {
        for await (const lines of ask({ type: "analyse", position, depth })) {
          if (turn !== this.#turn) return;
          for (const line of lines) {
            if (line.type !== "analysis") continue;
            this.#answers.set(position, line.answer);
            this.found = line.answer;
          }
        }
        if (turn !== this.#turn || this.found?.method.exact) break;
      }
    } catch (error) {
      if (turn === this.#turn && !this.found) this.problem = error;
    } finally {
      if (turn === this.#turn) this.looking = false;
    }
  }

  /** Play games on from the best choices. */
  async rollOut(actions: string[]): Promise<void> {
    const position = this.step?.text;
    const turn = this.#turn;
    if (!position || this.rolling) return;
    this.rolling = true;
    try {
      for await (const lines of ask({ type: "rollout", position, actions })) {
        if (turn !== this.#turn) return;
        for (const line of lines) {
          if (line.type !== "rollout") continue;
          this.#rollouts.set(position, line.answer);
          this.rolled = line.answer;
        }
      }
    } catch (error) {
      if (turn === this.#turn) this.problem = error;
    } finally {
      this.rolling = false;
    }
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#turn++;
  }
}
