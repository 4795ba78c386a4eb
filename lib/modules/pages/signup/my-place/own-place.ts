import type { Event, Registration } from "@/lib/generated/prisma/client";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound, Problem } from "@/lib/operation/problem";
import { findByJoinToken } from "../find-by-join-token";

/** Returns the caller's registration: of the attendee's browser, or of the token of a personal link. */
export async function ownPlace(ctx: Ctx, event: Event, join: string | undefined): Promise<Registration> {
  const { actor, registrationId } = ctx.principal;
  if (actor.type === "attendee" && registrationId) {
    const own = await ctx.db.registration.findUnique({ where: { id: registrationId } });
    if (own && own.eventId === event.id) return own;
  }
  if (join === undefined) throw new Problem("unauthorized", "Open your personal link again.");
  const place = await findByJoinToken(event.id, join);
  if (!place) throw notFound();
  return place;
}
