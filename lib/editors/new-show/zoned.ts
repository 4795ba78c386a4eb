const MINUTE_MS = 60_000;

/** Returns the local time in a time zone at an instant, as if it were UTC. */
function wallOf(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
}

export function isZone(zone: string): boolean {
  try {
    return zone !== "" && new Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns the instant of a local time ("2027-03-02T18:00") in a time zone, as ISO 8601; null if the time or
 * the zone is invalid. Takes the first of the two instants that a time repeated in autumn has, and moves a
 * time skipped in spring forward by an hour.
 */
export function instantInZone(wall: string, zone: string): string | null {
  const wanted = Date.parse(`${wall}Z`);
  if (Number.isNaN(wanted) || !isZone(zone)) return null;
  const offsetAt = (at: number) => wallOf(at, zone) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const offsets = [offsetAt(wanted - 86_400_000), offsetAt(wanted + 86_400_000)];
  const fitting = offsets.map((offset) => wanted - offset).filter((at) => wallOf(at, zone) === wanted);
  const at = fitting.length > 0 ? Math.min(...fitting) : wanted - (offsets[0] ?? 0);
  return new Date(at).toISOString();
}

/** Returns the local time in a time zone at an instant: "2027-03-02T18:00". */
export const wallInZone = (instant: string | Date, zone: string): string =>
  new Date(wallOf(new Date(instant).getTime(), zone)).toISOString().slice(0, 16);
