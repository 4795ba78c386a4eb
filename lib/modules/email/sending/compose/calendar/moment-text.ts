import { whenText } from "./when-text";

/** Formats an instant in someone's time zone and language. */
export function momentText(at: Date, timeZone: string, language: string): string {
  const { date, time, zone } = whenText(at, null, timeZone, language);
  return `${date}, ${time} (${zone})`;
}
