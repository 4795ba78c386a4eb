"use client";

import { wordsFor } from "@/lib/signup/words/words-for";
import { useZone } from "./zone-provider";

/** Offers the event's own time to readers elsewhere; absent when both are the same. */
export function ZoneToggle({ at, className }: { at: string; className?: string }) {
  const { zone, locale, local, eventZone, toggle } = useZone();
  if (local === null || sameOffset(at, local, eventZone)) return null;
  const words = wordsFor(locale);
  const city = eventZone.split("/").at(-1)?.replaceAll("_", " ") ?? eventZone;
  return (
    <button type="button" onClick={toggle} className={className}>
      {zone === local ? words.inZone(city) : words.inMyZone}
    </button>
  );
}

function sameOffset(at: string, one: string, other: string): boolean {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" }).format(new Date(at));
  return clock(one) === clock(other);
}
