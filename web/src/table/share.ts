// Sharing a link or a picture: by the system's own dialog, or through the clipboard.

import { say } from "../i18n/language.svelte";
import { notify } from "../lib/notices.svelte";
import { origin } from "../lib/origin.svelte";
import { isLoopbackLink } from "../lib/reach";

/** Copy a link or another text, and say so. */
export async function copy(link: string): Promise<void> {
  try {
    await write(link);
    const nowhere = /^https?:/.test(link) && isLoopbackLink(link);
    notify(say(nowhere ? "page-copied-here" : "page-copied"));
  } catch {
    notify(say("page-not-copied", { link }), "problem", { milliseconds: 20_000 });
  }
}

async function write(text: string): Promise<void> {
  // Browsers keep the clipboard from pages without https, as in a local network
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else if (!copiedByHand(text)) throw new Error("not copied");
}

/** Copy a text as if somebody had marked it: what browsers have always allowed. */
function copiedByHand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  // what is below an open dialog cannot be marked
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** Hand a link to another program, where the system can. */
export async function share(link: string): Promise<void> {
  try {
    await navigator.share({ title: say("page-title"), url: link });
  } catch {
    // called off
  }
}

/** Where the server has a finished game as a picture, or as one that moves. */
export const pictureOf = (table: string, language: string): string =>
  `/api/tables/${table}/card${language === "en" ? "" : `?lang=${language}`}`;
export const filmOf = (table: string): string => `/api/tables/${table}/film`;

/**
 * Hand the result of a game to another program, with its picture where the system takes files; where
 * there is no such thing, copy the link.
 */
export async function shareResult(table: string, title: string, picture: string): Promise<void> {
  const link = replayLink(table);
  if (!canShare()) return copy(link);
  try {
    const file = await pictureFile(picture);
    const files = file && navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
    await navigator.share({ title, text: title, url: link, ...files });
  } catch {
    // called off
  }
}

async function pictureFile(path: string): Promise<File | null> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) return null;
    return new File([await answer.blob()], "marrakech.png", { type: "image/png" });
  } catch {
    return null; // then the link goes alone
  }
}

export const tableLink = (table: string): string => `${origin()}/t/${table}`;
export const replayLink = (table: string): string => `${origin()}/t/${table}/replay`;
/** Carries a seat to another device: not for others. */
export const seatLink = (table: string, secret: string, key: string | null): string =>
  `${origin()}/t/${table}#seat=${encodeURIComponent(secret)}${key ? `&key=${key}` : ""}`;
