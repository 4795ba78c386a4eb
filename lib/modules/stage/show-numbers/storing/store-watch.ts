import { asSystem } from "@/lib/operation/as-system";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { Environment } from "@/lib/platform/security/principal";
import { computeWatch } from "../watch/compute-watch";
import { readLiveSessions } from "../watch/live-sessions";
import type { StoredMinute } from "../watch/stored-watch";

interface Owner {
  workspaceId: string;
  environment: Environment;
}

/** Waits for the changes in progress (see the function `watch_changed`). */
const LOCK = "SELECT pg_advisory_xact_lock(hashtext('stored_watch'), hashtext($1))";
const MARK = "UPDATE stored_watch SET mark = $2, stored = false, wanted = false WHERE event_id = $1";

const FORGET = "DELETE FROM stored_watcher WHERE event_id = $1";
const WATCHERS = `
INSERT INTO stored_watcher (event_id, place, person, ms, joins, first, last)
SELECT $1, place - 1, person, ms, joins, first, last
FROM unnest($2::text[], $3::float8[], $4::int[], $5::float8[], $6::float8[]) WITH ORDINALITY
  AS w (person, ms, joins, first, last, place)`;
const STORE = `
UPDATE stored_watch SET stored = true, duration_ms = $3, attended = $4, stayed = $5, peak = $6, ms = $7, minutes = $8
WHERE event_id = $1 AND mark = $2 RETURNING event_id`;

/** Rolls back what was computed from facts that have changed since. */
class ChangedSince extends Error {}

/**
 * Computes and stores what a show's audience watched. Changes in between leave it to be computed on reading.
 * @returns whether it was stored
 */
export async function storeWatch(owner: Owner, eventId: string): Promise<boolean> {
  const mark = newId("mrk");
  await asSystem("numbers.store", owner, async (ctx) => {
    await ctx.sql("stored_watch_lock", LOCK, [eventId]);
    await ctx.sql("stored_watch_mark", MARK, [eventId, mark]);
  });
  const now = databaseNow().getTime();
  const sessions = await readLiveSessions({ sql }, eventId, now);
  if (sessions.some(({ open }) => open)) return false;
  const { people, minutes, ...watch } = await computeWatch({ sql }, eventId, sessions, now);
  const sorted = people.all();
  const { durationMs, attended, stayed, peak, ms } = watch;
  const kept = minutes.map((one): StoredMinute => [one.session, one.from, one.to, one.peak, one.ms]);
  const values = [eventId, mark, durationMs, attended, stayed, peak, ms, JSON.stringify(kept)];
  const columns = [
    sorted.map(({ person }) => person),
    sorted.map((one) => one.ms),
    sorted.map(({ joins }) => joins),
    sorted.map(({ first }) => first),
    sorted.map(({ last }) => last),
  ];
  try {
    await asSystem("numbers.store", owner, async (ctx) => {
      await ctx.sql("stored_watch_forget", FORGET, [eventId]);
      await ctx.sql("stored_watch_people", WATCHERS, [eventId, ...columns]);
      const stored = await ctx.sql("stored_watch_store", STORE, values);
      if (stored.length === 0) throw new ChangedSince();
    });
    return true;
  } catch (error) {
    if (error instanceof ChangedSince) return false;
    throw error;
  }
}

/** Lets the next change of a show's facts try again. */
export async function giveUpWatch(eventId: string): Promise<void> {
  await sql("stored_watch_unwant", "UPDATE stored_watch SET wanted = false WHERE event_id = $1", [eventId]);
}
