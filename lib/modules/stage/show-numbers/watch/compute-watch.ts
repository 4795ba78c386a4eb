import { type OnAir, type WatchedMinute, watchOf } from "@/lib/analytics";
import type { Sql } from "@/lib/platform/database/db";
import { readStays } from "./read-stays";
import { WatchedPeople } from "./watched-people";

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
  people: WatchedPeople;
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
  const stays = await readStays(ctx, eventId, sessions, asOf);
  const watch = watchOf(stays, sessions);
  const people = new WatchedPeople(stays.names, watch.people);
  return { ...watch, people, attended: people.count, stayed: people.watched(STAYED * watch.durationMs) };
}
