import type { Ctx } from "@/lib/operation/ctx";
import type { RoomClaims, RoomParticipant } from "@/lib/providers/room/port";
import { readShowRole } from "@/lib/stage/show-roles";
import type { AdmittedShow } from "./admission";
import { recordLeft } from "./presence-rows";

interface Open extends Record<string, unknown> {
  participant_sid: string;
  identity: string;
  role: string;
  name: string;
  registration_id: string | null;
  joined_at: Date;
}

export interface Gone {
  /** Latest time at which they can have ended. */
  at: Date;
  /** Connections that started later are ignored. */
  began: Date;
  /** Connections that still exist. */
  still: readonly string[];
}

/**
 * Ends the connections that no longer exist and aren't known to have ended by then.
 * @returns how many
 */
export async function closePresence(
  ctx: Ctx,
  show: AdmittedShow,
  { at, began, still }: Gone,
): Promise<number> {
  const open = await ctx.sql<Open>(
    "presence_open",
    `SELECT participant_sid, identity, role, name, registration_id, joined_at FROM presence
     WHERE event_id = $1 AND (left_at IS NULL OR left_at > $4) AND joined_at <= $2 AND NOT (participant_sid = ANY($3::text[]))
     ORDER BY registration_id, participant_sid`,
    [show.id, began, still, at],
  );
  for (const row of open) await recordLeft(ctx, show, participantOf(row), at, true);
  return open.length;
}

/**
 * The fields of a participant needed to end a connection. The row already exists, so none of them is stored
 * again.
 */
const participantOf = (row: Open): RoomParticipant => ({
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

function claimsOf({ role, registration_id }: Open): RoomClaims | undefined {
  const known = readShowRole(role);
  return known && { role: known, linkVersion: "", studioLinkId: "", registrationId: registration_id ?? "" };
}
