import "./board/palette.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { speak, wantedLanguage } from "./i18n/language.svelte";
import { follow } from "./lib/router.svelte";
import { followSystem } from "./lib/settings.svelte";
import "./theme.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
followSystem();
follow();
await speak(wantedLanguage());
mount(App, { target });
