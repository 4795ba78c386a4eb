import { findGuest } from "@/lib/modules/people/guests";
import { configOf, findEvent } from "@/lib/modules/show-basics/show-facts";
import { stageOf } from "@/lib/modules/stage/stage-state";
import { cueSilence } from "@/lib/modules/studio/announcer";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { privateCuesContract } from "./contract";
import { guestSegments } from "./guest-segments";
import { readCues } from "./read-cues";

export async function getMyCues(
  ctx: Ctx,
  { slug }: InputOf<typeof privateCuesContract.getMyCues>,
): Promise<OutputOf<typeof privateCuesContract.getMyCues>> {
  const event = await findEvent(ctx, slug);
  const guest = await findGuest(ctx, event, ctx.principal.guestId ?? "");
  const stage = await stageOf(ctx, event.id);
  const cues = await readCues(ctx, event, guest, stage);
  return {
    from_timing: configOf(event).emcee.private_cues,
    silence: await cueSilence(event),
    cues: cues.map(({ at, ...cue }) => ({ ...cue, at: iso(new Date(at)) })),
    segments: await guestSegments(ctx, event, guest, stage.scenes),
  };
}
