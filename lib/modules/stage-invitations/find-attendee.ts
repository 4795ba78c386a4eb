import type { Registration, StageInvitation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { registrationOfPerson } from "@/lib/providers/room/identity";
import { personOf } from "@/lib/stage/room-identity";

export type Attendee = Registration & { stageInvitation: StageInvitation | null };

/** An attendee with a place at this show, by their identity in the room or their registration's id. */
export async function findAttendee(ctx: Ctx, eventId: string, identity: string): Promise<Attendee> {
  const id = registrationOfPerson(personOf(identity)) ?? identity;
  const found = await ctx.db.registration.findUnique({ where: { id }, include: { stageInvitation: true } });
  if (found?.eventId !== eventId || found.removedAt || found.state !== "confirmed")
    throw invalid({ identity: "not_found" }, "Nobody by that identity is watching.");
  return found;
}
