import { stageOf } from "@/lib/modules/stage/stage-state";
import { findAvailableShow } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { isSamePerson } from "@/lib/stage/room-identity";
import type { notetakerContract } from "../contract";
import { decideOn } from "./decide-on";
import { presentInShow } from "./present-in-show";

/** An attendee on stage is a speaker like any other, so they may remove a notetaker. */
export async function removeNotetakerFromStage(
  ctx: Ctx,
  { slug }: InputOf<typeof notetakerContract.removeNotetakerFromStage>,
): Promise<OutputOf<typeof notetakerContract.removeNotetakerFromStage>> {
  const event = await findAvailableShow(ctx, slug);
  const { actor } = ctx.principal;
  const id = attendeePersonId(actor.id);
  const { stage } = await stageOf(ctx, event.id);
  if (!stage.some(({ identity }) => isSamePerson(identity, id)))
    throw stateConflict("off_stage", "You can remove the notetaker while you're on stage.");
  return presentInShow(ctx, await decideOn(ctx, event, "remove", { id, name: actor.name, role: "guest" }));
}
