import { removeFromRoomJob } from "@/lib/modules/people/guests";
import { enqueueWithEarlyRun } from "@/lib/modules/stage/broadcast";
import { applyStageEvent } from "@/lib/modules/stage/stage-state";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import type { roomContract } from "../contract";
import { disconnectFromRooms } from "./disconnect-from-rooms";
import { lookForPerson } from "./find-person";
import { revokePersonalLink } from "./revoke-personal-link";

export async function removePerson(
  ctx: Ctx,
  input: InputOf<typeof roomContract.removePerson>,
): Promise<OutputOf<typeof roomContract.removePerson>> {
  const { event, identity, version, onStage, isHere } = await lookForPerson(ctx, input);
  // Someone whose connection broke a moment ago would be back with their link.
  if (input.keep_out) await revokePersonalLink(ctx, event, identity, isHere);
  else if (!isHere) throw notFound();
  const left = onStage && ({ type: "person_left", identity: onStage.identity } as const);
  const after = left && (await applyStageEvent(ctx, event.id, left));
  await ctx.db.stageInvitation.updateMany({
    where: { eventId: event.id, personId: identity, state: { in: ["invited", "accepted"] } },
    data: { state: "ended", endedAt: ctx.realNow },
  });
  enqueueWithEarlyRun(ctx, removeFromRoomJob, { event_id: event.id, identity }, { subject: event.id }, () =>
    disconnectFromRooms(event.id, identity),
  );
  ctx.record({
    subjectType: "room",
    subjectId: event.slug,
    after: { identity, removed: true, kept_out: input.keep_out },
  });
  return { identity, state_version: after?.version ?? version };
}
