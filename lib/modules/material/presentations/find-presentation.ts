import type { Event, Presentation } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import { requireOwned } from "@/lib/operation/owned";
import { notFound } from "@/lib/operation/problem";

interface Found {
  event: Event;
  row: Presentation;
}

/** Returns a deck of the caller's show. A deleted deck is not found. */
export async function findPresentation(ctx: Ctx, slug: string, id: string): Promise<Found> {
  const event = await findEvent(ctx, slug);
  const found = await ctx.db.presentation.findUnique({ where: { id } });
  const row = requireOwned(ctx, found?.deletedAt ? null : found);
  if (row.eventId !== event.id) throw notFound();
  return { event, row };
}

/** Returns a deck of the caller's show, locked against concurrent changes. */
export async function lockPresentation(ctx: Ctx, slug: string, id: string): Promise<Found> {
  await ctx.lock(
    "presentation_lock",
    "SELECT 1 FROM presentation WHERE id = $1 AND workspace_id = $2 FOR UPDATE",
    [id, ctx.workspaceId],
  );
  return findPresentation(ctx, slug, id);
}
