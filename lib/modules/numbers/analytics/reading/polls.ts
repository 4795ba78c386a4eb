import type { Programs } from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import type { AnalyticsFigures } from "../schema";

const MOST = 200;

const POLLS = `
SELECT id, question, options, state, opened_at, closed_at,
  ARRAY(SELECT (SELECT count(*) FROM poll_vote v WHERE v.poll_id = p.id AND v.option = o.place - 1
    AND v.person_id <> ALL($2::text[]))::int
    FROM unnest(p.options) WITH ORDINALITY AS o (text, place) ORDER BY o.place) AS votes
FROM poll p WHERE event_id = $1 ORDER BY opened_at, id LIMIT ${MOST}`;

interface Row extends Record<string, unknown> {
  id: string;
  question: string;
  options: string[];
  state: "open" | "closed";
  opened_at: Date;
  closed_at: Date | null;
  votes: number[];
}

/** Returns a show's polls with the votes of its audience, without those of programs. */
export async function readPolls(
  { sql }: { sql: Sql },
  eventId: string,
  { people }: Programs,
): Promise<AnalyticsFigures["polls"]> {
  const rows = await sql<Row>("analytics_polls", POLLS, [eventId, people]);
  return rows.map(({ id, question, options, state, votes, opened_at, closed_at }) => ({
    poll_id: id,
    question,
    options: options.map((text, place) => ({ text, votes: votes[place] ?? 0 })),
    votes: votes.reduce((sum, one) => sum + one, 0),
    state,
    opened_at: iso(opened_at),
    closed_at: isoOrNull(closed_at),
  }));
}
