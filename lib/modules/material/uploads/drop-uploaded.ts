import { dropReferencesOf } from "@/lib/modules/files/files";
import type { Ctx } from "@/lib/operation/ctx";
import { cancelJobs } from "@/lib/platform/jobs/cancel-jobs";
import { closeUpload } from "./close-upload";

interface Uploaded {
  /** Type of the subject that references the files. */
  type: "presentation" | "video";
  /** Kind of the jobs that convert it. */
  jobKind: string;
  rows: readonly { id: string; uploadId: string | null }[];
}

/** Cancels the conversions and open uploads of slides or videos that are being deleted, and drops their files. */
export async function dropUploaded(ctx: Ctx, { type, jobKind, rows }: Uploaded): Promise<void> {
  await cancelJobs(
    jobKind,
    rows.map(({ id }) => id),
    { running: true },
  );
  for (const { id, uploadId } of rows) {
    if (uploadId) await closeUpload(ctx, uploadId);
    await dropReferencesOf(ctx, { type, id });
  }
}
