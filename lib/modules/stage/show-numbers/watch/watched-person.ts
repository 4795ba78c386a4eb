import type { WatchedPerson } from "@/lib/analytics";

/** The position after an attendee, in the order of watch time. */
export type WatchPosition = Pick<WatchedPerson, "person" | "ms">;

/** A `person` is a registration's id if they have one. */
export const isRegistration = (person: string): boolean => person.startsWith("reg_");

export const byWatchTime = (one: WatchPosition, other: WatchPosition): number =>
  other.ms - one.ms || (one.person < other.person ? -1 : Number(one.person > other.person));

/**
 * Returns the people who follow a position in the order of watch time, without putting all others in order.
 * @param take how many at most
 */
export function watchedAfter(
  people: readonly WatchedPerson[],
  after: WatchPosition | undefined,
  take: number,
): WatchedPerson[] {
  const left = after ? people.filter((one) => byWatchTime(after, one) < 0) : people;
  if (left.length <= take) return [...left].sort(byWatchTime);
  const least = Float64Array.from(left, ({ ms }) => ms).sort()[left.length - take] ?? 0;
  return left
    .filter(({ ms }) => ms >= least)
    .sort(byWatchTime)
    .slice(0, take);
}
