import type { Registration, StageInvitation } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid } from "@/lib/operation/problem";
import { registrationOfPerson } from "@/lib/providers/room/identity";
import { personOf } from "@/lib/stage/room-identity";

export type Attendee = Registration & { stageInvitation: StageInvitation | null };

/** An attendee with a place at this show, by their identity in the room or their registration's id. */
export async function lookForAttendee(ctx: Ctx, eventId: string, identity: string): Promise<Attendee | null> {
  const id = registrationOfPerson(personOf(identity)) ?? identity;
  const found = await ctx.db.registration.findUnique({ where: { id }, include: { stageInvitation: true } });
  const isHere = found?.eventId === eventId && !found.removedAt && found.state === "confirmed";
  return isHere ? found : null;
}

/** The same where the input names them. */
export async function findAttendee(ctx: Ctx, eventId: string, identity: string): Promise<Attendee> {
  const found = await lookForAttendee(ctx, eventId, identity);
  if (!found) throw invalid({ identity: "not_found" }, "No viewer has this identity.");
  return found;
}
