import type { Ctx } from "@/lib/operation/ctx";
import type { AdmittedShow } from "./admission";
import { type OpenConnection, participantOf } from "./open-connection";
import { recordLeft } from "./presence-rows";

export interface Gone {
  /** Latest time at which they can have ended. */
  at: Date;
  /** Connections that started later are ignored. */
  began: Date;
  /** Connections that still exist. */
  still: readonly string[];
}

/**
 * Ends the connections to the room that no longer exist and aren't known to have ended by then.
 * @returns how many
 */
export async function closePresence(
  ctx: Ctx,
  show: AdmittedShow,
  { at, began, still }: Gone,
): Promise<number> {
  const open = await ctx.sql<OpenConnection>(
    "presence_open",
    `SELECT participant_sid, identity, role, name, registration_id, joined_at FROM presence
     WHERE event_id = $1 AND seen_at IS NULL AND (left_at IS NULL OR left_at > $4) AND joined_at <= $2 AND NOT (participant_sid = ANY($3::text[]))
     ORDER BY registration_id, participant_sid`,
    [show.id, began, still, at],
  );
  for (const row of open) await recordLeft(ctx, show, participantOf(row), at, true);
  return open.length;
}
