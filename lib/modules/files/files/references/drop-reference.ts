import type { Ctx } from "@/lib/operation/ctx";
import { env } from "@/lib/platform/runtime/env";
import type { Subject } from "./refer-to-file";

/**
 * Something needs the file no more. Without another reference it goes after the grace time, and its space is free then:
 * the bytes are there until then, for a backup that was begun before as well.
 */
export async function dropReference(ctx: Ctx, fileId: string, subject: Subject): Promise<void> {
  // Of two that drop the last two references, the second has to see what the first one did.
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
