// The log in sentences.

import type { Say } from "../i18n/speaker";
import type { LogItem, Paid } from "../wire";

/** The sentences that tell an item of the log; none for items that are not told. */
export function sentences(item: LogItem, names: readonly string[], say: Say): string[] {
  const who = (seat: number): string => names[seat] ?? "";
  switch (item.type) {
    case "sat":
      return [say("page-log-sat", { player: item.name || who(item.seat) })];
    case "began":
      return [say("page-log-began", { player: who(item.first) })];
    case "turned":
      return [say("story-turned", { player: who(item.seat), way: item.way })];
    case "walked": {
      const lines = [
        say("story-walked", {
          player: who(item.seat),
          steps: item.steps,
          square: item.path.at(-1)?.square ?? item.start,
          mosaics: item.path.filter((step) => step.mosaic !== null).length,
        }),
      ];
      if (item.payment) lines.push(paid(item.payment, who, say));
      if (item.out) lines.push(say("story-out", { player: who(item.seat) }));
      return lines;
    }
    case "laid": {
      const [near = "", far = ""] = item.squares;
      return [say("story-laid", { player: who(item.seat), colour: item.colour, near, far })];
    }
    case "revealed":
      return [say("story-revealed", { player: who(item.seat), colour: item.colour })];
    case "took-back":
      return [
        say(item.throws ? "page-log-redrawn" : "page-log-took-back", { player: who(item.seat) }),
      ];
    case "said":
      return [
        say("page-log-said", {
          player: who(item.seat),
          phrase: say(`page-phrase-${item.phrase}`),
        }),
      ];
    case "helped":
      return [say(`review-log-${item.kind}`, { player: who(item.seat) })];
    case "timed-out":
      return [say("page-log-timed-out", { player: who(item.seat), times: item.times })];
    case "resigned":
      return [say("page-log-left", { player: who(item.seat), why: item.why })];
    case "stood-in":
      return [say("page-log-bot-for", { player: who(item.seat) })];
    case "came-back":
      return [say("page-log-came-back", { player: who(item.seat) })];
    case "rematch-offered":
      return [say("page-log-rematch-offered", { player: who(item.seat) })];
    case "rematch-withdrawn":
      return [say("page-log-rematch-withdrawn", { player: who(item.seat) })];
    case "rematch-made":
      return [say("page-log-rematch-made")];
    case "closed":
      return [
        item.seat === null
          ? say("page-log-closed-host")
          : say("page-log-closed", { player: who(item.seat) }),
      ];
    case "over":
      return [
        item.reason === "resigned"
          ? say("page-log-over-left")
          : say("story-over", { reason: item.reason.replace(" ", "-") }),
      ];
  }
}

function paid(payment: Paid, who: (seat: number) => string, say: Say): string {
  const facts = {
    player: who(payment.by),
    owner: who(payment.to),
    paid: payment.paid,
    due: payment.due,
  };
  return say(payment.paid < payment.due ? "story-paid-short" : "story-paid", facts);
}
