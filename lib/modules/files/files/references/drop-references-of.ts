import type { Ctx } from "@/lib/operation/ctx";
import { env } from "@/lib/platform/runtime/env";
import type { Subject } from "./refer-to-file";

/**
 * Drops all file references of a subject. Files without other references are removed after the grace time.
 */
export async function dropReferencesOf(ctx: Ctx, { type, id }: Subject): Promise<void> {
  await ctx.sql(
    "file_drop_references_of",
    `WITH dropped AS (
       DELETE FROM file_reference WHERE subject_type = $1 AND subject_id = $2 RETURNING file_id
     )
     UPDATE file SET expires_at = now() + make_interval(mins => $3)
     FROM dropped WHERE file.id = dropped.file_id`,
    [type, id, env().FILE_GRACE_MINUTES],
  );
}
