import { afterEach, expect, test, vi } from "vitest";
import { readRecord } from "../src/lib/api";

afterEach(() => vi.unstubAllGlobals());

/** What the server is sent of a record. */
async function sent(record: string): Promise<string> {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", (_: string, options: { body: string }) => {
    bodies.push(options.body);
    return Promise.resolve(new Response("{}", { headers: { "content-type": "application/json" } }));
  });
  await readRecord(record);
  expect(bodies).toHaveLength(1);
  expect(new TextEncoder().encode(bodies[0]).length).toBeLessThanOrEqual(100_000);
  return (JSON.parse(bodies[0] ?? "") as { record: string }).record;
}

test("a record is sent as it is", async () => {
  const record = '[Rules "standard/2"]\n\nL 1 d3e3 {très bien}\n';
  expect(await sent(record)).toBe(record);
});

test("of many games whole lines are sent, from the first on, as many as the server takes", async () => {
  const record = '[Rules "standard/2"]\n\nL 1 d3e3 {très bien ملعب}\n'.repeat(20_000);
  const part = await sent(record);
  expect(record.startsWith(part)).toBe(true);
  expect(part.endsWith("\n")).toBe(true);
  expect(new TextEncoder().encode(part).length).toBeGreaterThan(79_000);
});
