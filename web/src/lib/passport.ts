// The passport of this browser: a secret that it makes on first play, without asking. Seats that are taken
// with it belong to it, so that one's games, rating and days can be found again, on another device too.

import { readStored, writeStored } from "./storage";

const KEY = "marrakech.passport";
const SECRET = /^[A-Za-z0-9_-]{22,64}$/;
const BYTES = 24;

/** The secret of this browser's passport, if it has one. */
export function passportSecret(): string | null {
  const kept = readStored<unknown>(KEY, null);
  return typeof kept === "string" && SECRET.test(kept) ? kept : null;
}

/** Keep a passport that was carried here from another device; false if it is none. */
export function keepPassport(secret: string): boolean {
  if (!SECRET.test(secret)) return false;
  writeStored(KEY, secret);
  return true;
}

/** Forget it: the next game is played with a new one. */
export function forgetPassport(): void {
  writeStored(KEY, null);
}

/** What a request says of who asks; a browser without a passport makes one. */
export function passportHeader(): { Passport: string } {
  const kept = passportSecret();
  if (kept) return { Passport: kept };
  const random = crypto.getRandomValues(new Uint8Array(BYTES));
  const made = btoa(String.fromCharCode(...random))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  writeStored(KEY, made);
  return { Passport: made };
}
