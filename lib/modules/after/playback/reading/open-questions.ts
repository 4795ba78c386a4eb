import { sql } from "@/lib/platform/database/db";
import { type MediaTime, type ProgramLine, programTime } from "@/lib/program";
import { editedOut } from "../captions/edited-out";
import { isErased } from "../captions/has-captions";
import { DURING, MEDIA_MS } from "../rows/during-session";
import { readShow } from "../rows/read-show";

interface Asked extends MediaTime, Record<string, unknown> {
  personId: string;
  text: string;
  /** Of similar questions. */
  groupId: string | null;
}

const OPEN = `
SELECT q.person_id AS "personId", q.text, q.group_id AS "groupId", s.id AS "sessionId", ${MEDIA_MS("q.created_at")} AS ms
FROM show_session s JOIN audience_question q ON q.event_id = s.event_id AND ${DURING("q.created_at")}
WHERE s.recording_id = $1 AND q.state = 'open' AND NOT q.private AND q.text <> ''
  AND NOT ${isErased("s.recording_id", "q.person_id")}
ORDER BY q.votes DESC, q.created_at, q.id`;

/** Returns questions that weren't answered and were asked during a program, with the edits that count now. The most voted for first. */
export async function openQuestions(
  recordingId: string,
  { stretches }: ProgramLine,
): Promise<Pick<Asked, "personId" | "text" | "groupId">[]> {
  const read = await readShow(recordingId);
  if (!read) return [];
  const out = editedOut(read.edits);
  const asked = await sql<Asked>("playback_open_questions", OPEN, [recordingId]);
  return asked.filter(({ sessionId, ms, personId }) => {
    const moment = { sessionId, personId, saidBy: personId, fromMs: ms, toMs: ms };
    const isOut = out.isDropped({ sessionId, ms }) || out.hasWords(moment) || out.hasName(moment);
    return !isOut && programTime(stretches, { sessionId, ms }) !== null;
  });
}
