import type { Event, Prisma } from "@/lib/generated/prisma/client";
import { emitEventChange } from "@/lib/modules/show-basics/show-facts";
import { changesOf } from "@/lib/operation/changes";
import type { Ctx } from "@/lib/operation/ctx";
import { columnsOf, contentOfEvent } from "../content/content-of-event";
import type { PageVersion } from "../versions/page-state";

/**
 * Copies the published content to the event, so that the two never differ. The event's version rises even if
 * only fields change that it doesn't have, because its page has changed.
 */
export async function publishVersion(
  ctx: Ctx,
  event: Event,
  published: PageVersion,
): Promise<{ event: Event; published: PageVersion }> {
  const { number, content } = published;
  const columns = changesOf(columnsOf({ ...content, ...contentOfEvent(event) }), columnsOf(content));
  const after = await ctx.db.event.update({
    where: { id: event.id },
    data: {
      ...(columns as Prisma.EventUpdateInput),
      version: event.version + 1,
      updatedAt: ctx.now,
    },
  });
  await ctx.db.signupVersion.update({
    where: { eventId_number: { eventId: event.id, number } },
    data: { publishedAt: ctx.now },
  });
  emitEventChange(ctx, "event.updated", after, [...new Set(["signup", ...Object.keys(columns)])]);
  return { event: after, published: { ...published, publishedAt: ctx.now } };
}
