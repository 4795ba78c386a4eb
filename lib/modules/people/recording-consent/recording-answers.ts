import type { Sql } from "@/lib/platform/database/db";
import type { RecordingAnswer } from "./consent";

/** Returns what everyone in a show has answered about being recorded, oldest first. */
export const recordingAnswers = ({ sql }: { sql: Sql }, eventId: string): Promise<RecordingAnswer[]> =>
  sql<RecordingAnswer & Record<string, unknown>>(
    "recording_answers",
    `SELECT person_id AS "personId", agrees, text_version AS "textVersion", answered_at AS at
     FROM recording_answer WHERE event_id = $1 ORDER BY answered_at, id`,
    [eventId],
  );
