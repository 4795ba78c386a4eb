/**
 * Returns when a segment begins: the time of day in the show's zone, or the time since the start if the show
 * has no date.
 */
export function planClock(startsAt: string | null, zone: string): (offsetSec: number) => string {
  if (startsAt === null) return sinceStart;
  const start = Date.parse(startsAt);
  const format = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone });
  return (offset) => format.format(start + offset * 1000);
}

function sinceStart(offset: number): string {
  const minutes = Math.floor(offset / 60);
  return `+${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
