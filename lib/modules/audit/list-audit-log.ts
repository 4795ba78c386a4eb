import { readPage } from "@/lib/api/keyset";
import type { InputOf, OutputOf } from "@/lib/api/operation";
import type { AuditEntry } from "@/lib/generated/prisma/client";
import { iso } from "@/lib/platform/clock";
import type { Ctx } from "@/lib/platform/ctx";
import { mine } from "@/lib/platform/owned";
import type { auditContract } from "./contract";

type Output = OutputOf<typeof auditContract.listAuditLog>;

export async function listAuditLog(
  ctx: Ctx,
  input: InputOf<typeof auditContract.listAuditLog>,
): Promise<Output> {
  const filter = {
    ...mine(ctx),
    action: input.action,
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

const presentEntry = (row: AuditEntry): Output["items"][number] => ({
  id: row.id,
  action: row.action,
  actor: { type: row.actorType, id: row.actorId, name: row.actorName },
  subject: { type: row.subjectType, id: row.subjectId },
  before: row.before,
  after: row.after,
  reason: row.reason,
  request_id: row.requestId,
  source: row.source,
  created_at: iso(row.createdAt),
});
