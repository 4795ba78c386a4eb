import type { Notetaker } from "@/lib/generated/prisma/client";
import type { Sql } from "@/lib/platform/database/db";

/** What someone said while a notetaker was in the call. */
export interface HeardLine extends Record<string, unknown> {
  personId: string;
  name: string;
  text: string;
  startedAt: Date;
  endedAt: Date;
}

/**
 * Captions, and what it transcribed itself while there were none. Captions of people who declined to be recorded are left
 * out, as they are of the recording. The announcer is no person.
 */
const HEARD = `
SELECT person_id AS "personId", name, text, started_at AS "startedAt", ended_at AS "endedAt" FROM (
  SELECT id, person_id, name, text, started_at, ended_at FROM caption_line
  WHERE event_id = $1 AND started_at >= $2 AND started_at < $3 AND NOT left_out AND person_id <> 'announcer'
  UNION ALL
  SELECT id, person_id, name, text, started_at, ended_at FROM notetaker_line WHERE notetaker_id = $4
) AS heard WHERE text <> '' ORDER BY started_at, id`;

/** Returns what a notetaker has heard, in order. */
export async function heardLines({ sql }: { sql: Sql }, bot: Notetaker): Promise<HeardLine[]> {
  if (bot.joinedAt === null || bot.leftAt === null) return [];
  return sql<HeardLine>("notetaker_heard", HEARD, [bot.eventId, bot.joinedAt, bot.leftAt, bot.id]);
}
