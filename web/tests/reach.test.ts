import { describe, expect, it } from "vitest";
import { codeOf, QUIET } from "../src/lib/qr";
import { isLoopback, isLoopbackLink, isLanLink } from "../src/lib/reach";

describe("where a link leads", () => {
  it.each(["localhost", "LocalHost", "souk.localhost", "127.0.0.1", "127.9.0.1", "[::1]"])(
    "nowhere but on this machine, at %s",
    (host) => {
      expect(isLoopback(host)).toBe(true);
      expect(isLoopbackLink(`http://${host}:6247/t/x`)).toBe(true);
      expect(isLanLink(`http://${host}:6247/t/x`)).toBe(false);
    },
  );

  it.each(["192.168.1.5", "10.0.0.7", "172.16.0.1", "172.31.9.9", "[fd00::2]", "laptop.local"])(
    "to the same network, at %s",
    (host) => {
      expect(isLoopback(host)).toBe(false);
      expect(isLanLink(`http://${host}:6247/t/x`)).toBe(true);
    },
  );

  it.each(["souk.example", "8.8.8.8", "172.32.0.1", "192.169.1.1", "127.0.0.1.souk.example"])(
    "anywhere, at %s",
    (host) => {
      expect(isLoopbackLink(`https://${host}/t/x`)).toBe(false);
      expect(isLanLink(`https://${host}/t/x`)).toBe(false);
    },
  );
});

describe("a QR code", () => {
  it("has corners to be found by, and light round it", () => {
    const { size, path } = codeOf("http://192.168.1.5:6247/t/x");
    expect(size).toBe(4 * 3 + 17 + 2 * QUIET);
    expect(path).toMatch(new RegExp(`^M${QUIET} ${QUIET}h7v1H${QUIET}z`));
  });

  it("grows with what it says", () => {
    expect(codeOf("x".repeat(200)).size).toBeGreaterThan(codeOf("x").size);
  });
});
