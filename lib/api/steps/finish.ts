import type { AuditInput, EventInput, JobInput } from "@/lib/platform/ctx";
import { sql } from "@/lib/platform/db";
import { newId, sortableId } from "@/lib/platform/ids";
import type { Principal } from "@/lib/platform/principal";

export interface Effects {
  audit: AuditInput[];
  events: EventInput[];
  jobs: (JobInput & { id: string })[];
}

export interface Origin {
  principal: Principal;
  operationId: string;
  requestId: string;
  source: string;
  reason: string | undefined;
  now: Date;
}

const WRITE = `
WITH a AS (
  INSERT INTO audit_entry (id, workspace_id, environment, actor_type, actor_id, actor_name, action, subject_type,
    subject_id, before, after, reason, request_id, source)
  SELECT r.id, $1, $2::"Environment", $3, $4, $5, r.action, r.subject_type, r.subject_id, r.before, r.after, $6, $7, $8
  FROM jsonb_to_recordset($9::jsonb) AS r (id text, action text, subject_type text, subject_id text, before jsonb, after jsonb)
), e AS (
  INSERT INTO webhook_event (id, workspace_id, environment, type, body, client_id, event_slug, created_at)
  SELECT r.id, $1, $2::"Environment", r.type, r.body, r.client_id, r.event_slug, $13
  FROM jsonb_to_recordset($10::jsonb) AS r (id text, type text, body text, client_id text, event_slug text)
), d AS (
  INSERT INTO webhook_delivery (id, workspace_id, webhook_id, event_id, next_attempt_at)
  SELECT r.id, $1, r.webhook_id, r.event_id, now()
  FROM jsonb_to_recordset($11::jsonb) AS r (id text, webhook_id text, event_id text)
)
INSERT INTO job (id, workspace_id, environment, kind, subject, payload, due_at, dedupe_key, max_attempts, request_id)
SELECT r.id, $1, $2::"Environment", r.kind, r.subject, r.payload, COALESCE(r.due_at, now()), r.dedupe_key, COALESCE(r.max_attempts, 5), $7
FROM jsonb_to_recordset($12::jsonb) AS r (id text, kind text, subject text, payload jsonb, due_at timestamptz, dedupe_key text, max_attempts int)
ON CONFLICT (dedupe_key) DO NOTHING`;

/** Writes audit rows, webhook events with their deliveries, and jobs: one statement in the mutation's transaction. */
export async function writeEffects(effects: Effects, origin: Origin): Promise<void> {
  const { principal } = origin;
  const { events, deliveries, deliveryJobs } = await planDeliveries(effects.events, origin);
  const audit = effects.audit.map((entry) => ({
    id: newId("aud"),
    action: entry.action ?? origin.operationId,
    subject_type: entry.subjectType,
    subject_id: entry.subjectId,
    before: entry.before ?? null,
    after: entry.after ?? null,
  }));
  const jobs = [...effects.jobs.map(jobRow), ...deliveryJobs];
  if (audit.length + events.length + jobs.length === 0) return;
  await sql("effects_write", WRITE, [
    principal.workspaceId,
    principal.environment,
    principal.actor.type,
    principal.actor.id,
    principal.actor.name.slice(0, 200),
    origin.reason ?? null,
    origin.requestId,
    origin.source,
    JSON.stringify(audit),
    JSON.stringify(events),
    JSON.stringify(deliveries),
    JSON.stringify(jobs),
    origin.now,
  ]);
}

const jobRow = (job: JobInput & { id: string }) => ({
  id: job.id,
  kind: job.kind,
  subject: job.subject,
  payload: job.payload ?? {},
  due_at: job.dueAt?.toISOString() ?? null,
  dedupe_key: job.dedupeKey ?? null,
  max_attempts: job.maxAttempts ?? null,
});

const MAX_EVENT_BYTES = 20 * 1024;

/** The exact body that every delivery of this event sends; ids instead of contents when it would be too large. */
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

interface Target {
  id: string;
  events: string[];
  client_id: string | null;
  event_slug: string | null;
}

async function planDeliveries(inputs: EventInput[], origin: Origin) {
  const events = inputs.map((event) => {
    const id = newId("whe");
    return {
      id,
      type: event.type,
      body: eventBody(id, event, origin),
      client_id: event.clientId ?? null,
      event_slug: event.eventSlug ?? null,
    };
  });
  const targets =
    events.length === 0
      ? []
      : await sql<Target & Record<string, unknown>>(
          "webhook_targets",
          `SELECT id, events, client_id, event_slug FROM webhook
     WHERE workspace_id = $1 AND environment = $2::"Environment" AND status = 'active' AND deleted_at IS NULL`,
          [origin.principal.workspaceId, origin.principal.environment],
        );
  const deliveries = events.flatMap((event) =>
    targets
      .filter((target) => wants(target, event))
      .map((target) => ({ id: `whd_${sortableId()}`, webhook_id: target.id, event_id: event.id })),
  );
  const deliveryJobs = deliveries.map((delivery) =>
    jobRow({
      id: newId("job"),
      kind: "webhook.deliver",
      subject: delivery.id,
      payload: { delivery_id: delivery.id, webhook_id: delivery.webhook_id },
      maxAttempts: 8,
    }),
  );
  return { events, deliveries, deliveryJobs };
}

function wants(
  target: Target,
  event: { type: string; client_id: string | null; event_slug: string | null },
): boolean {
  if (!target.events.includes("*") && !target.events.includes(event.type)) return false;
  if (target.client_id !== null && target.client_id !== event.client_id) return false;
  return target.event_slug === null || target.event_slug === event.event_slug;
}
