import { afterEach, describe, expect, it, vi } from "vitest";
import { ReviewSession } from "../src/review/session.svelte";

const step = (depth: string, number: number): object => ({
  type: "step",
  depth,
  step: { number, kind: "decision" },
});
const review = (depth: string): object => ({ type: "review", answer: { depth } });

/** An answer of these lines; what is cut off breaks in the middle. */
function answer(lines: object[], { cutOff = false } = {}): Response {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      if (cutOff) controller.error(new TypeError("network error"));
      else controller.close();
    },
  });
  return new Response(body);
}

function answering(...answers: Response[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(() => Promise.resolve(answers.shift() ?? new Response(null)));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const soon = (): Promise<void> => Promise.resolve();
const whole = [step("quick", 0), review("quick"), step("deep", 0), review("deep")];

afterEach(() => vi.unstubAllGlobals());

describe("a review", () => {
  it("is asked for again when the server dies in the middle of it", async () => {
    const fetched = answering(
      answer([step("quick", 0), review("quick")], { cutOff: true }),
      answer([step("quick", 0)]), // a server that ends says no more
      answer(whole),
    );
    const session = new ReviewSession({ table: "abc" }, 1, soon);
    await session.load();
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(session.problem).toBeNull();
    expect(session.progress).toBeNull();
    expect(session.review?.depth).toBe("deep");
  });

  it("is not asked for for ever", async () => {
    const fetched = answering();
    const session = new ReviewSession({ table: "abc" }, 1, soon);
    await session.load();
    expect(fetched).toHaveBeenCalledTimes(4);
    expect(session.problem).toMatchObject({ reason: "unreachable" });
  });

  it("is not asked for again when nobody looks any more", async () => {
    const fetched = answering(answer([step("quick", 0)], { cutOff: true }));
    const session = new ReviewSession({ table: "abc" }, 1, () => {
      session.stop();
      return soon();
    });
    await session.load();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(session.problem).toBeNull();
  });

  it("of a record begins with a quick look, and no second one", async () => {
    const fetched = answering(
      answer([step("quick", 0), review("quick")]),
      answer([step("deep", 0)], { cutOff: true }),
      answer([step("deep", 0), review("deep")]),
    );
    const session = new ReviewSession({ record: "…" }, 1, soon);
    await session.load();
    const asked = fetched.mock.calls.map(
      ([, init]) => (JSON.parse((init as { body: string }).body) as { depth: string }).depth,
    );
    expect(asked).toEqual(["quick", "deep", "deep"]);
    expect(session.problem).toBeNull();
  });
});
