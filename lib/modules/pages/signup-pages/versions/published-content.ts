import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { contentOf } from "../content/content-of";
import { contentOfEvent } from "../content/content-of-event";
import { PAGE_DEFAULTS, type SignupContent } from "../content-schema";

/**
 * What a show's page shows. What the event itself can say is taken from it, whoever wrote it there; the published version
 * has the rest.
 */
export async function publishedContent(ctx: Ctx, event: Event): Promise<SignupContent> {
  const page = await ctx.db.signupPage.findUnique({ where: { eventId: event.id } });
  if (!page) return { ...PAGE_DEFAULTS, ...contentOfEvent(event) };
  const { content } = await ctx.db.signupVersion.findUniqueOrThrow({
    where: { eventId_number: { eventId: event.id, number: page.published } },
  });
  return { ...contentOf(content), ...contentOfEvent(event) };
}
