import type { Principal } from "@/lib/platform/security/principal";
import { hostPersonId } from "@/lib/providers/room/identity";

/**
 * Who somebody with a way into the studio is in the room: each member and each studio link is a person of their own, the
 * holders of the show's own studio link are one.
 */
export function hostPersonIdOf({ actor, studioLinkId }: Principal, eventId: string): string {
  const holder = actor.type === "user" ? actor.id : (studioLinkId ?? "link");
  return hostPersonId(eventId, holder);
}
