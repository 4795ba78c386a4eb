import { whenText } from "./when-text";

/** One instant in words, in somebody's zone and language. */
export function momentText(at: Date, timeZone: string, language: string): string {
  const { date, time, zone } = whenText(at, null, timeZone, language);
  return `${date}, ${time} (${zone})`;
}
