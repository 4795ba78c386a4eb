import { personOf } from "@/lib/stage/room-identity";
import { readShowRole } from "@/lib/stage/show-roles";
import { registrationOfPerson } from "./identity";
import type { RoomClaims } from "./port";

/**
 * Claims as participant attributes: signed with the token and carried over into refreshed ones. Others in the
 * room can read them, so an attendee's registration isn't included: only we can derive it from the identity.
 */
export const writeClaims = (claims: RoomClaims): Record<string, string> => ({
  role: claims.role,
  ...(claims.linkVersion ? { link: claims.linkVersion } : {}),
  ...(claims.studioLinkId ? { studio_link: claims.studioLinkId } : {}),
});

/** Tokens of an earlier release contain `registration`. */
export function readClaims(identity: string, attributes: Record<string, string>): RoomClaims | undefined {
  const role = readShowRole(attributes.role);
  if (!role) return undefined;
  return {
    role,
    linkVersion: attributes.link ?? "",
    studioLinkId: attributes.studio_link ?? "",
    registrationId:
      role === "attendee" ? (attributes.registration ?? registrationOfPerson(personOf(identity)) ?? "") : "",
  };
}
