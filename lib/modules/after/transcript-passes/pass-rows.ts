import type { StoredWord } from "@/lib/modules/after/playback";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { Environment } from "@/lib/platform/security/principal";
import type { SpokenTime } from "@/lib/program";

/** A pass with its show, in the order in which it goes on. */
export interface PassAt extends Record<string, unknown> {
  id: string;
  recordingId: string;
  workspaceId: string;
  environment: Environment;
  eventId: string;
  slug: string;
  language: string;
  state: string;
  /** The pass whose lines stay where nothing else is heard. */
  reusesId: string | null;
  /** Whether its stretches are known. */
  isPlanned: boolean;
}

const READ = `
SELECT p.id, p.recording_id AS "recordingId", r.workspace_id AS "workspaceId", r.environment, r.event_id AS "eventId", e.slug,
  p.language, p.state, p.reuses_id AS "reusesId", p.all_ms IS NOT NULL AS "isPlanned"
FROM transcript_pass p JOIN recording r ON r.id = p.recording_id JOIN event e ON e.id = r.event_id
WHERE p.id = $1 AND r.deleted_at IS NULL`;

/** Null if the recording was deleted. */
export async function readPass(id: string): Promise<PassAt | null> {
  const [pass] = await sql<PassAt>("transcript_pass", READ, [id]);
  return pass ?? null;
}

const OVERDUE = `
UPDATE transcript_pass SET failing_since = CASE WHEN failing_since >= updated_at THEN failing_since ELSE now() END
WHERE id = $1 AND state = 'running'
RETURNING now() - failing_since > interval '30 minutes' + make_interval(secs => COALESCE(all_ms, 0) / 1000) AS "isOverdue"`;

/** Call it when a pass has failed. @returns whether it has for half an hour and its sound's length, with nothing done */
export async function isPassOverdue(id: string): Promise<boolean> {
  const [row] = await sql<{ isOverdue: boolean }>("transcript_overdue", OVERDUE, [id]);
  return row?.isOverdue ?? false;
}

/** What was stored just before a read may have been committed after it, so it's looked at again. */
export const UNSEEN_MS = 5_000;

/** Sound that a pass has to go through, and which copies of it are heard. */
export interface MarkedTime extends SpokenTime {
  mark: string;
}

interface Plan {
  engine: string;
  times: readonly MarkedTime[];
  /** Sound that was stored before is in these times. */
  readAt: Date;
}

/** Stores what a pass has to go through. What another one has heard in the same sound is taken over. */
export async function planPass(
  { id, recordingId, reusesId, language }: PassAt,
  { engine, times, readAt }: Plan,
): Promise<void> {
  await transaction(async () => {
    await sql("transcript_share", LOCK, [recordingId]);
    const before = { id: reusesId ?? "", engine, language };
    const known = await db().transcriptStretch.findMany({ where: { pass: before } });
    const marks = new Set(known.map(({ mark }) => mark));
    const stretches = times.map((time, number) => ({
      ...{ passId: id, number, ...time },
      atMs: marks.has(time.mark) ? time.toMs : time.fromMs,
    }));
    await db().transcriptStretch.createMany({ data: stretches, skipDuplicates: true });
    await sql("transcript_reused", REUSE, [id, reusesId]);
    const allMs = stretches.reduce((sum, { atMs, toMs }) => sum + toMs - atMs, 0);
    await db().transcriptPass.update({
      where: { id },
      data: { engine, allMs, checkedAt: readAt, updatedAt: databaseNow() },
    });
  });
}

/** Without caption lines: whether they're still needed is decided at the end. */
const REUSE = `
INSERT INTO transcript_segment (pass_id, id, session_id, person_id, name, from_ms, to_ms, text, words)
SELECT $1, g.id, g.session_id, g.person_id, g.name, g.from_ms, g.to_ms, g.text, g.words
FROM transcript_stretch s JOIN transcript_segment g ON g.pass_id = $2 AND g.person_id = s.person_id
  AND g.session_id = s.session_id AND g.from_ms >= s.from_ms - 1 AND g.from_ms < s.to_ms
WHERE s.pass_id = $1 AND s.at_ms = s.to_ms AND NOT EXISTS (SELECT 1 FROM caption_line c WHERE c.id = g.id)
ON CONFLICT DO NOTHING`;

/** Sound that is to be transcribed. */
export interface Stretch extends SpokenTime {
  number: number;
  atMs: number;
}

/** Returns the next stretch with something left to transcribe; null if the pass is over as well. */
export async function nextStretch(passId: string): Promise<Stretch | null> {
  const [stretch] = await sql<Stretch & Record<string, unknown>>(
    "transcript_next",
    `SELECT s.number, s.person_id AS "personId", s.session_id AS "sessionId", s.from_ms AS "fromMs", s.to_ms AS "toMs", s.at_ms AS "atMs"
     FROM transcript_stretch s JOIN transcript_pass p ON p.id = s.pass_id
     WHERE s.pass_id = $1 AND s.at_ms < s.to_ms AND p.state = 'running' ORDER BY s.number LIMIT 1`,
    [passId],
  );
  return stretch ?? null;
}

/** What was heard, in milliseconds of the session's media time. */
export interface HeardLine {
  fromMs: number;
  toMs: number;
  text: string;
  words: StoredWord[] | null;
}

/** A line of someone else than whose microphone it came from says so: in mixed sound, several people speak. */
type SaidLine = HeardLine & { personId?: string; name?: string };

/** Whoever erases people locks the recording as well, so nothing of someone who was just erased is stored. */
const LOCK = "SELECT 1 FROM recording WHERE id = $1 FOR SHARE";

const ADVANCE = `
UPDATE transcript_stretch s SET at_ms = $4 FROM transcript_pass p
WHERE s.pass_id = $1 AND s.number = $2 AND s.at_ms = $3 AND p.id = s.pass_id AND p.state = 'running'
RETURNING s.number, EXISTS (SELECT 1 FROM recording_track t WHERE t.recording_id = p.recording_id
  AND t.person_id = s.person_id AND t.kind = 'microphone' AND t.erased_at IS NOT NULL) AS "isErased"`;

/** Stores what was heard up to a time. Does nothing if another worker has done so, or the pass is over. */
export async function advance(
  { id, recordingId }: PassAt,
  { number, personId, sessionId, atMs }: Stretch,
  { untilMs, lines, ...speaker }: { untilMs: number; name: string; lines: readonly SaidLine[] },
): Promise<void> {
  await transaction(async () => {
    await sql("transcript_share", LOCK, [recordingId]);
    const [row] = await sql<{ isErased: boolean }>("transcript_advance", ADVANCE, [
      id,
      number,
      atMs,
      untilMs,
    ]);
    if (!row) return;
    if (!row.isErased)
      await db().transcriptSegment.createMany({
        data: lines.map(({ words, ...line }) => ({
          ...{ passId: id, id: newId("seg"), sessionId, personId, ...speaker, ...line },
          ...(words ? { words } : {}),
        })),
      });
    await db().transcriptPass.update({
      where: { id },
      data: { doneMs: { increment: untilMs - atMs }, updatedAt: databaseNow() },
    });
  });
}
