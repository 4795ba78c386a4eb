import { publishFeedSoon } from "@/lib/modules/stage/live-feed";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { SaidInRoom } from "@/lib/providers/room/recognizer/room-recognizer";

/** Does nothing if an emergency card covers the show by now. Times are database times, as in the ledger. */
const WRITE = `
INSERT INTO caption_line (id, event_id, session_id, person_id, name, text, started_at, ended_at)
SELECT $2, $1, s.session_id, $3, $4, $5, $6, $7 FROM stage s
WHERE s.event_id = $1 AND s.session_id IS NOT NULL AND s.state#>>'{mask,level}' IS NULL
RETURNING id`;

interface Written {
  /** Its ID while it was being spoken. */
  id: string | undefined;
  said: Pick<SaidInRoom, "person" | "startedAt" | "endedAt">;
  name: string;
  text: string;
}

/** Stores a caption and publishes it. */
export async function writeCaption(eventId: string, { id, said, name, text }: Written): Promise<void> {
  const ahead = databaseNow().getTime() - Date.now();
  const at = (ms: number): Date => new Date(ms + ahead);
  const values = [eventId, id ?? newId("cap"), said.person, name, text, at(said.startedAt), at(said.endedAt)];
  const written = await sql("caption_write", WRITE, values);
  if (written.length > 0) publishFeedSoon(eventId);
}
