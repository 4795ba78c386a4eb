import type { RoomClaims, RoomParticipant } from "@/lib/providers/room/port";
import { readShowRole } from "@/lib/stage/show-roles";

/** A connection that is known to the database. */
export interface OpenConnection extends Record<string, unknown> {
  participant_sid: string;
  identity: string;
  role: string;
  name: string;
  registration_id: string | null;
  joined_at: Date;
}

/**
 * The fields of a participant needed to end a connection. The row already exists, so none of them is stored
 * again.
 */
export const participantOf = (row: OpenConnection): RoomParticipant => ({
  sid: row.participant_sid,
  identity: row.identity,
  name: row.name,
  claims: claimsOf(row),
  hidden: false,
  canPublish: false,
  connected: false,
  joinedAt: row.joined_at,
  tracks: [],
});

function claimsOf({ role, registration_id }: OpenConnection): RoomClaims | undefined {
  const known = readShowRole(role);
  return known && { role: known, linkVersion: "", studioLinkId: "", registrationId: registration_id ?? "" };
}
