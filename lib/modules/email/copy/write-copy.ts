import { checkCopy, variablesOf } from "@/lib/modules/email/sending";
import { requireWholeWorkspace } from "@/lib/modules/show-basics/series";
import type { Ctx } from "@/lib/operation/ctx";
import { stateConflict } from "@/lib/operation/problem";
import type { EmailTarget } from "./email-target";
import { COPY_FIELDS, type COPY_KINDS, type CopyField } from "./schema";

type Given = { [K in CopyField]?: string | null | undefined };

/** Stores this as the layer's own copy of the kind. Without any fields, the layer has no own copy. */
export async function writeCopy(
  ctx: Ctx,
  target: EmailTarget,
  kind: (typeof COPY_KINDS)[number],
  given: Given,
): Promise<void> {
  if (target.layer !== "event") requireWholeWorkspace(ctx);
  if (target.event?.state === "archived")
    throw stateConflict("archived", "An archived event's emails can't be changed.");
  const entries = COPY_FIELDS.flatMap((field) => (given[field] ? [[field, given[field]] as const] : []));
  const fields = Object.fromEntries(entries);
  checkCopy(fields, (field: CopyField) => variablesOf(kind, field));
  const { workspaceId, environment } = ctx;
  const key = { workspaceId, environment, layer: target.layer, subject: target.subject, kind };
  const before = await ctx.db.mailCopy.findUnique({
    where: { workspaceId_environment_layer_subject_kind: key },
  });
  if (entries.length === 0) await ctx.db.mailCopy.deleteMany({ where: key });
  else
    await ctx.db.mailCopy.upsert({
      where: { workspaceId_environment_layer_subject_kind: key },
      create: { ...key, fields, updatedAt: ctx.now },
      update: { fields, updatedAt: ctx.now },
    });
  ctx.record({
    subjectType: "email_copy",
    subjectId: `${target.layer}:${target.name}:${kind}`,
    before: before?.fields ?? null,
    after: entries.length > 0 ? fields : null,
  });
}
