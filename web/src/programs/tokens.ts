// Tokens, by which programs play for the owner of this browser's passport.

import { Problem, request } from "../lib/api";
import { passportHeader } from "../lib/passport";

export const SCOPES = ["play", "watch", "make"] as const;
export type Scope = (typeof SCOPES)[number];

export interface Token {
  id: string;
  name: string;
  scopes: Scope[];
  made: number;
  /** The day on which it was last used; 0 if it never was. */
  used: number;
}

export async function listTokens(): Promise<Token[]> {
  const answer = await request("/tokens", { headers: passportHeader() });
  return (await answer.json()) as Token[];
}

/** A new token, with its secret, which nobody tells again. */
export async function makeToken(
  name: string,
  scopes: Scope[],
): Promise<Token & { secret: string }> {
  const answer = await request("/tokens", {
    method: "POST",
    headers: { ...passportHeader(), "Content-Type": "application/json" },
    body: JSON.stringify({ name, scopes }),
  });
  return (await answer.json()) as Token & { secret: string };
}

/** Let a token open nothing any more; one that is gone already is no problem. */
export async function revokeToken(id: string): Promise<void> {
  try {
    await request(`/tokens/${id}`, { method: "DELETE", headers: passportHeader() });
  } catch (problem) {
    if (!(problem instanceof Problem && problem.status === 404)) throw problem;
  }
}
