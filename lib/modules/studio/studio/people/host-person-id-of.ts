import type { Principal } from "@/lib/platform/security/principal";
import { hostPersonId } from "@/lib/providers/room/identity";

/**
 * Returns a studio user's identity in the room: each member and each studio link is a separate person, and
 * everyone with the show's own studio link is one.
 */
export function hostPersonIdOf({ actor, studioLinkId }: Principal, eventId: string): string {
  const holder = actor.type === "user" ? actor.id : (studioLinkId ?? "link");
  return hostPersonId(eventId, holder);
}
