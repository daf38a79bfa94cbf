import { describe, expect, it } from "vitest";
import { manifest } from "../serviceWorker";
import { strategyOf } from "../worker/strategy";

const HOME = "https://market.example";
const of = (path: string, { mode = "cors", method = "GET", at = HOME } = {}): string =>
  strategyOf({ method, mode, url: at + path }, HOME);

describe("the service worker", () => {
  it("asks the server for a screen, and keeps what never changes", () => {
    for (const path of ["/", "/lobby", "/t/abc/replay", "/nowhere"]) {
      expect(of(path, { mode: "navigate" })).toBe("screen");
    }
    expect(of("/assets/index-B2xYz_1q.js")).toBe("kept first");
    expect(of("/icons/app-192.png")).toBe("network first");
  });

  it("keeps of the interface only what stays as it is", () => {
    for (const path of [
      "/api/lesson",
      "/api/rulebook",
      "/api/rulebook/figures/walk-1?theme=dark",
      "/api/tables/aB_3-x/replay",
      "/api/puzzles",
      "/api/puzzles/1790",
    ]) {
      expect(of(path)).toBe("network first");
    }
    for (const path of [
      "/api/options",
      "/api/puzzles/today",
      "/api/tables",
      "/api/tables/aB_3-x",
      "/api/lobby",
    ]) {
      expect(of(path)).toBe("leave alone");
    }
  });

  it("leaves alone what is not the page's", () => {
    expect(of("/api/docs", { mode: "navigate" })).toBe("leave alone");
    expect(of("/metrics", { mode: "navigate" })).toBe("leave alone");
    expect(of("/api/lesson", { method: "POST" })).toBe("leave alone");
    expect(of("/assets/x-12345678.js", { at: "https://elsewhere.example" })).toBe("leave alone");
    expect(of("/sw.js")).toBe("leave alone");
  });
});

describe("the manifest", () => {
  it("is in the language of the page, and of one app", () => {
    const arabic = JSON.parse(manifest("ar")) as Record<string, string>;
    expect(arabic).toMatchObject({ id: "/", name: "مراكش", dir: "rtl", lang: "ar" });
    expect(arabic.description).toMatch(/^[^{}]{20,}$/);
  });
});
