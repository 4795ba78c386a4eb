import { sql, transaction, write } from "@/lib/platform/database/db";
import { noticeOf } from "@/lib/platform/database/notices";
import { jobsTopic, pokeDispatcher } from "@/lib/platform/jobs/poke";
import { ownPool, type Pool } from "@/lib/platform/processes/pool";
import { PUBLISHED_CLOCK } from "@/lib/platform/test-clock/clock-row";
import { testClockNotice } from "@/lib/platform/test-clock/follow-test-clocks";
import { type PublishedClock, recordTestClock } from "@/lib/platform/test-clock/test-clocks";
import { ABOUT } from "../described-jobs";

interface Held extends PublishedClock, Record<string, unknown> {
  heldAt: number;
  targetAt: number;
  advance: number;
}

/**
 * `moved`: jobs were released to the dispatcher, or the clock moved on. `waiting`: jobs haven't ended yet.
 */
export type Step = "moved" | "waiting" | "done";

/**
 * Makes one step of an advance: releases to the dispatcher what is due at the instant where the clock is
 * held; once all of it has ended, moves the clock to the next instant at which something is due; and finally
 * lets it run on from its target. The row lock serializes steps: a concurrent driver of the same clock waits,
 * then finds the step made.
 */
export async function stepClock(workspaceId: string): Promise<Step> {
  const { step, published, pools } = await transaction(() => stepLocked(workspaceId));
  if (published) recordTestClock(published);
  if (pools.length > 0) pokeDispatcher();
  return step;
}

interface Stepped {
  step: Step;
  /** The clock, if it changed. */
  published?: PublishedClock;
  pools: Pool[];
}

async function stepLocked(workspaceId: string): Promise<Stepped> {
  const [clock] = await sql<Held>("test_clock_step", LOCK, [workspaceId]);
  if (!clock) return { step: "done", pools: [] };
  recordTestClock(clock);
  await sql("test_clock_seen", SEEN, [workspaceId]);
  const { open, next } = await look(clock);
  if (next !== null && next <= clock.heldAt) return { step: "moved", pools: await showDue(clock) };
  if (open) return { step: "waiting", pools: [] };
  const at = next ?? clock.targetAt;
  const published = at > clock.heldAt ? await moveTo(clock, at) : await release(clock);
  await write(testClockNotice());
  return { step: "moved", pools: [], ...(published ? { published } : {}) };
}

const LOCK = `
SELECT ${PUBLISHED_CLOCK}, round(extract(epoch FROM c.target_at) * 1000)::float8 AS "targetAt", c.advance
FROM test_clock c WHERE c.workspace_id = $1 AND c.target_at IS NOT NULL FOR UPDATE`;

/** Also adopts jobs that don't follow the clock: those queued before it was set, or by an older release. */
const SEEN = `
WITH adopted AS (
  UPDATE job SET on_clock = true
  WHERE workspace_id = $1 AND environment = 'test' AND state = 'queued' AND NOT on_clock AND due_at > now()
)
UPDATE test_clock SET stepped_at = now() WHERE workspace_id = $1`;

interface Look extends Record<string, unknown> {
  /** True if a released job hasn't ended yet. */
  open: boolean;
  /** When the next job is due, up to the target; may be in the past. Milliseconds since 1970. */
  next: number | null;
}

/** One statement reads both, so that a job that ends and the job it queued can't both be missed. */
const LOOK = `
SELECT COALESCE(bool_or(NOT (state = 'queued' AND on_clock)), false) AS open,
  round(extract(epoch FROM min(due_at) FILTER (WHERE state = 'queued' AND on_clock AND due_at <= to_timestamp($2))) * 1000)::float8 AS next
FROM job WHERE workspace_id = $1 AND environment = 'test' AND state IN ('queued', 'dispatched', 'running')`;

async function look({ workspaceId, targetAt }: Held): Promise<Look> {
  const [found] = await sql<Look>("test_clock_look", LOOK, [workspaceId, targetAt / 1_000]);
  return found ?? { open: false, next: null };
}

const SHOW = `
WITH due AS (
  UPDATE job SET due_at = now(), on_clock = false
  WHERE workspace_id = $1 AND environment = 'test' AND state = 'queued' AND on_clock AND due_at <= to_timestamp($2)
  RETURNING id, kind, pool, subject, payload
), noted AS (
  INSERT INTO test_clock_due (workspace_id, advance, at, kind, detail, event_slug, count)
  SELECT $1, $3, to_timestamp($2), j.kind, about.detail, about.event_slug, count(*)
  FROM due j ${ABOUT} GROUP BY 4, 5, 6 ORDER BY min(j.id)
)
SELECT DISTINCT pool FROM due`;

async function showDue({ workspaceId, heldAt, advance }: Held): Promise<Pool[]> {
  const rows = await sql<{ pool: Pool }>("test_clock_show", SHOW, [workspaceId, heldAt / 1_000, advance]);
  const pools = rows.map(({ pool }) => pool);
  for (const pool of pools) if (pool !== ownPool()) await write(noticeOf(jobsTopic(pool)));
  return pools;
}

const MOVE = `
UPDATE test_clock c SET held_at = to_timestamp($2), version = version + 1 WHERE c.workspace_id = $1 RETURNING ${PUBLISHED_CLOCK}`;

const moveTo = async ({ workspaceId }: Held, at: number) =>
  (
    await sql<PublishedClock & Record<string, unknown>>("test_clock_move", MOVE, [workspaceId, at / 1_000])
  )[0];

/**
 * From its target on, the clock runs. Real time may already be past the target after a short advance that
 * took long.
 */
const RELEASE = `
UPDATE test_clock c SET held_at = NULL, target_at = NULL, version = version + 1,
  offset_ms = GREATEST(0, round(extract(epoch FROM target_at - clock_timestamp()) * 1000))
WHERE c.workspace_id = $1 RETURNING ${PUBLISHED_CLOCK}`;

const release = async ({ workspaceId }: Held) =>
  (await sql<PublishedClock & Record<string, unknown>>("test_clock_release", RELEASE, [workspaceId]))[0];
