import type { Event } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { guestOfPerson } from "@/lib/providers/room/identity";

/** Returns people's names in a show: as the desk showed them, on the roster, or as they joined. */
export async function namesOfPeople(
  ctx: Pick<Ctx, "db">,
  { id: eventId }: Pick<Event, "id">,
  people: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const personId = { in: [...people] };
  const guestIds = people.flatMap((person) => guestOfPerson(person) ?? []);
  const joined = await ctx.db.presence.findMany({
    where: { eventId, personId, name: { not: "" } },
    select: { personId: true, name: true },
    orderBy: { joinedAt: "asc" },
  });
  const guests = await ctx.db.guest.findMany({
    where: { eventId, id: { in: guestIds } },
    select: { id: true, name: true },
  });
  const shown = await ctx.db.shownName.findMany({
    where: { eventId, personId },
    select: { personId: true, name: true },
  });
  return new Map([
    ...joined.map(({ personId: person, name }) => [person ?? "", name] as const),
    ...people.flatMap((person) => {
      const guest = guests.find(({ id }) => id === guestOfPerson(person));
      return guest?.name ? [[person, guest.name] as const] : [];
    }),
    ...shown.map(({ personId: person, name }) => [person, name] as const),
  ]);
}
