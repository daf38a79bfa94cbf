// The passport of this browser: a secret that it makes on first play, without asking. Seats that are taken
// with it belong to it, so that one's games, rating and days can be found again, on another device too.

import { readStored, writeStored } from "./storage";

const KEY = "marrakech.passport";
const LOCK = "marrakech.lock";
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
  writeStored(LOCK, null);
}

/** The key with which browsers of this passport lock seats for each other; the server never has it. */
export function lockKey(): string {
  const kept = readStored<unknown>(LOCK, null);
  if (typeof kept === "string" && SECRET.test(kept)) return kept;
  const made = newSecret();
  writeStored(LOCK, made);
  return made;
}

/** Keep the key that was carried here with a passport. */
export function keepLockKey(key: string | null): void {
  if (key && SECRET.test(key)) writeStored(LOCK, key);
}

function newSecret(): string {
  const random = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...random))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** What a request says of who asks; a browser without a passport makes one. */
export function passportHeader(): { Passport: string } {
  const kept = passportSecret();
  if (kept) return { Passport: kept };
  const made = newSecret();
  writeStored(KEY, made);
  return { Passport: made };
}
