import type { Ctx } from "@/lib/operation/ctx";

const LOCK = `
SELECT 1 FROM recording r JOIN event e ON e.id = r.event_id
WHERE e.slug = $1 AND r.workspace_id = $2 ORDER BY r.id FOR UPDATE OF r`;

/** Changes of a show's transcripts wait for each other, and for what deletes its recordings. */
export const lockTranscript = async (ctx: Ctx, { slug }: { slug: string }): Promise<void> => {
  await ctx.lock("transcript_lock", LOCK, [slug, ctx.workspaceId]);
};
