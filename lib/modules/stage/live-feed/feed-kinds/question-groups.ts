import type { FeedMessage, QuestionGroup } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import type { FeedKind } from "./feed-kind";

/** A person who upvotes several questions of a group counts once. Runs after the questions' own count. */
const COUNT = `
UPDATE question_group AS g SET untold = false, votes = (
  SELECT count(DISTINCT v.person_id) FROM question_vote v JOIN audience_question q ON q.id = v.question_id
  WHERE q.group_id = g.id AND v.wanted)
WHERE g.event_id = $1 AND g.untold
RETURNING g.id, g.votes,
  ARRAY(SELECT q.id FROM audience_question q WHERE q.group_id = g.id ORDER BY q.created_at, q.id) AS questions`;

interface Counted extends Record<string, unknown> {
  id: string;
  votes: number;
  questions: string[];
}

/** Groups of questions that ask the same, for the crew. */
export const questionGroups: FeedKind = {
  type: "question_group",
  subject: "group_id",
  gather: async (ctx, eventId) => {
    const counted = await ctx.sql<Counted>("question_groups_count", COUNT, [eventId]);
    return {
      happenings: counted.map(({ id, votes, questions }) => ({
        body: { group_id: id, votes, questions },
        count: 1,
      })),
      note: async () => undefined,
    };
  },
  messagesFor: async (_ctx, _eventId, entries) =>
    new Map(
      entries.map(({ seq, at, body }) => {
        const { group_id: id, ...standing } = body as { group_id: string } & Omit<QuestionGroup, "id">;
        const message: FeedMessage = {
          type: "question_group",
          seq,
          at: iso(at),
          group: { id, votes: standing.votes, questions: standing.questions },
        };
        return [seq, { desk_feed: [message] }];
      }),
    ),
};
