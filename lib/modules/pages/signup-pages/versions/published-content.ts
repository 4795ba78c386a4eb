import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { contentOf } from "../content/content-of";
import { contentOfEvent } from "../content/content-of-event";
import { PAGE_DEFAULTS, type SignupContent } from "../content-schema";

/**
 * Returns what a show's page shows. The event's own fields come from the event; the rest comes from the
 * published version.
 */
export async function publishedContent(ctx: Ctx, event: Event): Promise<SignupContent> {
  const page = await ctx.db.signupPage.findUnique({ where: { eventId: event.id } });
  if (!page) return { ...PAGE_DEFAULTS, ...contentOfEvent(event) };
  const { content } = await ctx.db.signupVersion.findUniqueOrThrow({
    where: { eventId_number: { eventId: event.id, number: page.published } },
  });
  return { ...contentOf(content), ...contentOfEvent(event) };
}
