// The page starts here: language, theme and router, then the first screen.

import "./board/palette.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak, wantedLanguage } from "./i18n/language.svelte";
import { getChoices } from "./lib/api";
import { reloadIfReplaced, startWorker } from "./lib/offline";
import { path, routeOf, startRouter } from "./lib/router.svelte";
import { followSystem, applyTheme } from "./lib/settings.svelte";
import { load } from "./screens/load";
import "./theme.css";
import "./controls.css";

const PATIENCE = 1000; // milliseconds for what a screen can be shown without

/** Load all that the first screen needs side by side, then draw it once. */
async function begin(target: HTMLElement): Promise<void> {
  const route = routeOf(path());
  const asks = route.screen === "home" || route.screen === "new";
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const choices = asks ? getChoices().catch(() => null) : null;
  const [first] = await Promise.all([
    load(path()),
    speak(wantedLanguage()),
    Promise.race([choices, enough]),
  ]);
  await new Promise((resolve) => setTimeout(resolve)); // to read what came last was a task, too
  mount(App, { target, props: { first } });
  startWorker();
}

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
addEventListener("vite:preloadError", () => void reloadIfReplaced());
followSystem();
applyTheme();
startRouter();
setTimeout(() => void begin(target)); // to read all this was a task of its own: so is this
