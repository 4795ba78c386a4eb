import type { Event } from "@/lib/generated/prisma/client";
import { emitEventChange } from "@/lib/modules/show-basics/show-facts";
import { sponsorTicker } from "@/lib/modules/show-basics/sponsor-lines";
import { applyStageEvent } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";

/**
 * Emits the change of sponsors, and updates the ticker of a stage that hasn't started. The last parameter is
 * the previous ticker lines.
 */
export async function publishSponsorChange(ctx: Ctx, event: Event, previous: string[]): Promise<void> {
  emitEventChange(ctx, "event.updated", event, ["sponsors"]);
  const lines = await sponsorTicker(ctx, event.id);
  if (previous.length + lines.length > 0)
    await applyStageEvent(ctx, event.id, { type: "ticker_planned", former: previous, lines });
}
