import type { Ctx } from "@/lib/operation/ctx";

/**
 * For transactions that read a show's people and queue emails to them. Erasing a person waits for those, and
 * later ones wait for it, so that no email keeps an erased person's name. Comes before other locks.
 */
export async function readingRecipients(ctx: Ctx, eventId: string): Promise<void> {
  await ctx.sql("recipients_read", "SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 4712))", [
    eventId,
  ]);
}

/** For erasing people of these shows. */
export async function erasingRecipients(ctx: Ctx, eventIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(eventIds)].sort())
    await ctx.sql("recipients_erase", "SELECT pg_advisory_xact_lock(hashtextextended($1, 4712))", [id]);
}
