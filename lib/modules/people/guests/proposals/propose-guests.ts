import type { GuestProposal } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import type { Outline } from "@/lib/plan-writer/outline";
import { isTeaching } from "@/lib/plan-writer/words/teaching-words";
import { nameKey } from "./name-key";
import { isOpen, readProposals } from "./read-proposals";

type Person = Outline["people"][number];
type Details = Pick<GuestProposal, "name" | "title" | "company">;

const LONGEST_NAME = 120;

/**
 * Proposes the guests named in a brief and replaces earlier proposals that no one accepted. A plan may be
 * assigned to them immediately, but only the host sees them. Skips people who are on the roster, were removed
 * from it or were dismissed, and proposals that are `kept`. Locks the event. Returns the IDs of everyone who
 * can be assigned, by `nameKey`.
 */
export async function proposeGuests(
  ctx: Ctx,
  eventId: string,
  people: readonly Person[],
  kept: ReadonlySet<string> = new Set(),
): Promise<ReadonlyMap<string, string>> {
  await ctx.sql("proposal_lock", "SELECT 1 FROM event WHERE id = $1 FOR UPDATE", [eventId]);
  const guests = await ctx.db.guest.findMany({ where: { eventId }, orderBy: { position: "asc" } });
  const previous = await readProposals(ctx, eventId);
  const settled = new Set([
    ...guests.map(({ name }) => nameKey(name)),
    ...previous.filter((row) => !isOpen(row)).map(({ name }) => nameKey(name)),
  ]);
  const named = new Map(people.filter(isGuest).map((person) => [nameKey(person.name), detailsOf(person)]));
  const wanted = [...named].filter(([key]) => key !== "" && !settled.has(key));
  const open = new Map(previous.filter(isOpen).map((row) => [nameKey(row.name), row]));
  await drop(
    ctx,
    [...open.values()].filter(
      ({ id, name }) => !kept.has(id) && !wanted.some(([key]) => key === nameKey(name)),
    ),
  );
  const ids = new Map<string, string>();
  for (const [position, [key, details]] of wanted.entries())
    ids.set(key, await keep(ctx, eventId, open.get(key), { ...details, position }));
  for (const guest of guests) if (guest.deletedAt === null) ids.set(nameKey(guest.name), guest.id);
  return ids;
}

const isGuest = ({ role, title, guest_id }: Person): boolean =>
  guest_id === null && (role === "guest" || (role === "host" && isTeaching(title)));

const detailsOf = ({ name, title, company }: Person): Details => ({
  name: name.trim().slice(0, LONGEST_NAME),
  title: title ?? "",
  company: company ?? "",
});

async function drop(ctx: Ctx, rows: readonly GuestProposal[]): Promise<void> {
  if (rows.length === 0) return;
  await ctx.db.guestProposal.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  for (const row of rows) ctx.record({ subjectType: "guest", subjectId: row.id, before: auditProposal(row) });
}

async function keep(
  ctx: Ctx,
  eventId: string,
  previous: GuestProposal | undefined,
  given: Details & { position: number },
): Promise<string> {
  if (previous) {
    await ctx.db.guestProposal.update({ where: { id: previous.id }, data: { ...given, updatedAt: ctx.now } });
    return previous.id;
  }
  const id = ctx.newId("gst");
  await ctx.db.guestProposal.create({
    data: { id, eventId, ...given, createdAt: ctx.now, updatedAt: ctx.now },
  });
  ctx.record({ subjectType: "guest", subjectId: id, after: auditProposal(given) });
  return id;
}

/** Returns the audit log's fields of a proposal. */
export const auditProposal = ({ name, title, company }: Details) => ({
  name,
  title,
  company,
  from_brief: true,
  accepted: false,
});
