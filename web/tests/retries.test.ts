import { beforeEach, describe, expect, it, vi } from "vitest";

const { withRetries, outcomeUnknown, Problem, sitDown, createTable } =
  await import("../src/lib/api");
const { newSecrets } = await import("../src/lib/seats");

const soon = (): Promise<void> => Promise.resolve();
const lost = (): never => {
  throw new Problem("unreachable");
};

describe("what may have been done although no answer came", () => {
  it("is asked for again until one comes", async () => {
    const ask = vi.fn(() => Promise.resolve("done"));
    ask.mockImplementationOnce(lost);
    ask.mockImplementationOnce(() => Promise.reject(new Problem("failed", {}, 502)));
    expect(await withRetries(ask, soon)).toBe("done");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("is not asked for for ever", async () => {
    const ask = vi.fn(() => Promise.resolve().then(lost));
    await expect(withRetries(ask, soon)).rejects.toThrow("unreachable");
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it("may be done, though whoever asks again is told to wait", async () => {
    const often = new Problem("server-too-many", { seconds: 1 }, 429);
    const ask = vi.fn(() => Promise.reject(often));
    ask.mockImplementationOnce(lost);
    await expect(withRetries(ask, soon)).rejects.toThrow("unreachable");
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it("is not what was refused", async () => {
    for (const [reason, status] of [
      ["table-full", 409],
      ["server-full", 503],
      ["server-too-many", 429],
    ] as const) {
      const ask = vi.fn(() => Promise.reject(new Problem(reason, {}, status)));
      await expect(withRetries(ask, soon)).rejects.toThrow(reason);
      expect(ask).toHaveBeenCalledTimes(1);
      expect(outcomeUnknown(new Problem(reason, {}, status))).toBe(false);
    }
  });
});

describe("a seat that is asked for", () => {
  interface Asked {
    path: string;
    secret: string | null;
    body: string;
  }
  let asked: Asked[];
  let answers: (() => Response)[];

  beforeEach(() => {
    asked = [];
    answers = [];
    vi.useFakeTimers();
    vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
      const secret = new Headers(request.headers).get("Authorization");
      asked.push({ path, secret, body: String(request.body) });
      const answer = answers.shift();
      return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("cut off"));
    });
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it("is asked for with the same secret each time", async () => {
    const [secret] = newSecrets(1);
    answers = [() => new Response("", { status: 502 })];
    const sitting = sitDown("t", { name: "Ana" }, secret).catch((problem: unknown) => problem);
    await vi.runAllTimersAsync();
    expect(await sitting).toMatchObject({ reason: "unreachable" });
    expect(asked).toHaveLength(4);
    expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(asked[0]).toMatchObject({ path: "/api/tables/t/seats", secret: `Seat ${secret}` });
  });

  it("is one for each person at the set-up", async () => {
    const secrets = newSecrets(2);
    answers = [() => Response.json({ table: "t", tickets: [] })];
    await createTable({ seats: [] } as never, secrets);
    expect(asked[0]?.secret).toBe(`Seat ${secrets.join(", ")}`);
  });
});

describe("secrets", () => {
  it("are what the server takes, and no two are the same", () => {
    const made = Array.from({ length: 50 }, () => newSecrets(4)).flat();
    expect(new Set(made).size).toBe(200);
    for (const secret of made) expect(secret).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(newSecrets(0)).toHaveLength(1);
  });
});
