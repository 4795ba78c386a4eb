import type { Event, Registration, StageInvitation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { iso } from "@/lib/platform/runtime/clock";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { beginningOf, type StageState } from "@/lib/stage";
import { isSamePerson } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";
import type { stageInvitationsContract } from "./contract";
import type { InvitationState } from "./schema";

type Mine = Registration & { stageInvitation: StageInvitation | null };

/** Returns the caller's own registration for this show. */
export async function myRegistration(ctx: Ctx, event: Event): Promise<Mine> {
  const id = ctx.principal.registrationId ?? "";
  const row = await ctx.db.registration.findUnique({ where: { id }, include: { stageInvitation: true } });
  if (row?.eventId !== event.id) throw new Problem("unauthorized", "This registration is no longer active.");
  return row;
}

export function presentMine(
  { id, name }: Registration,
  invitation: StageInvitation | null,
  stage: StageState,
): OutputOf<typeof stageInvitationsContract.getStageInvitation> {
  const identity = attendeePersonId(id);
  return {
    identity,
    name: beginningOf(name.trim(), 200) || rightsOf("attendee").word,
    state: invitation ? (invitation.state as InvitationState) : null,
    version: invitation?.version ?? 0,
    on_stage: stage.stage.some((person) => isSamePerson(person.identity, identity)),
    agrees_to_recording: invitation?.recordingAgreed ?? false,
    server_time: iso(databaseNow()),
  };
}
