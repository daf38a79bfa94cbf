// Notifications of the browser, through the service worker, which knows which pages are looked at.

/** Whether this browser can tell of turns, unless it has been forbidden to. */
export function canTell(): boolean {
  return "Notification" in globalThis && "serviceWorker" in navigator && isSecureContext;
}

/** Asks the browser, which asks the player; true if notes may be shown. */
export async function allowNotes(): Promise<boolean> {
  if (!canTell()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A note that it is somebody's turn at a table. */
export interface Note {
  table: string;
  title: string;
  body: string;
  lang: string;
}

/** Lets the service worker show a note, unless somebody looks at that table. */
export async function showNote(note: Note): Promise<void> {
  if (!canTell() || Notification.permission !== "granted") return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ note });
}

/** The turn has been taken: the note is of no use any more. */
export async function removeNote(table: string): Promise<void> {
  if (!canTell() || Notification.permission !== "granted") return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ told: table });
}
