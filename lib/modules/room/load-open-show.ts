import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { Problem } from "@/lib/operation/problem";
import type { StageState } from "@/lib/stage";
import { findEvent } from "../event-record";
import { requireShowAvailable, stageOf } from "../studio";

/**
 * The show somebody wants to enter, with its stage.
 * @throws what `requireShowAvailable` throws, and `gone` when the show is over
 */
export async function loadOpenShow(ctx: Ctx, slug: string): Promise<{ event: Event; stage: StageState }> {
  const event = await findEvent(ctx, slug);
  await requireShowAvailable(ctx, event);
  const stage = await stageOf(ctx, event.id);
  if (stage.phase === "ended") throw new Problem("gone", "This show has ended.");
  return { event, stage };
}
