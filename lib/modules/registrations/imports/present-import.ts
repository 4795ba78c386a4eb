import type { RegistrationImport } from "@/lib/generated/prisma/client";
import { fileLink } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { NO_COUNTS, type RowCounts } from "./no-counts";
import type { ImportWire } from "./schema";

type Link = Pick<ImportWire, "report_url" | "report_expires_at">;

export const NO_REPORT: Link = { report_url: null, report_expires_at: null };

export const presentImport = (slug: string, row: RegistrationImport, link: Link = NO_REPORT): ImportWire => ({
  job_id: row.id,
  event_slug: slug,
  state: row.state as ImportWire["state"],
  progress: progressOf(row),
  format: row.format as ImportWire["format"],
  columns: row.columns as ImportWire["columns"],
  rows: { total: row.rows, done: row.rowsDone },
  counts: { ...NO_COUNTS, ...(row.counts as Partial<RowCounts>) },
  problems: row.problems as ImportWire["problems"],
  error: row.error,
  ...link,
  created_at: iso(row.createdAt),
  ended_at: isoOrNull(row.endedAt),
});

function progressOf({ state, rows, rowsDone }: RegistrationImport): number {
  if (state === "succeeded") return 100;
  return rows ? Math.min(99, Math.floor((100 * rowsDone) / rows)) : 0;
}

/** Returns a link to the report while it is stored. */
export async function reportLink(ctx: Ctx, { reportFileId }: RegistrationImport): Promise<Link> {
  if (reportFileId === null) return NO_REPORT;
  try {
    const { url, expiresAt } = await fileLink(ctx, reportFileId);
    return { report_url: url, report_expires_at: iso(expiresAt) };
  } catch (error) {
    // The report is stored for only some days. The import's other data stays.
    if (error instanceof Problem && error.code === "not_found") return NO_REPORT;
    throw error;
  }
}
