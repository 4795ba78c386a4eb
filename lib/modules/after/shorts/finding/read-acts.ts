import type { AudienceAct } from "@/lib/clips/moments/audience-acts";
import { AUDIENCE, SYNTHETIC } from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";
import { attendeePersonId } from "@/lib/providers/room/identity";

const PROGRAMS = `SELECT id FROM registration WHERE event_id = $1 AND source = '${SYNTHETIC}'`;

const ACTS = `
SELECT 'chat' AS kind, (extract(epoch FROM created_at) * 1000)::float8 AS at, 1 AS count, person_id AS by FROM chat_message
WHERE event_id = $1 AND state <> 'held' AND role = ANY($2::text[]) AND person_id <> ALL($3::text[])
UNION ALL SELECT 'votes', (extract(epoch FROM v.voted_at) * 1000)::float8, 1, v.person_id
FROM poll p JOIN poll_vote v ON v.poll_id = p.id WHERE p.event_id = $1 AND v.person_id <> ALL($3::text[])
UNION ALL SELECT 'questions', (extract(epoch FROM created_at) * 1000)::float8, 1, person_id
FROM audience_question WHERE event_id = $1 AND person_id <> ALL($3::text[])
UNION ALL SELECT 'reactions', (extract(epoch FROM at) * 1000)::float8, count, NULL FROM show_event
WHERE event_id = $1 AND type = 'reactions'
UNION ALL SELECT 'clicks', (extract(epoch FROM created_at) * 1000)::float8, 1, registration_id FROM cta_click
WHERE event_id = $1 AND (registration_id IS NULL OR registration_id <> ALL($4::text[]))`;

interface Row extends Record<string, unknown> {
  kind: AudienceAct["kind"];
  /** In milliseconds since 1970. */
  at: number;
  count: number;
  by: string | null;
}

/** Reads what a show's audience did, without programs. Times are milliseconds since 1970. */
export async function readActs({ sql }: { sql: Sql }, eventId: string): Promise<AudienceAct[]> {
  const programs = (await sql<{ id: string }>("moments_programs", PROGRAMS, [eventId])).map(({ id }) => id);
  const rows = await sql<Row>("moments_acts", ACTS, [
    eventId,
    AUDIENCE,
    programs.map(attendeePersonId),
    programs,
  ]);
  return rows.map(({ kind, at, count, by }) => ({ kind, atMs: at, count, by }));
}
