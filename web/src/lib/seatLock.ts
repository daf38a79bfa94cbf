// Seats for one's other browsers. A passport opens no seat: the secret of a seat does. So that a game that was begun
// in one browser can be played on in another one with the same passport, a browser leaves the secrets of its seats
// with the server, locked with a key that only those browsers have: the link that carries a passport carries it, too.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { lockKey } from "./passport";
import { keepArrived, keyOf, secretsOf } from "./seats";

const NONCE = 12;
const TAG = 16;
const BLOCK = 32;

const textOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) =>
    each.charCodeAt(0),
  );

const keyed = (key: string, word: string): Uint8Array =>
  hmac(sha256, utf8ToBytes(key), utf8ToBytes(word));

/** The same bytes, hidden or shown again: each is added to one that nobody without the key can tell. */
function hidden(bytes: Uint8Array, key: string, nonce: Uint8Array): Uint8Array {
  const secret = keyed(key, "seats");
  const found = new Uint8Array(bytes);
  for (let from = 0; from < bytes.length; from += BLOCK) {
    const block = hmac(sha256, secret, concatBytes(nonce, Uint8Array.of(from / BLOCK)));
    for (let at = from; at < Math.min(bytes.length, from + BLOCK); at++)
      found[at]! ^= block[at - from]!;
  }
  return found;
}

/** What nobody can make without the key: it belongs to this table and these bytes. */
const tagOf = (table: string, body: Uint8Array, key: string): Uint8Array =>
  hmac(sha256, keyed(key, "tag"), concatBytes(utf8ToBytes(`${table} `), body)).slice(0, TAG);

/** A text, locked: who has the key opens it again, for the same table. */
export function lock(table: string, text: string, key: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const body = concatBytes(nonce, hidden(utf8ToBytes(text), key, nonce));
  return textOf(concatBytes(tagOf(table, body, key), body));
}

/** What was locked for a table; null if it was locked with another key, for another table, or is spoilt. */
export function unlock(table: string, locked: string, key: string): string | null {
  let all: Uint8Array;
  try {
    all = bytesOf(locked);
  } catch {
    return null;
  }
  const [tag, body] = [all.slice(0, TAG), all.slice(TAG)];
  const wanted = tagOf(table, body, key);
  if (tag.length !== TAG || body.length < NONCE || tag.some((byte, at) => byte !== wanted[at]))
    return null;
  return new TextDecoder().decode(hidden(body.slice(NONCE), key, body.slice(0, NONCE)));
}

/** This browser's seats at a table, with the key of its chain, locked for one's other browsers. */
export function lockedSeats(table: string, most: number): string {
  const seats = secretsOf(table).slice(0, most).join(" ");
  return lock(table, `${seats}.${keyOf(table) ?? ""}`, lockKey());
}

/** Keep the seats that one's other browsers have locked; whether there were any. */
export function openSeats(table: string, locked: readonly string[]): boolean {
  const found = locked.flatMap((each) => unlock(table, each, lockKey()) ?? []);
  for (const each of found) {
    const [seats = "", key] = each.split(".");
    keepArrived(table, seats.split(" ").filter(Boolean), key || null);
  }
  return found.length > 0;
}
