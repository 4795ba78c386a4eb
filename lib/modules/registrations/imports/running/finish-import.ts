import type { RegistrationImport } from "@/lib/generated/prisma/client";
import { dropReference, storeFile } from "@/lib/modules/files/files";
import { emitForEvent } from "@/lib/modules/show-basics/show-facts";
import { asSystem } from "@/lib/operation/as-system";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { REPORT_DAYS } from "../file-types-schema";
import { importRegistrationsJob } from "../import-registrations-job";
import { NO_COUNTS, type RowCounts } from "../no-counts";
import { erasedFrom } from "../writing/erased-rows";
import type { Report } from "../writing/write-report";

/** Ends an import, once: stores its report for some days, removes the upload, and emits its event. */
export async function finishImport(row: RegistrationImport, report: Report | undefined): Promise<void> {
  try {
    await end(row, "succeeded", report);
  } catch (error) {
    // Storage that was free while the report was written may be used up now.
    if (!(error instanceof Problem && error.code === "storage_full")) throw error;
    await end(row, "succeeded", undefined);
  } finally {
    await report?.drop();
  }
}

/** Ends an import that can't continue. What it has already written stays. */
export const failImport = (row: RegistrationImport, error: string): Promise<void> =>
  end(row, "failed", undefined, error);

function end(
  { id, ...owner }: RegistrationImport,
  state: "succeeded" | "failed",
  report: Report | undefined,
  error: string | null = null,
): Promise<void> {
  return asSystem(importRegistrationsJob.kind, owner, async (ctx) => {
    await ctx.sql("registration_import_end", "SELECT 1 FROM registration_import WHERE id = $1 FOR UPDATE", [
      id,
    ]);
    const row = await ctx.db.registrationImport.findUnique({ where: { id }, include: { event: true } });
    if (!row || row.endedAt) return;
    const isErased = (await erasedFrom(ctx, id)).size > 0;
    const kept = isErased ? undefined : report;
    if (kept)
      await storeFile(ctx, kept.value, {
        purpose: "registrations.import.report",
        name: "import-report.csv",
        hours: 24 * REPORT_DAYS,
      });
    await dropReference(ctx, row.fileId, { type: "registration_import", id });
    await ctx.db.registrationImport.update({
      where: { id },
      data: {
        ...{ state, error, reportFileId: kept?.value.fileId ?? null, endedAt: ctx.now },
        ...(isErased ? { problems: [] } : {}),
      },
    });
    await ctx.db.registrationImportBatch.deleteMany({ where: { importId: id } });
    const counts: RowCounts = { ...NO_COUNTS, ...(row.counts as Partial<RowCounts>) };
    ctx.record({ subjectType: "event", subjectId: row.event.slug, after: { import: id, state, ...counts } });
    emitFinished(ctx, row.event, { id, state, error, counts });
  });
}

interface Ended {
  id: string;
  state: string;
  error: string | null;
  counts: RowCounts;
}

function emitFinished(
  ctx: Ctx,
  event: Parameters<typeof emitForEvent>[2],
  { id, state, error, counts }: Ended,
): void {
  const { created, merged, suppressed, over_capacity, invalid } = counts;
  emitForEvent(ctx, "import.finished", event, {
    job_id: id,
    state,
    reason: error,
    created,
    updated: merged,
    skipped: suppressed + over_capacity,
    failed: invalid,
  });
}
