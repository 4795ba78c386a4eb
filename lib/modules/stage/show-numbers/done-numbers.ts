import type { Sql } from "@/lib/platform/database/db";
import { AUDIENCE, SYNTHETIC } from "./audience-levels";
import type { ShowNumbers } from "./schema";

/** Messages sent, including those that the crew hid later, but without those held by blocked words. */
const DONE = `
WITH programs AS (
  SELECT DISTINCT p.person_id FROM presence p JOIN registration r ON r.id = p.registration_id
  WHERE p.event_id = $1 AND r.source = '${SYNTHETIC}'
), lines AS (
  SELECT CASE WHEN role <> ALL($2::text[]) THEN 'crew' WHEN person_id IN (SELECT person_id FROM programs) THEN 'synthetic' ELSE 'attendees' END AS by
  FROM chat_message WHERE event_id = $1 AND state <> 'held'
)
SELECT (SELECT count(*) FROM lines WHERE by = 'attendees')::int AS attendees,
  (SELECT count(*) FROM lines WHERE by = 'crew')::int AS crew,
  (SELECT count(*) FROM lines WHERE by = 'synthetic')::int AS synthetic,
  (SELECT count(*) FROM poll_vote v JOIN poll p ON p.id = v.poll_id WHERE p.event_id = $1)::int AS votes,
  (SELECT count(*) FROM audience_question WHERE event_id = $1)::int AS questions,
  (SELECT count(*) FROM question_vote WHERE event_id = $1 AND wanted)::int AS question_votes,
  (SELECT COALESCE(sum(count), 0) FROM show_event WHERE event_id = $1 AND type = 'reactions')::int AS reactions,
  (SELECT count(*) FROM cta_click WHERE event_id = $1)::int AS clicks`;

type Done = Pick<ShowNumbers, "votes" | "questions" | "question_votes" | "reactions" | "clicks">;
interface Row extends Record<string, unknown>, Done {
  attendees: number;
  crew: number;
  synthetic: number;
}

/** Returns what a show's audience did. Each row is one action of one person, without repeats. */
export async function doneNumbers(
  ctx: { sql: Sql },
  eventId: string,
): Promise<Done & Pick<ShowNumbers, "chat_lines">> {
  const [row] = await ctx.sql<Row>("show_done", DONE, [eventId, AUDIENCE]);
  if (!row) throw new Error("a statement without a table answers with one row");
  const { attendees, crew, synthetic, ...done } = row;
  return { ...done, chat_lines: { attendees, crew, synthetic } };
}
