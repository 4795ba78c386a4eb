import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";

/** What references a file. */
export interface Subject {
  /** Such as `asset`. */
  type: string;
  id: string;
}

/** Records that something references the file, which keeps it. Idempotent. */
export async function referToFile(ctx: Ctx, fileId: string, subject: Subject): Promise<void> {
  const found = await ctx.sql(
    "file_refer",
    "UPDATE file SET expires_at = NULL WHERE id = $1 AND workspace_id = $2 AND state = 'stored' RETURNING id",
    [fileId, ctx.workspaceId],
  );
  if (found.length === 0) throw notFound();
  await ctx.db.fileReference.createMany({
    data: [{ fileId, subjectType: subject.type, subjectId: subject.id, createdAt: ctx.realNow }],
    skipDuplicates: true,
  });
}
