import { casual as german } from "chrono-node/de";
import { casual as english } from "chrono-node/en";
import { casual as spanish } from "chrono-node/es";
import { casual as french } from "chrono-node/fr";
import type { Read } from "./read-zone";
import { wallInZone } from "./zoned";

const READERS: Record<string, typeof english> = { de: german, en: english, es: spanish, fr: french };

interface Around {
  /** Of the brief, BCP 47. */
  language: string;
  zone: string;
  now: Date;
}

/**
 * When a brief says that the show begins: what the clocks of the zone show then, "2027-03-02T18:00". Only a day with an hour
 * counts; one that is past is no start.
 */
export function readStart(brief: string, { language, zone, now }: Around): Read<string> | null {
  const reader = READERS[language.split("-")[0] ?? ""] ?? english;
  // Clocks of the zone, so that "tomorrow" is tomorrow there.
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

/** "45 minutes" is how long it takes, and not when it is. */
const isLength = (result: { tags(): Set<string> }): boolean =>
  result.tags().has("result/relativeDateAndTime");

type Part = "year" | "month" | "day" | "hour" | "minute";

function wallOf(get: (part: Part) => number | null): string {
  const two = (part: Part) => String(get(part) ?? 0).padStart(2, "0");
  return `${get("year")}-${two("month")}-${two("day")}T${two("hour")}:${two("minute")}`;
}
