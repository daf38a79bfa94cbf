import { beforeEach, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
const { speak } = await import("../src/i18n/language.svelte");
const { refusal } = await import("../src/lib/problems");

const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, "");
const wrong = {
  line: 3,
  column: 5,
  why: { reason: "action", details: { text: "x9" } },
};

describe("why something was refused", () => {
  beforeEach(() => speak("en"));

  it("begins with a capital", () => {
    expect(refusal("table-full", {})).toBe("All seats are taken");
  });

  it("tells the reason within a reason", () => {
    expect(plain(refusal("in-record", wrong))).toMatch(
      /^Line 3, column 5: “x9” is no action: write L, F or R/,
    );
  });

  it("is told in one language, the reason within it too", async () => {
    await speak("ar");
    const said = plain(refusal("in-record", wrong));
    expect(said).toMatch(/^السطر ٣، العمود ٥: «x9» ليست نقلة/);
    expect(said).not.toContain("action");
  });

  it("tells a time as it is read here", () => {
    const until = "2027-01-15T08:00Z";
    const said = plain(refusal("server-banned", { until, why: "" }));
    expect(said).toMatch(/^Who comes from this address is kept out here until Jan 1[456], 2027, /);
    expect(plain(refusal("server-banned", { until: "soon" }))).toMatch(/until soon$/);
  });

  it("is named where there are no words for it", () => {
    const why = { reason: "of-tomorrow", details: {} };
    expect(plain(refusal("in-record", { ...wrong, why }))).toContain("of-tomorrow");
  });
});
