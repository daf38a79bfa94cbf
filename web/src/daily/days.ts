// Days of the market: they begin at midnight in Greenwich, wherever one is.

export const DAY = 86_400_000; // milliseconds

export const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The day so many days later. */
export const plus = (day: string, days: number): string => dayAt(timeOf(day) + days * DAY);

/** Which day of the week it is: 0 for Monday. */
export const weekday = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

/** The days of so many whole weeks, the last of them the week of a day. */
export function weeksUntil(day: string, weeks: number): string[] {
  const first = plus(day, -weekday(day) - 7 * (weeks - 1));
  return Array.from({ length: 7 * weeks }, (_, i) => plus(first, i));
}

/** A day in words. */
export function dayWords(day: string, locale: string[], how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...how, timeZone: "UTC" }).format(timeOf(day));
}

/** A sentence that may begin with a day, which many languages write small elsewhere. */
export const asSentence = (text: string, locale: string[]): string =>
  text.replace(
    /^([\u2066-\u2068]*)(\p{Ll})/u,
    (_, marks: string, first: string) => marks + first.toLocaleUpperCase(locale),
  );

/** Whole hours until the next market opens. */
export const hoursLeft = (now: number, day: string): number =>
  Math.max(0, Math.floor((timeOf(day) + DAY - now) / 3_600_000));
