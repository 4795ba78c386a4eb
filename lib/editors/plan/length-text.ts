const PARTS = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]?\d)$/;
const MINUTES = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** Formats a length as people write it in a plan: minutes, plus seconds if there are any. */
export function lengthText(seconds: number): string {
  const rest = seconds % 60;
  const minutes = Math.floor(seconds / 60);
  return rest === 0 ? String(minutes) : `${minutes}:${String(rest).padStart(2, "0")}`;
}

/**
 * Parses "5", "2.5", "5:30" or "1:05:00" into seconds; undefined for anything else, such as text that is
 * still being typed.
 */
export function secondsIn(text: string): number | undefined {
  const given = text.trim();
  if (MINUTES.test(given)) return Math.round(Number(given.replace(",", ".")) * 60);
  const [, hours = "0", minutes, seconds] = PARTS.exec(given) ?? [];
  if (minutes === undefined) return undefined;
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}
