import { consentAt, consentNow, recordingAnswers } from "@/lib/modules/people/recording-consent";
import { publishFeedSoon } from "@/lib/modules/stage/live-feed";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { guestOfPerson, registrationOfPerson } from "@/lib/providers/room/identity";
import type { SaidInRoom } from "@/lib/providers/room/recognizer/room-recognizer";
import type { StageState } from "@/lib/stage";
import { isIncluded } from "@/lib/stage/recorded";

/**
 * Does nothing if an emergency card covers the show by now, or if the speaker ($9 guest, $10 registration) was
 * erased while it was transcribed. An erasure under way is waited for: it has locked the speaker, and blanks the lines
 * that are there then. Times are database times, as in the ledger.
 */
const WRITE = `
WITH in_guests AS MATERIALIZED (
  SELECT g.deleted_at IS NOT NULL AND g.name = '' AS is_erased FROM guest g WHERE g.id = $9 FOR SHARE
), in_registrations AS MATERIALIZED (
  SELECT r.removed_at IS NOT NULL AND r.name = '' AS is_erased FROM registration r WHERE r.id = $10 FOR SHARE
)
INSERT INTO caption_line (id, event_id, session_id, person_id, name, text, started_at, ended_at, left_out)
SELECT $2, $1, s.session_id, $3, $4, $5, $6, $7, $8 FROM stage s
WHERE s.event_id = $1 AND s.session_id IS NOT NULL AND s.state#>>'{mask,level}' IS NULL
  AND NOT EXISTS (SELECT 1 FROM in_guests WHERE is_erased)
  AND NOT EXISTS (SELECT 1 FROM in_registrations WHERE is_erased)
RETURNING id`;

interface Written {
  /** Its ID while it was being spoken. */
  id: string | undefined;
  said: Pick<SaidInRoom, "person" | "startedAt" | "endedAt">;
  name: string;
  text: string;
  /** The show's recording when it was said. */
  recording: StageState["recording"];
}

/** Stores a caption and publishes it. */
export async function writeCaption(eventId: string, line: Written): Promise<void> {
  const { said, name, text } = line;
  const ahead = databaseNow().getTime() - Date.now();
  const [from, to] = [said.startedAt, said.endedAt].map((ms) => new Date(ms + ahead)) as [Date, Date];
  const leftOut = await isLeftOut(eventId, line, from);
  const values = [eventId, line.id ?? newId("cap"), said.person, name, text, from, to, leftOut];
  const speaker = [guestOfPerson(said.person) ?? null, registrationOfPerson(said.person) ?? null];
  const written = await sql("caption_write", WRITE, [...values, ...speaker]);
  if (written.length > 0) publishFeedSoon(eventId);
}

/** Whether the speaker isn't in the picture over HTTP, now or when the line began. */
async function isLeftOut(eventId: string, { said, recording }: Written, from: Date): Promise<boolean> {
  const answers = await recordingAnswers({ sql }, eventId);
  const consents = [consentAt(answers, said.person, from), consentNow(answers, said.person)];
  return !consents.every((consent) => isIncluded(recording, consent));
}
