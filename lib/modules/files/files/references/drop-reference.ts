import type { Ctx } from "@/lib/operation/ctx";
import { env } from "@/lib/platform/runtime/env";
import type { Subject } from "./refer-to-file";

/**
 * Drops a reference to a file. If it was the last one, the file is removed after the grace time, and only
 * then its space is free: until then the bytes stay, also for a backup that has already started.
 */
export async function dropReference(ctx: Ctx, fileId: string, subject: Subject): Promise<void> {
  // If two calls drop the last two references, the second must see what the first did.
  await ctx.lock("file_lock", "SELECT 1 FROM file WHERE id = $1 FOR UPDATE", [fileId]);
  await ctx.db.fileReference.deleteMany({
    where: { fileId, subjectType: subject.type, subjectId: subject.id },
  });
  await ctx.sql(
    "file_unreferred",
    `UPDATE file SET expires_at = now() + make_interval(mins => $2) WHERE id = $1
       AND NOT EXISTS (SELECT 1 FROM file_reference r WHERE r.file_id = file.id)`,
    [fileId, env().FILE_GRACE_MINUTES],
  );
}
