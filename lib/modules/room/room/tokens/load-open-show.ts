import type { Event } from "@/lib/generated/prisma/client";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageOf } from "@/lib/modules/stage/stage-state";
import { requireShowAvailable } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import type { StageState } from "@/lib/stage";

/**
 * Returns the show to enter, with its stage.
 * @throws what `requireShowAvailable` throws, and `gone` if the show is over
 */
export async function loadOpenShow(ctx: Ctx, slug: string): Promise<{ event: Event; stage: StageState }> {
  const event = await findEvent(ctx, slug);
  await requireShowAvailable(ctx, event);
  const stage = await stageOf(ctx, event.id);
  if (stage.phase === "ended") throw new Problem("gone", "This show has ended.");
  return { event, stage };
}
