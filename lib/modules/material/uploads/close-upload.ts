import type { Ctx } from "@/lib/operation/ctx";

/** Ends an upload, in the transaction that took its bytes over or gave it up: they go with the next sweep. */
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
