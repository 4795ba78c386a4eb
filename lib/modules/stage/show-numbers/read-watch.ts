import { type WatchedMinute, watchOf } from "@/lib/analytics";
import type { Sql } from "@/lib/platform/database/db";
import { type LiveSession, readLiveSessions } from "./live-sessions";
import { readStays } from "./read-stays";

/** A person's watch time, and who they are: `person` is a registration's id if they have one. */
export interface WatchedPerson {
  person: string;
  ms: number;
  joins: number;
  first: number;
  last: number;
}

/** The position after an attendee, in the order of watch time. */
type WatchPosition = Pick<WatchedPerson, "person" | "ms">;

/** What a show's audience watched on air. Times are milliseconds since 1970. */
export interface ShowWatch {
  sessions: readonly LiveSession[];
  onAir: boolean;
  /** Up to when connections count that haven't ended. */
  asOf: number;
  durationMs: number;
  attended: number;
  /** Attendees who watched at least half of the time on air. */
  stayed: number;
  peak: number;
  /** Watch time of everyone together. */
  ms: number;
  minutes: WatchedMinute[];
  /** Returns attendees in order of watch time, those with most first. */
  attendees(after: WatchPosition | undefined, take: number): Promise<WatchedPerson[]>;
  /** Registrations of the attendees. */
  registrations(): string[];
}

/** Part of the time on air that an attendee must have watched to have stayed. */
const STAYED = 0.5;

/** Computes what a show's audience watched from the connections known now. */
export async function readWatch(ctx: { sql: Sql }, eventId: string, now: Date): Promise<ShowWatch> {
  const asOf = now.getTime();
  const sessions = await readLiveSessions(ctx, eventId, asOf);
  const { people, ...watch } = watchOf(await readStays(ctx, eventId, sessions, asOf), sessions);
  const sorted = [...people].map(([person, watched]) => ({ person, ...watched })).sort(byWatchTime);
  return {
    ...watch,
    sessions,
    asOf,
    onAir: sessions.some(({ open }) => open),
    attended: sorted.length,
    stayed: sorted.filter(({ ms }) => ms >= STAYED * watch.durationMs).length,
    attendees: async (after, take) => {
      const from = after ? sorted.findIndex((one) => byWatchTime(after, one) < 0) : 0;
      return from < 0 ? [] : sorted.slice(from, from + take);
    },
    registrations: () => sorted.flatMap(({ person }) => (isRegistration(person) ? [person] : [])),
  };
}

export const isRegistration = (person: string): boolean => person.startsWith("reg_");

const byWatchTime = (one: WatchPosition, other: WatchPosition): number =>
  other.ms - one.ms || (one.person < other.person ? -1 : Number(one.person > other.person));
