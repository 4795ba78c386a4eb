import type { FeedMessage } from "@/lib/live";
import { iso } from "@/lib/platform/runtime/clock";
import { LATE_VOTE_SECONDS } from "../late-votes";
import type { FeedKind } from "./feed-kind";

/**
 * A poll that is on screen, or was until recently. In a show that anyone watches over HTTP, its counts become final some
 * time after it closed, which is said even if they are the same.
 */
const CHANGED = `
SELECT p.id, p.results_shown AS shown, p.counts AS previous, now.counts, late.final
FROM poll p CROSS JOIN LATERAL poll_votes(p) AS now (counts)
CROSS JOIN LATERAL (SELECT p.closed_at IS NOT NULL
  AND p.closed_at < clock_timestamp() - make_interval(secs => ${LATE_VOTE_SECONDS})
  AND EXISTS (SELECT 1 FROM presence WHERE event_id = $1 AND seen_at IS NOT NULL) AS final) AS late
WHERE p.event_id = $1 AND (p.state = 'open' OR p.updated_at > clock_timestamp() - interval '2 minutes')
  AND (now.counts <> p.counts OR p.results_shown <> p.counts_shown OR late.final <> p.counts_final)`;

const NOTE = `
UPDATE poll AS p SET counts = ARRAY(SELECT jsonb_array_elements_text(of.counts)::int), counts_shown = of.shown,
  counts_final = of.final
FROM jsonb_to_recordset($1::jsonb) AS of (id text, counts jsonb, shown boolean, final boolean) WHERE p.id = of.id`;

const POLLS =
  "SELECT id, question, options, results_shown AS shown FROM poll WHERE event_id = $1 AND id = ANY ($2::text[])";

interface Poll extends Record<string, unknown> {
  id: string;
  question: string;
  options: string[];
  shown: boolean;
}

interface Changed extends Record<string, unknown> {
  id: string;
  shown: boolean;
  previous: number[];
  counts: number[];
  final: boolean;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** Votes of polls. Published to the audience while the results are shown. */
export const votes: FeedKind = {
  type: "votes",
  subject: "poll_id",
  gather: async (ctx, eventId) => {
    const changed = await ctx.sql<Changed>("poll_changed", CHANGED, [eventId]);
    return {
      happenings: changed.map(({ id, previous, counts, final }) => ({
        body: { poll_id: id, counts, ...(final ? { final } : {}) },
        count: Math.max(1, sum(counts) - sum(previous)),
      })),
      note: () => ctx.sql("poll_note", NOTE, [JSON.stringify(changed)]),
    };
  },
  messagesFor: async ({ sql }, eventId, entries) => {
    const polls = entries.map(({ body }) => body.poll_id);
    const found = await sql<Poll>("poll_told", POLLS, [eventId, polls]);
    const byId = new Map(found.map((poll) => [poll.id, poll]));
    return new Map(
      entries.map(({ seq, at, body }) => {
        const {
          poll_id,
          counts,
          final = false,
        } = body as {
          poll_id: string;
          counts: number[];
          final?: boolean;
        };
        const { question = "", options = [], shown = false } = byId.get(poll_id) ?? {};
        const message: FeedMessage = {
          type: "poll_counts",
          seq,
          at: iso(at),
          poll_id,
          question,
          options,
          counts,
          voters: sum(counts),
          final,
        };
        return [seq, { desk_feed: [message], ...(shown ? { feed: [message] } : {}) }];
      }),
    );
  },
};
