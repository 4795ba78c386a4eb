import type { Registration, StageInvitation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { registrationOfPerson } from "@/lib/providers/room/identity";
import { personOf } from "@/lib/stage/room-identity";

export type Attendee = Registration & { stageInvitation: StageInvitation | null };

/** Returns an attendee registered for this show, by room identity or registration ID. */
export async function lookForAttendee(ctx: Ctx, eventId: string, identity: string): Promise<Attendee | null> {
  const id = registrationOfPerson(personOf(identity)) ?? identity;
  const found = await ctx.db.registration.findUnique({ where: { id }, include: { stageInvitation: true } });
  const isHere = found?.eventId === eventId && !found.removedAt && found.state === "confirmed";
  return isHere ? found : null;
}

/** Does the same for an identity in the input, and throws if there is none. */
export async function findAttendee(ctx: Ctx, eventId: string, identity: string): Promise<Attendee> {
  const found = await lookForAttendee(ctx, eventId, identity);
  if (!found) throw invalid({ identity: "not_found" }, "No viewer has this identity.");
  return found;
}
