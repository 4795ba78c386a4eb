import type { Event, Guest, Registration, Vendor } from "@/lib/generated/prisma/client";
import type { NamedPerson } from "@/lib/modules/calls/calls";
import { customerNamesOf } from "@/lib/modules/calls/deals";
import type { Ctx } from "@/lib/operation/ctx";
import { ownedBy } from "@/lib/operation/owned";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { attendeePersonId, guestPersonId } from "@/lib/providers/room/identity";

export interface Person {
  emailNormal: string;
  registrations: (Registration & { event: Event })[];
  guests: (Guest & { event: Event })[];
  vendors: (Vendor & { event: Event })[];
  /** The names they use in rooms, ledgers, chats and polls. */
  names: string[];
}

/** Finds all rows with an email address, across the shows of an environment, including removed rows. */
export async function findPerson(ctx: Ctx, email: string): Promise<Person> {
  const emailNormal = normalEmail(email);
  const event = ownedBy(ctx);
  const registrations = await ctx.db.registration.findMany({
    where: { emailNormal, event },
    include: { event: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const guests = await ctx.db.guest.findMany(withEvent(await idsIn(ctx, "guest", emailNormal)));
  const vendors = await ctx.db.vendor.findMany(withEvent(await idsIn(ctx, "vendor", emailNormal)));
  const names = [
    ...registrations.map(({ id }) => attendeePersonId(id)),
    ...guests.flatMap(({ id }) => [id, guestPersonId(id)]),
  ];
  return { emailNormal, registrations, guests, vendors, names };
}

/** What calls with customers and deals know them by. */
export async function namedAs(
  ctx: Ctx,
  { emailNormal, registrations, guests, vendors }: Person,
): Promise<NamedPerson> {
  const customers = await customerNamesOf(ctx, emailNormal);
  const own = [...registrations, ...guests, ...vendors].map(({ name }) => name);
  return { emailNormal, names: [...new Set([...own, ...customers])] };
}

/** Rows of a table that store the address as it was typed. */
async function idsIn(ctx: Ctx, table: "guest" | "vendor", emailNormal: string): Promise<string[]> {
  const rows = await ctx.sql<{ id: string }>(
    `person_${table}s`,
    `SELECT t.id FROM ${table} t JOIN event e ON e.id = t.event_id
     WHERE e.workspace_id = $1 AND e.environment = $2::"Environment" AND lower(normalize(trim(t.email), NFKC)) = $3`,
    [ctx.workspaceId, ctx.environment, emailNormal],
  );
  return rows.map(({ id }) => id);
}

const withEvent = (ids: string[]) => ({
  where: { id: { in: ids } },
  include: { event: true } as const,
  orderBy: [{ createdAt: "asc" as const }, { id: "asc" as const }],
});
