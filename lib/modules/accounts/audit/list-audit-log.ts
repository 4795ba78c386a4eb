import type { AuditEntry } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { readPage } from "@/lib/operation/keyset";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { ownedBy } from "@/lib/operation/owned";
import { iso } from "@/lib/platform/runtime/clock";
import { redactText } from "@/lib/platform/runtime/log";
import type { auditContract } from "./contract";

type Output = OutputOf<typeof auditContract.listAuditLog>;

export async function listAuditLog(
  ctx: Ctx,
  input: InputOf<typeof auditContract.listAuditLog>,
): Promise<Output> {
  const filter = {
    ...ownedBy(ctx),
    ...ownEntries(ctx),
    action: input.action,
    actorType: input.actor_type,
    actorId: input.actor_id,
    subjectType: input.subject_type,
    subjectId: input.subject_id,
    requestId: input.request_id,
    createdAt: { gte: input.from, lt: input.to },
  };
  return readPage(
    ctx,
    input,
    { created_at: "createdAt" },
    ({ where, ...rest }) => ctx.db.auditEntry.findMany({ where: { AND: [filter, where] }, ...rest }),
    presentEntry,
  );
}

/**
 * Entries don't say which client they are about, so a key limited to some clients sees only its own actions.
 */
const ownEntries = ({ principal: { clientIds, actor } }: Ctx) =>
  clientIds.length > 0 ? { AND: { actorType: actor.type, actorId: actor.id } } : {};

/**
 * Verbs leave out secrets. Secrets that people paste into free text are masked here, before others can read
 * them.
 */
const redacted = (value: unknown): unknown =>
  value === null ? null : JSON.parse(redactText(JSON.stringify(value)));

const presentEntry = (row: AuditEntry): Output["items"][number] => ({
  id: row.id,
  action: row.action,
  actor: { type: row.actorType, id: row.actorId, name: row.actorName },
  subject: { type: row.subjectType, id: row.subjectId },
  before: redacted(row.before),
  after: redacted(row.after),
  reason: row.reason,
  request_id: row.requestId,
  source: row.source,
  agent: row.agent,
  created_at: iso(row.createdAt),
});
