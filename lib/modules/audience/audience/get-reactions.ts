import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { reactionCounts } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { audienceContract } from "./contract";

const MAX = 100;

export async function getReactions(
  ctx: Ctx,
  { slug }: InputOf<typeof audienceContract.getReactions>,
): Promise<OutputOf<typeof audienceContract.getReactions>> {
  const { id: eventId } = await findEvent(ctx, slug);
  const audience = await ctx.db.showAudience.findUnique({ where: { eventId } });
  const shown = await ctx.db.callToAction.findMany({
    where: { eventId },
    orderBy: [{ shownAt: "desc" }, { id: "desc" }],
    take: MAX,
  });
  return {
    reactions: reactionCounts(audience?.reactions ?? []),
    calls_to_action: shown.map(({ id, label, url, clicks }) => ({ id, label, url, clicks })),
  };
}
