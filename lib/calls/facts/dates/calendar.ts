import type { Call } from "../../call";

/** A day without a time. Months count from 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

export interface Span {
  from: number;
  to: number;
}

const DAY = 86_400_000;

/** Returns the day on which something happened, in a zone; in that of its offset if none is given. Null for no time. */
export function localDay(startedAt: string | undefined, zone: string | undefined): Day | null {
  if (startedAt === undefined) return null;
  const ms = Date.parse(startedAt);
  if (Number.isNaN(ms)) return null;
  const written = /^(\d{4})-(\d{2})-(\d{2})/u.exec(startedAt);
  const hasOffset = /[+-]\d{2}:?\d{2}$/u.test(startedAt);
  if (zone === undefined) return written && hasOffset ? toDay(written) : dayAt(ms);
  try {
    const text = new Intl.DateTimeFormat("en-CA", {
      timeZone: zone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
    }).format(ms);
    const parts = /^(\d{4})-(\d{2})-(\d{2})/u.exec(text);
    return parts ? toDay(parts) : dayAt(ms);
  } catch {
    return written && hasOffset ? toDay(written) : dayAt(ms);
  }
}

const toDay = (parts: RegExpExecArray): Day => ({
  year: Number(parts[1]),
  month: Number(parts[2]),
  day: Number(parts[3]),
});

const msOf = ({ year, month, day }: Day): number => Date.UTC(year, month - 1, day);

function dayAt(ms: number): Day {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export const isReal = (day: Day): boolean => {
  const same = dayAt(msOf(day));
  return same.month === day.month && same.day === day.day && day.year > 1990 && day.year < 2100;
};

export const plusDays = (day: Day, days: number): Day => dayAt(msOf(day) + days * DAY);

/** The same day of a later month, or its last one. */
export function plusMonths({ year, month, day }: Day, months: number): Day {
  const index = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  return { year: y, month: m, day: Math.min(day, lastOf(y, m).day) };
}

export const lastOf = (year: number, month: number): Day => dayAt(Date.UTC(year, month, 0));

/** From Monday, 0 to 6. */
export const weekdayOf = (day: Day): number => (new Date(msOf(day)).getUTCDay() + 6) % 7;

export const compareDays = (one: Day, other: Day): number => msOf(one) - msOf(other);

/** Returns the day of a call as it's written, where it took place. */
export function dayOfCall({
  started_at,
  timezone,
}: Pick<Call, "started_at" | "timezone">): string | undefined {
  const day = localDay(started_at, timezone);
  return day === null ? undefined : written(day);
}

export const written = ({ year, month, day }: Day): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
