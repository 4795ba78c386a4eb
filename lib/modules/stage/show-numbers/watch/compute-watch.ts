import { type OnAir, type WatchedMinute, type WatchedPerson, watchOf } from "@/lib/analytics";
import type { Sql } from "@/lib/platform/database/db";
import { readStays } from "./read-stays";

/** What a show's audience watched, all together. */
export interface WatchNumbers {
  durationMs: number;
  attended: number;
  /** Attendees who watched at least half of the time on air. */
  stayed: number;
  peak: number;
  /** Watch time of everyone together. */
  ms: number;
  minutes: WatchedMinute[];
}

interface ComputedWatch extends WatchNumbers {
  /** In no order. */
  people: WatchedPerson[];
}

/** Part of the time on air that an attendee must have watched to have stayed. */
const STAYED = 0.5;

/** Computes what a show's audience watched from the connections known now. */
export async function computeWatch(
  ctx: { sql: Sql },
  eventId: string,
  sessions: readonly OnAir[],
  asOf: number,
): Promise<ComputedWatch> {
  const { people, ...watch } = watchOf(await readStays(ctx, eventId, sessions, asOf), sessions);
  const long = STAYED * watch.durationMs;
  const stayed = people.reduce((count, { ms }) => (ms >= long ? count + 1 : count), 0);
  return { ...watch, people, attended: people.length, stayed };
}
