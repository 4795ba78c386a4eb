import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound, Problem } from "@/lib/operation/problem";

/**
 * Returns an attendee of this show, even if removed since then: the removal explains why they get no email.
 */
export async function personOf(ctx: Ctx, event: Event | null, id: string): Promise<Registration> {
  const row = await ctx.db.registration.findUnique({ where: { id } });
  if (!event || !row || row.eventId !== event.id) throw notFound();
  return row;
}

/** Returns the recipient to preview the email for, with name and address, if the call names one. */
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
