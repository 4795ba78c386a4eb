import { Temporal } from "temporal-polyfill";

/** Wire form of an instant: UTC with milliseconds, or null. */
export const iso = (at: Date): string => at.toISOString();
export const isoOrNull = (at: Date | null | undefined): string | null => (at ? at.toISOString() : null);

const HOUR_MS = 3_600_000;
/** Asked for with every call, and the same for most of them. */
let known = { hour: Number.NaN, month: "" };

/** The UTC calendar month that budgets and quotas count in: `2026-11`. */
export function monthOf(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  if (hour !== known.hour) known = { hour, month: at.toISOString().slice(0, 7) };
  return known.month;
}

/** The UTC day, such as `2026-11-21`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** First instant of the next UTC month. */
export function nextMonth(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
}

export function isTimeZone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
