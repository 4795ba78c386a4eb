import type { AudienceQuestion, Event } from "@/lib/generated/prisma/client";
import { findAvailableShow } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";

/** Returns a question of a show for changes. */
export async function findQuestion(
  ctx: Ctx,
  slug: string,
  id: string,
): Promise<{ event: Event; question: AudienceQuestion }> {
  const event = await findAvailableShow(ctx, slug);
  const question = await ctx.db.audienceQuestion.findUnique({ where: { id } });
  if (question?.eventId !== event.id) throw notFound();
  return { event, question };
}
