import { emitEventChange, findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { rehearsalsContract } from "../contract";
import { notifyOfChange } from "../invitations/notify-of-change";
import { lockRehearsal } from "../lock-rehearsal";
import { auditRehearsal } from "./audit-rehearsal";

/** Deletes a rehearsal. The row stays for the cancellation emails but is no longer visible. */
export async function deleteRehearsal(
  ctx: Ctx,
  { slug, rehearsal_id, notify }: InputOf<typeof rehearsalsContract.deleteRehearsal>,
): Promise<OutputOf<typeof rehearsalsContract.deleteRehearsal>> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  const before = await lockRehearsal(ctx, event, rehearsal_id);
  const row = await ctx.db.rehearsal.update({
    where: { id: before.id },
    data: { deletedAt: ctx.now, revision: before.revision + 1, updatedAt: ctx.now },
  });
  ctx.record({ subjectType: "rehearsal", subjectId: row.id, before: auditRehearsal(before) });
  emitEventChange(ctx, "event.updated", event, ["rehearsals"]);
  const after = { ...row, guests: before.guests };
  const notified = notify ? await notifyOfChange(ctx, event, { before, after }) : 0;
  return { id: row.id, deleted: true, told: notified };
}
