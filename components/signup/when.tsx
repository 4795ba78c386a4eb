"use client";

import { useZone } from "./zone-provider";

export type WhenPart =
  | "date"
  | "weekday"
  | "day"
  | "month"
  | "monthDay"
  | "clock"
  | "moment"
  | "range"
  | "zone";

interface WhenProps {
  /** ISO 8601. */
  at: string;
  /** End, for `range`. */
  until?: string | null;
  part: WhenPart;
  className?: string;
}

const OPTIONS: Record<Exclude<WhenPart, "range" | "zone">, Intl.DateTimeFormatOptions> = {
  date: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  weekday: { weekday: "long" },
  day: { day: "numeric" },
  month: { month: "long" },
  monthDay: { day: "numeric", month: "short" },
  clock: { hour: "numeric", minute: "2-digit" },
  moment: {
    ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
    ...{ hour: "numeric", minute: "2-digit", timeZoneName: "short" },
  },
};

/** One part of a show's time, in the page's current time zone. */
export function When({ at, until, part, className }: WhenProps) {
  const { zone, locale } = useZone();
  return (
    <time
      dateTime={at}
      className={className}
      // "3:00" and "AM" stay on one line.
      style={part === "clock" ? { whiteSpace: "nowrap" } : undefined}
      suppressHydrationWarning
    >
      {text(at, until ?? null, part, zone, locale)}
    </time>
  );
}

function text(at: string, until: string | null, part: WhenPart, zone: string, locale: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  const start = new Date(at);
  if (part === "zone") {
    const parts = format({ timeZoneName: "long" }).formatToParts(start);
    return parts.find((entry) => entry.type === "timeZoneName")?.value ?? zone;
  }
  if (part !== "range") return format(OPTIONS[part]).format(start);
  const clock = format(OPTIONS.clock);
  return until ? `${clock.format(start)} – ${clock.format(new Date(until))}` : clock.format(start);
}
