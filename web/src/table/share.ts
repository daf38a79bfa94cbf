import { say } from "../i18n/language.svelte";
import { notify } from "../lib/notices.svelte";

/** Copy a link, and say so. */
export async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notify(say("page-copied"));
  } catch {
    notify(say("page-not-copied", { link }), "problem", { milliseconds: 20_000 });
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

export const tableLink = (table: string): string => `${location.origin}/t/${table}`;
export const replayLink = (table: string): string => `${location.origin}/t/${table}/replay`;
/** Carries a seat to another device: not for others. */
export const seatLink = (table: string, secret: string, key: string | null): string =>
  `${location.origin}/t/${table}#seat=${encodeURIComponent(secret)}${key ? `&key=${key}` : ""}`;
