import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound, Problem } from "@/lib/operation/problem";

/** Somebody who registered for this show, also where they were removed since: that is why they get no mail. */
export async function personOf(ctx: Ctx, event: Event | null, id: string): Promise<Registration> {
  const row = await ctx.db.registration.findUnique({ where: { id } });
  if (!event || !row || row.eventId !== event.id) throw notFound();
  return row;
}

/** The one whose mail is looked at, where the call names one; their name and address are in it. */
export async function previewedPerson(
  ctx: Ctx,
  event: Event | null,
  id: string | undefined,
): Promise<Registration | undefined> {
  if (id === undefined) return undefined;
  if (!ctx.principal.scopes.has("registrations:read"))
    throw new Problem(
      "insufficient_scope",
      "Rendering an email for a registered person requires registrations:read.",
      {
        scope: "required",
      },
    );
  const person = await personOf(ctx, event, id);
  if (person.removedAt) throw notFound();
  return person;
}
