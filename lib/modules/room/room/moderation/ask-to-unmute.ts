import { enqueueWithEarlyRun } from "@/lib/modules/stage/broadcast";
import { applyStageEvent } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { roomContract } from "../contract";
import { sendUnmuteRequest } from "../messages/send-room-message";
import { askToUnmuteJob } from "./ask-to-unmute-job";
import { findPerson } from "./find-person";

export async function askToUnmute(
  ctx: Ctx,
  input: InputOf<typeof roomContract.askToUnmute>,
): Promise<OutputOf<typeof roomContract.askToUnmute>> {
  const { event, identity, version, onStage } = await findPerson(ctx, input);
  if (!onStage) throw notFound();
  const lifted = onStage.muted
    ? await applyStageEvent(ctx, event.id, { type: "person_updated", person: { ...onStage, muted: false } })
    : undefined;
  enqueueWithEarlyRun(ctx, askToUnmuteJob, { event_id: event.id, identity }, { subject: event.id }, () =>
    sendUnmuteRequest(event.id, identity),
  );
  ctx.record({ subjectType: "room", subjectId: event.slug, after: { identity, asked: "unmute" } });
  return { identity, state_version: lifted?.version ?? version };
}
