import type { Event, Guest, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { attendeePersonId, guestPersonId } from "@/lib/providers/room/identity";

export interface Person {
  emailNormal: string;
  registrations: (Registration & { event: Event })[];
  guests: (Guest & { event: Event })[];
  /** What they go by in rooms, ledgers, chats and polls. */
  names: string[];
}

/** Whoever holds an address, over all shows of an environment; removed rows too. */
export async function findPerson(ctx: Ctx, email: string): Promise<Person> {
  const emailNormal = normalEmail(email);
  const event = ownedBy(ctx);
  const registrations = await ctx.db.registration.findMany({
    where: { emailNormal, event },
    include: { event: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const ids = await ctx.sql<{ id: string }>(
    "person_guests",
    `SELECT g.id FROM guest g JOIN event e ON e.id = g.event_id
     WHERE e.workspace_id = $1 AND e.environment = $2::"Environment" AND lower(normalize(trim(g.email), NFKC)) = $3`,
    [ctx.workspaceId, ctx.environment, emailNormal],
  );
  const guests = await ctx.db.guest.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    include: { event: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const names = [
    ...registrations.map(({ id }) => attendeePersonId(id)),
    ...guests.flatMap(({ id }) => [id, guestPersonId(id)]),
  ];
  return { emailNormal, registrations, guests, names };
}
