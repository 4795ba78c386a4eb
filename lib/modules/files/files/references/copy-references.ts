import type { Ctx } from "@/lib/operation/ctx";

/**
 * Copies references from originals to their copies. `copies` maps the IDs of originals to those of their
 * copies.
 */
export async function copyReferences(
  ctx: Ctx,
  subjectType: string,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  await ctx.sql(
    "file_copy_references",
    `INSERT INTO file_reference (file_id, subject_type, subject_id, created_at)
     SELECT r.file_id, r.subject_type, c.to_id, now()
     FROM unnest($1::text[], $2::text[]) AS c (from_id, to_id)
     JOIN file_reference r ON r.subject_type = $3 AND r.subject_id = c.from_id
     JOIN file f ON f.id = r.file_id AND f.workspace_id = $4 AND f.state = 'stored'
     ON CONFLICT DO NOTHING`,
    [[...copies.keys()], [...copies.values()], subjectType, ctx.workspaceId],
  );
}
