import { hostPersonIdOf } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import { notFound } from "@/lib/operation/problem";
import { attendeePersonId, guestPersonId } from "@/lib/providers/room/identity";

/** Returns the id, on stage and in tracks, of the person who calls. */
export function callingPerson({ principal }: Ctx, eventId: string): string {
  if (principal.guestId) return guestPersonId(principal.guestId);
  if (principal.registrationId) return attendeePersonId(principal.registrationId);
  if (principal.showRole === undefined) throw notFound();
  return hostPersonIdOf(principal, eventId);
}
