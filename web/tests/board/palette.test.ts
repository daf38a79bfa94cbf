import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../src/board/palette.css", import.meta.url), "utf8");

/** What a rule of the palette sets. */
function rule(selector: string): Record<string, string> {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`the palette has no ${selector}`);
  const body = css.slice(css.indexOf("{", start) + 1, css.indexOf("}", start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]));
}

const base = rule(":root");
const THEMES: Record<string, Record<string, string>> = {
  light: base,
  dark: { ...base, ...rule(':root[data-theme="dark"]') },
  contrast: { ...base, ...rule(':root[data-theme="contrast"]') },
};

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Text on what it stands on (WCAG 1.4.3). */
const TEXT = [
  ["ink", "paper"],
  ["ink", "card"],
  ["ink-soft", "paper"],
  ["ink-soft", "card"],
  ["wine", "paper"],
  ["wine", "card"],
  ["on-wine", "wine"],
  ["on-saffron", "saffron"],
  ["free", "pill"],
  ["pay", "pill"],
  ["pill-ink", "pill"],
  ["on-pay", "pay"],
  ["frame-text", "walnut"],
  ["frame-text", "walnut-light"],
  ["frame-text", "walnut-dark"],
] as const;

/** What has to be seen to play (WCAG 1.4.11). */
const SIGNS = [
  ["arrow", "pill"],
  ["mark", "mark-halo"],
  ["trail", "trail-edge"],
  ["robe", "robe-line"],
  ["slipper", "slipper-line"],
  ["die-slipper", "die"],
  ["die-slipper", "die-shade"],
  ["pill", "free"],
  ["focus", "paper"],
  ["focus", "card"],
] as const;

describe.each(Object.entries(THEMES))("in the theme %s", (name, colours) => {
  const least = name === "contrast" ? 7 : 4.5;

  it.each(TEXT)(`%s on %s can be read`, (text, ground) => {
    expect(contrast(colours[text]!, colours[ground]!)).toBeGreaterThanOrEqual(least);
  });

  it.each(SIGNS)("%s against %s can be seen", (sign, ground) => {
    expect(contrast(colours[sign]!, colours[ground]!)).toBeGreaterThanOrEqual(3);
  });

  it("the motif of each rug stands out from its field", () => {
    const within = name === "contrast" ? ':root[data-theme="contrast"] ' : "";
    for (const colour of ["red", "blue", "purple"]) {
      const dye = rule(`${within}.dye-${colour}`);
      expect(contrast(dye.motif!, colours[colour]!)).toBeGreaterThanOrEqual(3);
    }
    // On yellow it is the dark yarn that draws the zigzags.
    const yellow = rule(`${within}.dye-yellow`);
    expect(contrast(yellow.accent!, colours.yellow!)).toBeGreaterThanOrEqual(3);
  });
});
