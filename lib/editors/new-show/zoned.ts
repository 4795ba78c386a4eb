const MINUTE_MS = 60_000;

/** What the clocks of a zone show at an instant, as if that were UTC. */
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
 * The instant at which the clocks of a zone show `wall` ("2027-03-02T18:00"), as ISO 8601; null where that is no time or no
 * zone. Of a time that comes twice in autumn it is the first; one that is left out in spring is moved on by the hour.
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

/** What the clocks of a zone show at an instant: "2027-03-02T18:00". */
export const wallInZone = (instant: string | Date, zone: string): string =>
  new Date(wallOf(new Date(instant).getTime(), zone)).toISOString().slice(0, 16);
