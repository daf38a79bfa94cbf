// What marks are called.

import { canSay, say } from "../i18n/language.svelte";

const said = (message: string, otherwise: string): string =>
  canSay(message) ? say(message) : otherwise;

export const markName = (mark: string): string => said(`me-mark-${mark}`, mark);

/** What it takes to earn it. */
export const markStory = (mark: string): string => said(`me-mark-${mark}-hint`, "");
