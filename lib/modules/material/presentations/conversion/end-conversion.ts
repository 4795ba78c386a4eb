import { dropReference, dropReferencesOf } from "@/lib/modules/files/files";
import { canEndWith, failureIn } from "@/lib/modules/material/uploads";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { FAILURES } from "../failures-schema";
import { convertPresentationJob } from "./convert-presentation-job";
import { lockConverting } from "./lock-converting";

/** Marks the deck ready to attach and drops the upload. Idempotent. */
export async function endConversion(id: string): Promise<void> {
  const deck = await db().presentation.findUniqueOrThrow({ where: { id } });
  await asSystem(convertPresentationJob.kind, deck, async (ctx) => {
    const row = await lockConverting(ctx, id);
    if (!row) return;
    const pages = await ctx.db.presentationPage.count({ where: { presentationId: id } });
    const data = { state: "ready", stage: "", progress: 100, pageCount: pages, fileId: null };
    await ctx.db.presentation.update({
      where: { id },
      data: { ...data, version: row.version + 1, updatedAt: ctx.now },
    });
    if (row.fileId) await dropReference(ctx, row.fileId, { type: "presentation", id });
    ctx.record({ subjectType: "presentation", subjectId: id, after: { state: "ready", pages } });
    emitForEvent(ctx, "presentation.ready", row.event, { presentation_id: id, slides: pages });
  });
}

/**
 * Gives up a deck and keeps only the reason. `why` ends with a failure code; any other error is an internal
 * failure of the converter.
 */
export async function endFailedConversion(id: string, why: string): Promise<void> {
  const deck = await db().presentation.findUnique({ where: { id } });
  if (!deck) return;
  const failure = failureIn(FAILURES, why, "converter_failed");
  await asSystem(convertPresentationJob.kind, deck, async (ctx) => {
    await ctx.sql("presentation_hold", "SELECT 1 FROM presentation WHERE id = $1 FOR UPDATE", [id]);
    const row = await ctx.db.presentation.findUnique({ where: { id }, include: { event: true } });
    if (!row || row.deletedAt || !canEndWith(failure, row.state)) return;
    await ctx.db.presentationPage.deleteMany({ where: { presentationId: id } });
    await dropReferencesOf(ctx, { type: "presentation", id });
    const data = { state: "failed", stage: "", failure, fileId: null, uploadId: null, pageCount: null };
    await ctx.db.presentation.update({
      where: { id },
      data: { ...data, progress: 0, version: row.version + 1, updatedAt: ctx.now },
    });
    ctx.record({ subjectType: "presentation", subjectId: id, after: { state: "failed", failure } });
    emitForEvent(ctx, "presentation.failed", row.event, {
      presentation_id: id,
      reason: FAILURES[failure][0],
    });
  });
}
