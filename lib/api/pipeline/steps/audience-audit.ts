import type { Operation } from "@/lib/operation/operation";
import { sql } from "@/lib/platform/database/db";
import { type WriteBuffer, writeBuffer } from "@/lib/platform/database/write-buffer";
import { newId } from "@/lib/platform/runtime/ids";
import type { Principal } from "@/lib/platform/security/principal";

interface Counted {
  operationId: string;
  workspaceId: string;
  environment: string;
  eventId: string;
  person: string;
}

const EVERY_MS = 10_000;

const buffer = (): WriteBuffer<Counted> =>
  writeBuffer<Counted>("audience-audit", { most: 200_000, batch: 50_000, everyMs: EVERY_MS, write });

/** Counts a successful audience call. If the process dies, at most its last ten seconds are lost. */
export function countForAudit(
  op: Operation,
  { workspaceId, environment, eventId = "", actor }: Principal,
): void {
  const operationId = op.operationId ?? op.id;
  buffer().add({ operationId, workspaceId, environment, eventId, person: actor.id });
}

interface Sum extends Omit<Counted, "person"> {
  id: string;
  calls: number;
  people: Set<string>;
}

async function write(items: Counted[]): Promise<void> {
  const sums = new Map<string, Sum>();
  for (const { person, ...of } of items) {
    const name = `${of.workspaceId} ${of.environment} ${of.eventId} ${of.operationId}`;
    const sum = sums.get(name) ?? { ...of, id: newId("aud"), calls: 0, people: new Set() };
    sum.calls += 1;
    sum.people.add(person);
    sums.set(name, sum);
  }
  const rows = [...sums.values()].map(({ people, ...sum }) => ({ ...sum, people: people.size }));
  await sql(
    "audience_audit",
    `INSERT INTO audit_entry (id, workspace_id, environment, actor_type, actor_id, actor_name, action, subject_type,
       subject_id, after, request_id, source)
     SELECT r.id, r."workspaceId", r.environment::"Environment", 'audience', r."eventId", 'Audience', r."operationId",
       'event', COALESCE(e.slug, r."eventId"), jsonb_build_object('calls', r.calls, 'people', r.people), '', 'page'
     FROM json_to_recordset($1::json) AS r (id text, "workspaceId" text, environment text, "eventId" text,
       "operationId" text, calls int, people int) LEFT JOIN event e ON e.id = r."eventId"`,
    [JSON.stringify(rows)],
  );
}
