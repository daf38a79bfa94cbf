// The viewer's settings (language, look, motion, sounds), which the browser stores.

import { readStored, writeStored } from "./storage";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Speed = "slow" | "normal" | "fast" | "instant";

export interface Settings {
  language: string | null;
  theme: Theme;
  speed: Speed;
  /** Null: as the system says. */
  reduced: boolean | null;
  confirm: boolean;
  sounds: boolean;
  /** Whether the viewer was asked about sounds; nobody is asked twice. */
  soundsAsked: boolean;
  /** Voices of the market, far away; only where there are sounds. */
  souk: boolean;
  vibration: boolean;
  coordinates: boolean;
  /** Whether what bots say is shown. */
  remarks: boolean;
  /** Whether the tutor warns before a mistake counts, where a table allows it. */
  tutor: boolean;
  /** Whether to tell of one's turns in slow games; null: not asked yet. */
  turns: boolean | null;
  name: string;
}

const KEY = "marrakech.settings";
const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  speed: "normal",
  reduced: null,
  confirm: true,
  sounds: false,
  soundsAsked: false,
  souk: false,
  vibration: true,
  coordinates: false,
  remarks: true,
  tutor: false,
  turns: null,
  name: "",
};
const FACTORS: Record<Speed, number> = { slow: 0.6, normal: 1, fast: 2, instant: 4 };

export const settings: Settings = $state({
  ...DEFAULTS,
  ...readStored<Partial<Settings>>(KEY, {}),
});

export function changeSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  writeStored(KEY, $state.snapshot(settings));
}

const asks = (query: string): MediaQueryList => matchMedia(query);
const system = $state({ dark: false, contrast: false, reduced: false });

/** Follow the system's preferences, now and whenever they change. */
export function followSystem(): void {
  const queries = {
    dark: asks("(prefers-color-scheme: dark)"),
    contrast: asks("(prefers-contrast: more)"),
    reduced: asks("(prefers-reduced-motion: reduce)"),
  };
  const readQueries = (): void => {
    system.dark = queries.dark.matches;
    system.contrast = queries.contrast.matches;
    system.reduced = queries.reduced.matches;
  };
  for (const query of Object.values(queries)) query.addEventListener("change", readQueries);
  readQueries();
}

/** The theme that is shown. */
export function theme(): Exclude<Theme, "auto"> {
  if (settings.theme !== "auto") return settings.theme;
  if (system.contrast) return "contrast";
  return system.dark ? "dark" : "light";
}

/** Apply the theme to the document, and its colour to the browser's own bars. */
export function applyTheme(): void {
  const { documentElement } = document;
  const wanted = theme();
  if (documentElement.dataset.theme === wanted) return; // to ask for a colour styles all there is
  documentElement.dataset.theme = wanted;
  const paper = getComputedStyle(documentElement).getPropertyValue("--paper");
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute("content", paper.trim());
  }
}

/** The speed of animations, or that there are none. */
export function motion(): { speed: number; reduced: boolean } {
  const reduced = settings.reduced ?? system.reduced;
  return { speed: FACTORS[settings.speed], reduced: reduced || settings.speed === "instant" };
}
