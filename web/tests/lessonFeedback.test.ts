import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
const { learn, say, speak } = await import("../src/i18n/language.svelte");
const { feedbackText, feedbackTo } = await import("../src/lib/lessonFeedback");
await speak("en");
await learn();

const step: Parameters<typeof feedbackTo>[0] = {
  name: "turn",
  right: ["R"],
  wrong: [
    { answer: "L", hint: "learn-turn-left", rule: null },
    { answer: "*", hint: null, rule: "R3.2" },
  ],
  rule: "R3.1",
};

describe("feedback in the lesson", () => {
  it("says why an answer was right or wrong", () => {
    const answers = ["R", "L", "F"].map((given) => feedbackTo(step, given));
    expect(answers).toEqual([
      { right: true, message: "learn-turn-done", rule: "R3.1" },
      { right: false, message: "learn-turn-left", rule: null },
      { right: false, message: "rules-r3-2", rule: "R3.2" },
    ]);
    expect(feedbackText(feedbackTo({ ...step, wrong: [] }, "L"))).toBe("");
  });

  it("changes with the language after the answer was given", async () => {
    for (const given of ["R", "L", "F"]) {
      await speak("en");
      const feedback = feedbackTo(step, given);
      const english = feedbackText(feedback);
      await speak("de");
      expect(feedbackText(feedback)).toBe(say(feedback.message!));
      expect(feedbackText(feedback)).not.toBe(english);
    }
  });
});
