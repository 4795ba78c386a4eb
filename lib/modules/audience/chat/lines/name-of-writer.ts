import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import { registrationOfPerson } from "@/lib/providers/room/identity";

/**
 * Returns the name of someone who can be banned: anyone registered for this show, or who has written in it as
 * a guest. The show's crew can't be banned.
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
