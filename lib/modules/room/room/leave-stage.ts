import { applyStageEvent, lockStage } from "@/lib/modules/stage/stage-state";
import { guestPerson } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { isSamePerson } from "@/lib/stage/room-identity";
import type { roomContract } from "./contract";
import { loadOpenShow } from "./tokens/load-open-show";

/** Moves a guest backstage at their own request, without approval. Idempotent. */
export async function leaveStage(
  ctx: Ctx,
  input: InputOf<typeof roomContract.leaveStage>,
): Promise<OutputOf<typeof roomContract.leaveStage>> {
  const { event } = await loadOpenShow(ctx, input.slug);
  const guest = await ctx.db.guest.findUnique({ where: { id: ctx.principal.guestId ?? "" } });
  if (guest?.eventId !== event.id)
    throw new Problem("unauthorized", "This link was replaced or revoked. Ask your host for a new one.");
  const { identity: person } = guestPerson(guest);
  const stage = await lockStage(ctx, event);
  const identity = stage.stage.find((other) => isSamePerson(other.identity, person))?.identity ?? person;
  const after = await applyStageEvent(ctx, event.id, { type: "person_left", identity });
  ctx.record({ subjectType: "room", subjectId: event.slug, after: { identity, left: "stage" } });
  return { identity, state_version: after?.version ?? stage.version };
}
