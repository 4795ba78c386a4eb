import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";

/**
 * Returns the caller's event by its slug. Limited to their workspace and environment, their clients, and for
 * a host to their own show.
 */
export async function findEvent(ctx: Ctx, slug: string): Promise<Event> {
  const event = requireOwned(ctx, await ctx.db.event.findUnique({ where: { slug } }));
  const { clientIds, eventId } = ctx.principal;
  if (clientIds.length > 0 && !clientIds.includes(event.clientId)) throw notFound();
  if (eventId !== undefined && eventId !== event.id) throw notFound();
  ctx.meta.clientId = event.clientId;
  return event;
}

/**
 * First in transactions that lock connections or the stage and insert rows of the event, which takes this lock as well: whoever has
 * locked the event locks its stage next.
 */
export const holdEvent = (ctx: Ctx, eventId: string): Promise<unknown> =>
  ctx.sql("event_keep", "SELECT 1 FROM event WHERE id = $1 FOR KEY SHARE", [eventId]);

/**
 * Does the same as `findEvent`, and locks the row until the transaction ends, for changes that depend on its
 * content.
 */
export async function lockEvent(ctx: Ctx, slug: string): Promise<Event> {
  await ctx.lock(
    "event_lock",
    `SELECT 1 FROM event WHERE slug = $1 AND workspace_id = $2 AND environment = $3::"Environment" FOR UPDATE`,
    [slug, ctx.workspaceId, ctx.environment],
  );
  return findEvent(ctx, slug);
}
