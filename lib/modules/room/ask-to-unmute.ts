import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { applyStageEvent, EARLY_RUN_MS, runEarly } from "../studio";
import type { roomContract } from "./contract";
import { findPerson, unknownPerson } from "./find-person";
import { sendUnmuteRequest } from "./send-room-message";

export async function askToUnmute(
  ctx: Ctx,
  input: InputOf<typeof roomContract.askToUnmute>,
): Promise<OutputOf<typeof roomContract.askToUnmute>> {
  const { identity } = input;
  const { event, version, onStage } = await findPerson(ctx, input.slug, identity);
  if (!onStage) throw unknownPerson();
  const lifted = onStage.muted
    ? await applyStageEvent(ctx, event.id, { type: "person_updated", person: { ...onStage, muted: false } })
    : undefined;
  const jobId = ctx.enqueue({
    kind: "room.ask",
    subject: event.id,
    payload: { event_id: event.id, identity },
    dueAt: new Date(ctx.now.getTime() + EARLY_RUN_MS),
  });
  ctx.afterCommit(() => runEarly(jobId, () => sendUnmuteRequest(event.id, identity)));
  ctx.record({ subjectType: "room", subjectId: event.slug, after: { identity, asked: "unmute" } });
  return { identity, state_version: lifted?.version ?? version };
}
