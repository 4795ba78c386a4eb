import type { AudienceQuestion, FeedMessage } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "./feed-kind";

/** Maximum number of questions per round. The rest follows with the next. */
const MAX = 200;

/** Counts new votes. Under the stage's lock, so that none is counted twice. */
const COUNT = `
WITH fresh AS (
  UPDATE question_vote SET counted = wanted WHERE event_id = $1 AND wanted <> counted RETURNING question_id, wanted
), sums AS (
  SELECT question_id, sum(CASE WHEN wanted THEN 1 ELSE -1 END)::int AS change FROM fresh GROUP BY question_id
), told AS (
  UPDATE audience_question AS q SET votes = q.votes + sums.change, untold = true FROM sums
  WHERE q.id = sums.question_id RETURNING q.group_id
)
UPDATE question_group SET untold = true WHERE id IN (SELECT group_id FROM told)`;

const UNPUBLISHED = `
UPDATE audience_question SET untold = false WHERE id IN (
  SELECT id FROM audience_question WHERE event_id = $1 AND untold ORDER BY created_at, id LIMIT ${MAX})
RETURNING id, votes, state`;

const QUESTIONS = `
SELECT id, person_id AS person, author_name AS name, text, private, created_at AS at FROM audience_question
WHERE event_id = $1 AND id = ANY ($2::text[])`;

interface Standing {
  question_id: string;
  votes: number;
  state: AudienceQuestion["state"];
}

interface Row extends Record<string, unknown> {
  id: string;
  person: string;
  name: string;
  text: string;
  private: boolean;
  at: Date;
}

/** The state of the audience's questions. Private ones are published to the desk only. */
export const questions: FeedKind = {
  type: "question",
  subject: "question_id",
  gather: async (ctx, eventId) => {
    await ctx.sql("question_votes_count", COUNT, [eventId]);
    const unpublished = await ctx.sql<{ id: string; votes: number; state: string }>(
      "question_untold",
      UNPUBLISHED,
      [eventId],
    );
    return {
      happenings: unpublished.map(({ id, ...standing }) => ({
        body: { question_id: id, ...standing },
        count: 1,
      })),
      note: async () => undefined,
    };
  },
  messagesFor: async ({ sql }, eventId, entries) => {
    const ids = entries.map(({ body }) => body.question_id);
    const rows = await sql<Row>("question_rows", QUESTIONS, [eventId, ids]);
    const known = new Map(rows.map((row) => [row.id, row]));
    return new Map(
      entries.map(({ seq, at, body }) => {
        const standing = body as unknown as Standing;
        const question = present(standing, known.get(standing.question_id), at);
        const message: FeedMessage = { type: "question", seq, at: iso(at), question };
        return [seq, { desk_feed: [message], ...(question.private ? {} : { feed: [message] }) }];
      }),
    );
  },
};

/** A dismissed or deleted question is published without its text. */
function present(standing: Standing, row: Row | undefined, at: Date): AudienceQuestion {
  const { question_id: id, votes } = standing;
  if (!row || standing.state === "dismissed") {
    const author = { person: row?.person ?? "", name: "" };
    return { id, author, text: "", votes, state: "dismissed", private: row?.private ?? false, at: iso(at) };
  }
  const { person, name, text } = row;
  return {
    id,
    author: { person, name },
    text,
    votes,
    state: standing.state,
    private: row.private,
    at: iso(row.at),
  };
}
