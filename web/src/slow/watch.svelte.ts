// Watches over one's slow games while a page is open: the mark in the title and on the icon, the badge of
// the app, and notes of the browser to those who want them.

import { language, learn, locale, say } from "../i18n/language.svelte";
import { timeInWords } from "../lib/clock";
import { namesOf } from "../lib/people";
import { settings } from "../lib/settings.svelte";
import { removeNote, showNote } from "./notes";
import { askTurns, heardLately, isMine, news, pause, UNSEEN, type Turn } from "./turns";

const ICON = "/icon.svg";
const MARKED = "/icon-turn.svg";
/** A page that has begun asks the server at once, unless another one just did. */
const JUST = 5_000;
/** Milliseconds after which one asks again who got no answer. */
const AGAIN = 120_000;

let turns = $state.raw<readonly Turn[]>([]);
let timer: ReturnType<typeof setTimeout> | undefined;
let watching = false;
let count = 0;

/** One's tables that go on, as they were heard of last. */
export function turnsNow(): readonly Turn[] {
  return turns;
}

/** Begin to watch; asked again, hear at once what there is, as after a move or on another screen. */
export function watchTurns(): void {
  if (watching) return void hear(JUST);
  watching = true;
  document.addEventListener("visibilitychange", () => {
    void hear(document.hidden ? UNSEEN : JUST);
  });
  const title = document.querySelector("title");
  if (title) new MutationObserver(markTitle).observe(title, { childList: true });
  void hear(JUST);
}

async function hear(within: number): Promise<void> {
  clearTimeout(timer);
  const found = heardLately(within) ?? (await askTurns());
  clearTimeout(timer);
  const next = found ? pause(found, !document.hidden) : AGAIN;
  if (next !== null) timer = setTimeout(() => void hear(next * 0.9), next);
  if (!found) return;
  turns = found;
  mark(found.filter((turn) => turn.slow && isMine(turn)).length);
  await tell(found);
}

/** Shows at how many tables it is one's turn, where one sees it from elsewhere. */
function mark(number: number): void {
  count = number;
  markTitle();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = number ? MARKED : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
  const badge = number ? navigator.setAppBadge?.(number) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined); // not every system has one
}

/** The screens write their own titles: the number stands before them, whatever they say. */
function markTitle(): void {
  const plain = document.title.replace(/^\(\d+\) /, "");
  const marked = count ? `(${count}) ${plain}` : plain;
  if (document.title !== marked) document.title = marked;
}

async function tell(found: readonly Turn[]): Promise<void> {
  if (!settings.turns) return;
  const { fresh, past } = news(found);
  for (const table of past) await removeNote(table);
  if (!fresh.length) return;
  await learn();
  for (const { table, players, seats, left } of fresh) {
    const names = namesOf(players, say);
    const others = names.filter((_, seat) => !seats.includes(seat)).join(" · ");
    const time = left === null ? "" : timeInWords(left, locale());
    await showNote({
      table,
      title: say("slow-turn-yours"),
      body: time ? say("slow-note-left", { players: others, time }) : others,
      lang: language(),
    });
  }
}
