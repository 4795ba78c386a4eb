import { personOf } from "@/lib/stage/room-identity";
import { readShowRole } from "@/lib/stage/show-roles";
import { registrationOfPerson } from "./identity";
import type { RoomClaims } from "./port";

/**
 * Claims as participant attributes: signed with the token, carried over into refreshed ones. Others in the room can read
 * them, so an attendee's registration is not among them: it follows from the identity, for us alone.
 */
export const writeClaims = (claims: RoomClaims): Record<string, string> => ({
  role: claims.role,
  ...(claims.linkVersion ? { link: claims.linkVersion } : {}),
  ...(claims.studioLinkId ? { studio_link: claims.studioLinkId } : {}),
});

/** `registration` stands in tokens of a former release. */
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
