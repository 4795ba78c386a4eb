import type { Event } from "@/lib/generated/prisma/client";
import { lockGuest, withdrawAccess } from "@/lib/modules/people/guests";
import { withdrawStudioLink } from "@/lib/modules/studio/studio-links";
import type { Ctx } from "@/lib/operation/ctx";
import { invalid, notFound, Problem } from "@/lib/operation/problem";
import { guestOfPerson } from "@/lib/providers/room/identity";

/**
 * Revokes the person's link. Throws `insufficient_scope` if the caller may not do that. Without a personal link, throws
 * `validation_error` for someone who is here, and `not_found` for anyone else.
 */
export async function revokePersonalLink(
  ctx: Ctx,
  event: Event,
  person: string,
  isHere: boolean,
): Promise<void> {
  if (!ctx.principal.scopes.has("guests:write"))
    throw new Problem("insufficient_scope", "Revoking links requires the scope guests:write.", {
      keep_out: "not_allowed",
    });
  const guestId = guestOfPerson(person);
  if (guestId !== undefined) {
    await withdrawAccess(ctx, event, await lockGuest(ctx, event, guestId));
    return;
  }
  if (await withdrawStudioLink(ctx, event, person)) return;
  throw isHere ? invalid({ keep_out: "not_allowed" }, "They have no personal link to revoke.") : notFound();
}
