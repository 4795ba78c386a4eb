import { findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageOf } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import type { stageInvitationsContract } from "./contract";
import { myRegistration, presentMine } from "./my-invitation";

export async function getStageInvitation(
  ctx: Ctx,
  { slug }: InputOf<typeof stageInvitationsContract.getStageInvitation>,
): Promise<OutputOf<typeof stageInvitationsContract.getStageInvitation>> {
  const event = await findEvent(ctx, slug);
  const mine = await myRegistration(ctx, event);
  return presentMine(mine, mine.stageInvitation, await stageOf(ctx, event.id));
}
