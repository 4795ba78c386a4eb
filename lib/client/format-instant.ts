/** `short` 3 Mar, 18:00 · `long` Tuesday 3 March, 18:00 GMT+1 · `full` with year and zone name. */
export type InstantFormat = "short" | "long" | "full" | "date" | "clock" | "zone";

interface FormatOptions {
  /** IANA name; an unknown one counts as UTC. */
  zone: string;
  format: InstantFormat;
  locale?: string;
}

const CLOCK = { hour: "numeric", minute: "2-digit" } as const;

const FORMATS: Record<Exclude<InstantFormat, "zone">, Intl.DateTimeFormatOptions> = {
  short: { day: "numeric", month: "short", ...CLOCK },
  long: { weekday: "long", day: "numeric", month: "long", ...CLOCK, timeZoneName: "short" },
  full: { weekday: "long", day: "numeric", month: "long", year: "numeric", ...CLOCK, timeZoneName: "long" },
  date: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  clock: { ...CLOCK, timeZoneName: "short" },
};

function formatter(locale: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  for (const [tag, timeZone] of [
    [locale, zone],
    ["en", zone],
    ["en", "UTC"],
  ]) {
    try {
      return new Intl.DateTimeFormat(tag, { ...options, timeZone });
    } catch {}
  }
  return new Intl.DateTimeFormat("en", options);
}

/** Formats an ISO 8601 instant in the locale and time zone. */
export function formatInstant(value: string, { zone, format, locale = "en" }: FormatOptions): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return "";
  if (format !== "zone") return formatter(locale, zone, FORMATS[format]).format(date);
  const parts = formatter(locale, zone, { timeZoneName: "long" }).formatToParts(date);
  return parts.find((part) => part.type === "timeZoneName")?.value ?? zone;
}
