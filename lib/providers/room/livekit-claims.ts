import type { RoomClaims } from "./port";

const ROLES = ["host", "guest", "viewer"] as const;

/** Claims as participant attributes: signed with the token, carried over into refreshed ones. */
export const writeClaims = (claims: RoomClaims): Record<string, string> => ({
  role: claims.role,
  ...(claims.linkVersion ? { link: claims.linkVersion } : {}),
  ...(claims.registrationId ? { registration: claims.registrationId } : {}),
});

export function readClaims(attributes: Record<string, string>): RoomClaims | undefined {
  const role = ROLES.find((name) => name === attributes.role);
  if (!role) return undefined;
  return {
    role,
    linkVersion: attributes.link ?? "",
    registrationId: attributes.registration ?? "",
  };
}
