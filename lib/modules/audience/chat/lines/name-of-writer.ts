import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import { registrationOfPerson } from "@/lib/providers/room/identity";

/**
 * What somebody is called who can be banned: whoever has a place at this show, or has written in it as a guest. Those who run it are none.
 * @throws `not_found`
 */
export async function nameOfWriter(ctx: Ctx, eventId: string, person: string): Promise<string> {
  const registration = registrationOfPerson(person);
  const attendee =
    registration !== undefined
      ? await ctx.db.registration.findUnique({ where: { id: registration } })
      : await ctx.db.chatMessage.findFirst({
          where: { eventId, personId: person, role: "guest" },
          select: { eventId: true, authorName: true },
        });
  if (attendee?.eventId !== eventId) throw notFound();
  return "name" in attendee ? attendee.name : attendee.authorName;
}
