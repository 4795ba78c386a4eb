/** What someone watched on air. Times are milliseconds since 1970. */
export interface WatchedPerson {
  person: string;
  ms: number;
  /** How often they joined, without overlapping connections. */
  joins: number;
  first: number;
  last: number;
}

/** The position after an attendee, in the order of watch time. */
export type WatchPosition = Pick<WatchedPerson, "person" | "ms">;

/** A `person` is a registration's id if they have one. */
export const isRegistration = (person: string): boolean => person.startsWith("reg_");

export const byWatchTime = (one: WatchPosition, other: WatchPosition): number =>
  other.ms - one.ms || (one.person < other.person ? -1 : Number(one.person > other.person));
