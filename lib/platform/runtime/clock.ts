import { Temporal } from "temporal-polyfill";

/** API form of a time: UTC with milliseconds, or null. */
export const iso = (at: Date): string => at.toISOString();
export const isoOrNull = (at: Date | null | undefined): string | null => (at ? at.toISOString() : null);

const HOUR_MS = 3_600_000;
/** Cached, because every call needs it and most get the same value. */
let known = { hour: Number.NaN, month: "" };

/** Returns the UTC calendar month for budgets and quotas, such as `2026-11`. */
export function monthOf(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  if (hour !== known.hour) known = { hour, month: at.toISOString().slice(0, 7) };
  return known.month;
}

/** Returns the UTC day, such as `2026-11-21`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Returns the start of the next UTC month. */
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
