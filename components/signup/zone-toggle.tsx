"use client";

import { useZone } from "./zone-provider";

/** Switches to the event's own time zone for readers elsewhere; hidden if both are the same. */
export function ZoneToggle({ at, className }: { at: string; className?: string }) {
  const { zone, local, eventZone, toggle, words } = useZone();
  if (local === null || sameOffset(at, local, eventZone)) return null;
  return (
    <button type="button" onClick={toggle} className={className}>
      {zone === local ? words.event : words.own}
    </button>
  );
}

function sameOffset(at: string, one: string, other: string): boolean {
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" }).format(new Date(at));
  return clock(one) === clock(other);
}
