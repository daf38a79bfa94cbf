// Notices (toasts), shown for a while, and announcements for screen readers.

export interface Notice {
  id: number;
  text: string;
  kind: "info" | "problem";
  /** The rule that tells more. */
  rule: string | null;
}

export interface Announcement {
  id: number;
  text: string;
}

let next = 0;
const state = $state<{
  notices: Notice[];
  announced: Announcement[];
  urgent: Announcement | null;
}>({
  notices: [],
  announced: [],
  urgent: null,
});

export const notices = (): Notice[] => state.notices;

/** The latest announcements; a live region reads what is added to it. */
export const announcements = (): Announcement[] => state.announced;

/** Urgent announcements, for an assertive live region. */
export const urgent = (): Announcement | null => state.urgent;

export function notify(
  text: string,
  kind: Notice["kind"] = "info",
  { milliseconds = 6000, rule = null }: { milliseconds?: number; rule?: string | null } = {},
): void {
  const id = next++;
  const others = state.notices.filter((notice) => notice.text !== text);
  state.notices = [...others, { id, text, kind, rule }];
  setTimeout(() => dismiss(id), milliseconds);
}

export function dismiss(id: number): void {
  state.notices = state.notices.filter((notice) => notice.id !== id);
}

export function announce(texts: readonly string[]): void {
  if (!texts.length) return;
  const added = texts.map((text) => ({ id: next++, text }));
  state.announced = [...state.announced, ...added].slice(-6);
}

/** Announce something urgent, which interrupts what a screen reader is saying. */
export function announceUrgently(text: string): void {
  state.urgent = { id: next++, text };
}
