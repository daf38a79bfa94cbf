// A rule set as a word, as `marrakech.core.ruletext` writes it: `korean/2,dirhams=20`. The page
// reads the few options in it that change what is shown; their rules are the server's business.

export interface RuleWord {
  base: string;
  players: number;
  options: Record<string, string>;
}

export function readRules(text: string): RuleWord {
  const [head = "", ...rest] = text.split(",");
  const [base = "standard", players = "4"] = head.split("/");
  const pairs = rest.map((item): [string, string] => {
    const [name = "", word = ""] = item.split("=");
    return [name, word];
  });
  return { base, players: Number(players), options: Object.fromEntries(pairs) };
}

/** An option's value as one word. */
export function word(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return value === null ? "none" : String(value).replaceAll(" ", "-");
}

/** R7: whether Assam is turned at the end of a turn. */
export function turnsAtEnd(text: string): boolean {
  return (readRules(text).options.variant ?? "none") !== "none";
}

/** The message that tells a rule, such as R4.2. */
export function ruleMessage(rule: string): string {
  const word = rule.toLowerCase().replace(".", "-");
  return `rules-${word}`;
}
