import type { Ctx } from "@/lib/operation/ctx";
import type { Upload } from "@/lib/operation/upload";
import type { Subject } from "./references/refer-to-file";
import { takeSpace } from "./space";

/** How long a file without references is kept. */
const WAIT_HOURS = 24;

interface Kept {
  purpose: string;
  name: string;
  /**
   * What references the file. Without it, the file is removed after a day unless something references it by
   * then.
   */
  subject?: Subject;
  /** Lifetime of a file without a subject, in hours. */
  hours?: number;
}

/**
 * Adds a received file to the workspace, in the caller's transaction, and counts its size against the
 * workspace's storage. Throws `storage_full`.
 */
export async function storeFile(
  ctx: Ctx,
  upload: Upload,
  { purpose, name, subject, hours = WAIT_HOURS }: Kept,
): Promise<void> {
  const kept = await ctx.sql(
    "file_keep",
    `INSERT INTO file AS f (id, workspace_id, environment, purpose, key, state, name, content_type, size_bytes, sha256, expires_at)
     VALUES ($1, $2, $3::"Environment", $4, $5, 'stored', $6, $7, $8, $9, now() + make_interval(hours => $10::int))
     ON CONFLICT (id) DO UPDATE SET state = 'stored', purpose = $4, name = $6, content_type = $7, size_bytes = $8,
       sha256 = $9, expires_at = EXCLUDED.expires_at WHERE f.state = 'receiving'
     RETURNING f.id`,
    [
      upload.fileId,
      ctx.workspaceId,
      ctx.environment,
      purpose,
      upload.key,
      name,
      upload.contentType,
      upload.sizeBytes,
      upload.sha256,
      subject === undefined ? hours : null,
    ],
  );
  if (kept.length === 0) throw new Error("a received file was removed before it was kept");
  if (subject)
    await ctx.db.fileReference.create({
      data: {
        fileId: upload.fileId,
        subjectType: subject.type,
        subjectId: subject.id,
        createdAt: ctx.realNow,
      },
    });
  await takeSpace(ctx.workspaceId, upload.sizeBytes);
}
