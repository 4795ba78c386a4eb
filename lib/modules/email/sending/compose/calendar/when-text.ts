export interface WhenText {
  /** "Thursday, December 3, 2026" */
  date: string;
  /** "7:00 PM – 8:00 PM" */
  time: string;
  /** "Central European Time" */
  zone: string;
}

/** Formats start and end in the reader's time zone and language, with the zone's name. */
export function whenText(startsAt: Date, endsAt: Date | null, timeZone: string, language: string): WhenText {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone });
  const date = format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(startsAt);
  const clock = format({ hour: "numeric", minute: "2-digit" });
  const sameDay = endsAt !== null && endsAt.getTime() - startsAt.getTime() < 86_400_000;
  const time = sameDay
    ? `${clock.format(startsAt)} – ${clock.format(endsAt)}`
    : format({ hour: "numeric", minute: "2-digit" }).format(startsAt);
  return { date, time, zone: zoneName(startsAt, timeZone, language) };
}

function zoneName(at: Date, timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longGeneric" }).formatToParts(
    at,
  );
  const name = parts.find((part) => part.type === "timeZoneName")?.value ?? timeZone;
  return /^(GMT|UTC)[+−-]0?0:?0?0?$/.test(name) ? "UTC" : name;
}
