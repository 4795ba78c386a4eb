import type { Write } from "@/lib/platform/database/db-unit";
import { noticeOf } from "@/lib/platform/database/notices";
import type { JobKind } from "@/lib/platform/jobs/job-kind";
import { jobsTopic } from "@/lib/platform/jobs/poke";
import { ownPool, type Pool } from "@/lib/platform/processes/pool";
import { newId } from "@/lib/platform/runtime/ids";
import type { Environment, Principal } from "@/lib/platform/security/principal";
import type { AuditInput, EventInput, JobOptions } from "./ctx";

export interface Effects {
  audit: AuditInput[];
  events: EventInput[];
  jobs: EnqueuedJob[];
}

interface EnqueuedJob extends JobOptions {
  id: string;
  kind: JobKind;
  payload: Record<string, unknown>;
}

export interface Origin {
  principal: Principal;
  operationId: string;
  requestId: string;
  source: string;
  reason: string | undefined;
  now: Date;
}

const AUDIT = `
INSERT INTO audit_entry (id, workspace_id, environment, actor_type, actor_id, actor_name, action, subject_type, subject_id,
  before, after, reason, request_id, source, agent)
SELECT r.id, $1, $2::"Environment", $3, $4, $5, r.action, r.subject_type, r.subject_id, r.before, r.after, $6, $7, $8, $9
FROM jsonb_to_recordset($10::jsonb) AS r (id text, action text, subject_type text, subject_id text, before jsonb, after jsonb)`;

/**
 * The clock for due times. Statements for live environments don't look it up, so that their jobs cost nothing
 * extra. Those for test environments follow the clock that the workspace set.
 */
interface Clock {
  now: string;
  /** The columns `due_at` and `on_clock` of `due`, for a job due at a point in time or after some seconds. */
  due: (at: string, seconds: string) => string;
}

const CLOCKS: Record<Environment, Clock> = {
  live: {
    now: "now()",
    due: (at, seconds) =>
      `(SELECT COALESCE(${at}, now() + make_interval(secs => ${seconds})) AS due_at, false AS on_clock)`,
  },
  test: {
    now: "workspace_now($1, 'test')",
    due: (at, seconds) => `job_due($1, 'test', ${at}, ${seconds})`,
  },
};

/** The event, a delivery for every endpoint that subscribes to it, and the job for each delivery. */
const events = ({ now, due }: Clock) => `
WITH e AS (
  INSERT INTO webhook_event (id, workspace_id, environment, type, body, client_id, event_slug, created_at)
  SELECT r.id, $1, $2::"Environment", r.type, r.body, r.client_id, r.event_slug, $4
  FROM jsonb_to_recordset($3::jsonb) AS r (id text, type text, body text, client_id text, event_slug text)
  RETURNING id, type, client_id, event_slug
), d AS (
  INSERT INTO webhook_delivery (id, workspace_id, webhook_id, event_id, next_attempt_at, created_at, updated_at)
  SELECT 'whd_' || substr(e.id, 5, 10) || left(md5(e.id || w.id), 16), $1, w.id, e.id, ${now}, ${now}, ${now}
  FROM e JOIN webhook w ON w.workspace_id = $1 AND w.environment = $2::"Environment" AND w.status = 'active'
    AND w.deleted_at IS NULL AND w.events && ARRAY[e.type, '*']
    AND (w.client_id IS NULL OR w.client_id = e.client_id) AND (w.event_slug IS NULL OR w.event_slug = e.event_slug)
  RETURNING id, webhook_id
)
INSERT INTO job (id, workspace_id, environment, kind, subject, payload, due_at, on_clock, max_attempts, request_id)
SELECT 'job_' || substr(d.id, 5), $1, $2::"Environment", 'webhook.deliver', d.id,
       jsonb_build_object('delivery_id', d.id, 'webhook_id', d.webhook_id), due.due_at, due.on_clock, 8, $5
FROM d CROSS JOIN ${due("NULL", "0")} AS due`;

const jobs = ({ due }: Clock) => `
INSERT INTO job (id, workspace_id, environment, kind, pool, subject, payload, due_at, on_clock, dedupe_key, max_attempts,
  request_id)
SELECT r.id, $1, $2::"Environment", r.kind, r.pool, r.subject, r.payload, due.due_at, due.on_clock, r.dedupe_key,
       r.max_attempts, $3
FROM jsonb_to_recordset($4::jsonb) AS r (id text, kind text, pool text, subject text, payload jsonb, due_at timestamptz,
  due_in float8, dedupe_key text, max_attempts int)
CROSS JOIN LATERAL ${due("r.due_at", "r.due_in")} AS due
ON CONFLICT (dedupe_key) DO NOTHING`;

const EVENTS = { live: events(CLOCKS.live), test: events(CLOCKS.test) };
const JOBS = { live: jobs(CLOCKS.live), test: jobs(CLOCKS.test) };

/**
 * Audit rows, webhook events with their deliveries, and jobs, written at the end of the mutation's
 * transaction.
 */
export function effectWrites(effects: Effects, origin: Origin): Write[] {
  const { workspaceId, environment, actor } = origin.principal;
  const owner = [workspaceId, environment];
  const writes: Write[] = [];
  if (effects.audit.length > 0) {
    const who = [actor.type, actor.id, actor.name.slice(0, 200), origin.reason ?? null];
    const how = [origin.requestId, origin.source, origin.principal.agent ?? null];
    const values = [...owner, ...who, ...how, auditRows(effects.audit, origin)];
    writes.push({ name: "effects_audit", text: AUDIT, values });
  }
  if (effects.events.length > 0) {
    const values = [...owner, eventRows(effects.events, origin), origin.now, origin.requestId];
    writes.push({ name: `effects_events_${environment}`, text: EVENTS[environment], values });
  }
  if (effects.jobs.length > 0) {
    const values = [...owner, origin.requestId, JSON.stringify(effects.jobs.map(jobRow))];
    writes.push({ name: `effects_jobs_${environment}`, text: JOBS[environment], values });
  }
  writes.push(...otherPools(effects).map((pool) => noticeOf(jobsTopic(pool))));
  return writes;
}

/** Pools in other processes that get work. Their dispatchers don't receive this process's signals. */
function otherPools({ events, jobs }: Effects): Pool[] {
  const pools = new Set(jobs.map(({ kind }) => kind.pool));
  if (events.length > 0) pools.add("app");
  pools.delete(ownPool());
  return [...pools];
}

const auditRows = (entries: AuditInput[], origin: Origin): string =>
  JSON.stringify(
    entries.map((entry) => ({
      id: newId("aud"),
      action: entry.action ?? origin.operationId,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      before: entry.before ?? null,
      after: entry.after ?? null,
    })),
  );

function eventRows(events: EventInput[], origin: Origin): string {
  const rows = events.map((event) => {
    const id = newId("whe");
    return {
      id,
      type: event.type,
      body: eventBody(id, event, origin),
      client_id: event.clientId ?? null,
      event_slug: event.eventSlug ?? null,
    };
  });
  return JSON.stringify(rows);
}

const jobRow = (job: EnqueuedJob) => ({
  id: job.id,
  kind: job.kind.kind,
  pool: job.kind.pool,
  subject: job.subject,
  payload: job.payload,
  due_at: job.dueAt?.toISOString() ?? null,
  due_in: job.dueInSeconds ?? 0,
  dedupe_key: job.dedupeKey ?? null,
  max_attempts: job.maxAttempts ?? job.kind.maxAttempts,
});

const MAX_EVENT_BYTES = 20 * 1024;

/**
 * The exact body of every delivery of this event. Contains ids instead of contents if it would be too large.
 */
function eventBody(id: string, event: EventInput, origin: Origin): string {
  const head = {
    id,
    type: event.type,
    created_at: origin.now.toISOString(),
    environment: origin.principal.environment,
  };
  const body = JSON.stringify({ ...head, data: event.data });
  if (Buffer.byteLength(body) <= MAX_EVENT_BYTES) return body;
  return JSON.stringify({ ...head, data: { ...idsOnly(event.data), truncated: true } });
}

function idsOnly(data: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(data).flatMap(([name, value]) => {
    if (typeof value === "string" && /(^|_)(id|slug)$/.test(name)) return [[name, value.slice(0, 200)]];
    if (value !== null && typeof value === "object" && !Array.isArray(value))
      return [[name, idsOnly(value as Record<string, unknown>)]];
    return [];
  });
  return Object.fromEntries(kept);
}
