import type { Ctx } from "@/lib/operation/ctx";

/**
 * Closes an upload, in the transaction that took over its bytes or gave it up. The next sweep removes them.
 */
export async function closeUpload(ctx: Ctx, uploadId: string): Promise<void> {
  await ctx.sql(
    "upload_close",
    `WITH pieces AS (DELETE FROM upload_piece WHERE upload_id = $1 RETURNING file_id), dropped AS (
       UPDATE file SET expires_at = now() FROM pieces WHERE file.id = pieces.file_id AND file.state = 'receiving'
     )
     DELETE FROM upload WHERE id = $1`,
    [uploadId],
  );
}
