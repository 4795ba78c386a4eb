import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { removeFromRoomJob } from "../guests";
import { applyStageEvent, enqueueWithEarlyRun } from "../studio";
import type { roomContract } from "./contract";
import { disconnectFromRooms } from "./disconnect-from-rooms";
import { findPerson, unknownPerson } from "./find-person";
import { isConnected } from "./is-connected";

export async function removePerson(
  ctx: Ctx,
  input: InputOf<typeof roomContract.removePerson>,
): Promise<OutputOf<typeof roomContract.removePerson>> {
  const { identity } = input;
  const { event, version, onStage } = await findPerson(ctx, input);
  if (!onStage && !(await isConnected(ctx, event.id, identity))) throw unknownPerson();
  const after = onStage && (await applyStageEvent(ctx, event.id, { type: "person_left", identity }));
  enqueueWithEarlyRun(ctx, removeFromRoomJob, { event_id: event.id, identity }, { subject: event.id }, () =>
    disconnectFromRooms(event.id, identity),
  );
  ctx.record({ subjectType: "room", subjectId: event.slug, after: { identity, removed: true } });
  return { identity, state_version: after?.version ?? version };
}
