import { casual as german } from "chrono-node/de";
import { casual as english } from "chrono-node/en";
import { casual as spanish } from "chrono-node/es";
import { casual as french } from "chrono-node/fr";
import type { Read } from "./read-zone";
import { wallInZone } from "./zoned";

const READERS: Record<string, typeof english> = { de: german, en: english, es: spanish, fr: french };

interface Around {
  /** The brief's language, BCP 47. */
  language: string;
  zone: string;
  now: Date;
}

/**
 * Reads when a brief says that the show starts, as local time in the time zone: "2027-03-02T18:00". Needs a
 * day and an hour, and ignores times in the past.
 */
export function readStart(brief: string, { language, zone, now }: Around): Read<string> | null {
  const reader = READERS[language.split("-")[0] ?? ""] ?? english;
  // Local time in the time zone, so that "tomorrow" is tomorrow there.
  const here = new Date(`${wallInZone(now, zone)}:00Z`);
  const found = reader.parse(brief, { instant: here, timezone: 0 }, { forwardDate: true });
  for (const result of found) {
    const { text, start } = result;
    const hasDay = start.isCertain("day") || start.isCertain("weekday");
    if (!hasDay || !start.isCertain("hour") || isLength(result)) continue;
    const wall = start.isCertain("timezoneOffset")
      ? wallInZone(start.date(), zone)
      : wallOf(start.get.bind(start));
    if (wall > wallInZone(now, zone)) return { value: wall, from: text };
  }
  return null;
}

/** "45 minutes" is a length, not a time. */
const isLength = (result: { tags(): Set<string> }): boolean =>
  result.tags().has("result/relativeDateAndTime");

type Part = "year" | "month" | "day" | "hour" | "minute";

function wallOf(get: (part: Part) => number | null): string {
  const two = (part: Part) => String(get(part) ?? 0).padStart(2, "0");
  return `${get("year")}-${two("month")}-${two("day")}T${two("hour")}:${two("minute")}`;
}
