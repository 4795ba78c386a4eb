import { sql } from "../database/db";
import { makePartitionsAhead } from "../database/partitions";
import { releaseStale } from "../money/budget";
import { LIVES } from "../processes/living-processes";
import { ownPool, POOLS } from "../processes/pool";
import { log } from "../runtime/log";
import { failJob, markFailed } from "./end";
import { JOB_COLUMNS } from "./job";
import { jobKinds, ownKinds } from "./kinds";
import { type LeasedRow, leased } from "./leased";
import { pokeDispatcher } from "./poke";
import { sweepOld } from "./retention";

const EVERY_MS = 5_000;
const SWEEP_MS = 60_000;
const BATCH = 500;
const UNKNOWN_MINUTES = 30;
/** How often `onFailed` may fail before the job is marked as failed without it. */
const MAX_HOOK_FAILURES = 5;

export interface Reconciler {
  /** Runs one round now, for tests. */
  round(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Recovers what its pool lost: dispatches that never ran and leases of dead processes. In the app's pool also
 * open reservations and old rows.
 * @param known every kind that this program knows, including those of other pools
 */
export function startReconciler(known: readonly string[] = []): Reconciler {
  let stopped = false;
  let swept = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();
  let next: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    await requeueLost();
    await failExhausted();
    await failUnknownKinds(known);
    if (ownPool() === "app" && performance.now() - swept >= SWEEP_MS) {
      swept = performance.now();
      await sweep();
    }
  };
  const run = (): void => {
    running = round()
      .catch((error: unknown) => log().warn({ err: error }, "reconciler round failed"))
      .finally(() => {
        if (!stopped) next = setTimeout(run, EVERY_MS);
      });
  };
  next = setTimeout(run, EVERY_MS);
  return {
    round,
    stop: async () => {
      stopped = true;
      clearTimeout(next);
      await running;
    },
  };
}

/** Requeues dispatches that the engine lost, and runs that died with attempts left. */
async function requeueLost(): Promise<void> {
  const rows = await sql<{ kind: string; was: string }>(
    "job_requeue",
    `WITH lost AS (
       SELECT id, state FROM job
       WHERE lease_until < now() AND pool = $1 AND (state = 'dispatched' OR (state = 'running' AND attempt < max_attempts))
       ORDER BY lease_until LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
     )
     UPDATE job SET state = 'queued', lease_until = NULL,
       error = CASE WHEN lost.state = 'running' THEN 'The process that worked on it went away.' ELSE error END
     FROM lost WHERE job.id = lost.id RETURNING job.kind, lost.state AS was`,
    [ownPool()],
  );
  if (rows.length === 0) return;
  const running = rows.filter(({ was }) => was === "running").length;
  log().warn({ dispatched: rows.length - running, running }, "requeued jobs that lost their lease");
  pokeDispatcher();
}

/**
 * Ends runs that died on their last attempt: the reconciler takes the lease itself and sets the subject's
 * final state.
 */
async function failExhausted(): Promise<void> {
  const rows = await sql<LeasedRow>(
    "job_exhausted",
    `UPDATE job SET handout = handout + 1, attempt = attempt + 1, lease_until = now() + interval '60 seconds'
     WHERE id IN (
       SELECT id FROM job WHERE state = 'running' AND lease_until < now() AND attempt >= max_attempts AND kind = ANY ($1::text[])
       ORDER BY lease_until LIMIT 50 FOR UPDATE SKIP LOCKED
     ) RETURNING ${JOB_COLUMNS}`,
    [ownKinds().map(({ kind }) => kind)],
  );
  for (const job of leased(rows)) {
    const error = "The worker stopped during the last attempt.";
    try {
      await failJob(job, error);
    } catch (failure) {
      log().error({ err: failure, job_id: job.id, kind: job.kind }, "couldn't end a failed job");
      if (job.attempt >= job.maxAttempts + MAX_HOOK_FAILURES) await markFailed(job, error);
    }
  }
}

/**
 * Ends jobs of unknown kinds, because every accepted job must reach an end. Unknown means unknown to this
 * program and to every running process, of any release or pool. Half an hour leaves time to replace a
 * process.
 */
const FAIL_UNKNOWN = `
UPDATE job SET state = 'failed', error = 'Unknown kind of job.', lease_until = NULL, ended_at = now()
WHERE id IN (
  SELECT id FROM job
  WHERE (pool = $1 OR ($1 = 'app' AND pool <> ALL ($2::text[]))) AND kind <> ALL ($3::text[])
    AND NOT EXISTS (SELECT 1 FROM running_process WHERE ${LIVES} AND job.kind = ANY (kinds))
    AND ((state = 'queued' AND NOT on_clock AND due_at < now() - interval '${UNKNOWN_MINUTES} minutes')
      OR (state IN ('dispatched', 'running') AND lease_until < now() - interval '${UNKNOWN_MINUTES} minutes'))
  LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
) RETURNING id, kind`;

async function failUnknownKinds(listed: readonly string[]): Promise<void> {
  const known = [...new Set([...listed, ...jobKinds().keys()])];
  if (known.length === 0) return;
  // The app also ends jobs of pools that this program doesn't know.
  const rows = await sql<{ id: string; kind: string }>("job_unknown", FAIL_UNKNOWN, [
    ownPool(),
    POOLS,
    known,
  ]);
  for (const { id, kind } of rows) log().error({ job_id: id, kind }, "ended a job of an unknown kind");
}

/** Cleans up everything with a limited lifetime. */
async function sweep(): Promise<void> {
  const released = await releaseStale();
  if (released > 0) log().warn({ released }, "released stale reservations");
  await makePartitionsAhead();
  await sweepOld();
}
