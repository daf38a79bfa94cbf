// What is told in passing: shown for a while, and announced to those who listen.

export interface Notice {
  id: number;
  text: string;
  kind: "news" | "problem";
}

export interface Announcement {
  id: number;
  text: string;
}

let next = 0;
const state = $state<{ notices: Notice[]; announced: Announcement[] }>({
  notices: [],
  announced: [],
});

export const notices = (): Notice[] => state.notices;

/** The latest announcements; a live region reads what is added to it. */
export const announcements = (): Announcement[] => state.announced;

export function notify(text: string, kind: Notice["kind"] = "news", milliseconds = 6000): void {
  const id = next++;
  state.notices = [...state.notices.filter((notice) => notice.text !== text), { id, text, kind }];
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
