import type { PublicEvent } from "@/lib/modules/shows/events/public/public-schema";
import { dateLocale } from "@/lib/signup/words/words-for";

/**
 * Returns when a show starts, in words, in its own time zone and with its name; null while it has no date.
 */
export function spokenStart({ starts_at, timezone, language }: PublicEvent): string | null {
  if (!starts_at) return null;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(dateLocale(language), { ...options, timeZone: timezone }).format(
      new Date(starts_at),
    );
  const day = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  return `${day} · ${format({ hour: "numeric", minute: "2-digit", timeZoneName: "short" })}`;
}
