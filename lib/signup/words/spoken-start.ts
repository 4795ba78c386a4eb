import { dateLocale } from "./words-for";

interface Start {
  starts_at: string | null;
  timezone: string;
  language: string;
}

/**
 * Returns when a show starts, in words, in its own time zone and with its name; null while it has no date.
 */
export function spokenStart({ starts_at, timezone, language }: Start): string | null {
  if (!starts_at) return null;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: timezone }).format(
      new Date(starts_at),
    );
  const day = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return `${day} · ${format({ hour: "numeric", minute: "2-digit", timeZoneName: "short" })}`;
}
