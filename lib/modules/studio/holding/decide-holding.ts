import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { applyStageEvent, lockStage } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { holdingContract } from "./contract";

const EVENTS = { keep: "holding_kept", take_down: "holding_lowered" } as const;

export async function decideHolding(
  ctx: Ctx,
  { slug, action }: InputOf<typeof holdingContract.decideHolding>,
): Promise<OutputOf<typeof holdingContract.decideHolding>> {
  const event = await ctx.ahead(() => findEvent(ctx, slug));
  const stage = await lockStage(ctx, event);
  const after = await applyStageEvent(ctx, event.id, { type: EVENTS[action] });
  if (after && action === "take_down")
    await ctx.db.showQuiet.updateMany({ where: { eventId: event.id }, data: { dismissed: true } });
  const { holding, version } = after ?? stage;
  ctx.record({
    subjectType: "stage",
    subjectId: event.slug,
    before: { holding: stage.holding?.why ?? null },
    after: { holding: holding?.why ?? null, kept: holding?.kept ?? false },
  });
  return { up: holding !== null, kept: holding?.kept ?? false, state_version: version };
}
