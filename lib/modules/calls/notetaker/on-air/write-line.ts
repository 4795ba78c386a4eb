import type { Event, Notetaker } from "@/lib/generated/prisma/client";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { guestOfPerson, registrationOfPerson } from "@/lib/providers/room/identity";
import type { SaidInRoom } from "@/lib/providers/room/recognizer/room-recognizer";
import { recognizer } from "@/lib/providers/stt";
import type { StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { includedPeople } from "./heard-people";

/** After this delay, what was said is dropped. */
export const LOST_MS = 60_000;

/**
 * Does nothing once the notetaker is over, also if that's being written at the moment, while an emergency card covers the
 * show, or if the speaker ($8 guest, $9 registration) was erased while it was transcribed. An erasure under way is waited for.
 */
const WRITE = `
WITH in_guests AS MATERIALIZED (
  SELECT g.deleted_at IS NOT NULL AND g.name = '' AS is_erased FROM guest g WHERE g.id = $8 FOR SHARE
), in_registrations AS MATERIALIZED (
  SELECT r.removed_at IS NOT NULL AND r.name = '' AS is_erased FROM registration r WHERE r.id = $9 FOR SHARE
)
INSERT INTO notetaker_line (id, notetaker_id, person_id, name, text, started_at, ended_at)
SELECT $2, n.id, $3, $4, $5, $6, $7 FROM notetaker n JOIN stage s ON s.event_id = n.event_id
WHERE n.id = $1 AND n.state IN ('in_call', 'leaving') AND s.state#>>'{mask,level}' IS NULL
  AND NOT EXISTS (SELECT 1 FROM in_guests WHERE is_erased)
  AND NOT EXISTS (SELECT 1 FROM in_registrations WHERE is_erased)
FOR KEY SHARE OF n`;

interface Look {
  event: Event;
  bot: Notetaker;
  state: StageState;
}

/** Transcribes what someone said and stores it, unless they have declined to be recorded by then. */
export async function writeLine(
  { event, bot, state }: Look,
  { samples, isWhole, person, startedAt, endedAt }: SaidInRoom,
  signal: AbortSignal,
): Promise<void> {
  if (!isWhole) return;
  const speaker = state.stage.find(({ identity }) => personOf(identity) === person);
  if (!speaker) return;
  const names = state.stage.map(({ name }) => name);
  const late = AbortSignal.any([signal, AbortSignal.timeout(LOST_MS)]);
  const { text } = await recognizer().transcribe({ samples, language: event.language, names }, late);
  if (text === "" || !(await includedPeople(event.id, state)).includes(person)) return;
  const ahead = databaseNow().getTime() - Date.now();
  const times = [startedAt, endedAt].map((ms) => new Date(ms + ahead));
  const ids = [guestOfPerson(person) ?? null, registrationOfPerson(person) ?? null];
  await sql("notetaker_line_write", WRITE, [
    ...[bot.id, newId("nln"), person, speaker.name, text],
    ...times,
    ...ids,
  ]);
}
