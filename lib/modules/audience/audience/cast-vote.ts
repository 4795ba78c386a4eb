import { LATE_VOTE_SECONDS, publishFeedChanges, requireOnAir } from "@/lib/modules/stage/live-feed";
import { watchesOverHttp } from "@/lib/modules/studio/studio";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, notFound, stateConflict } from "@/lib/operation/problem";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { audienceContract } from "./contract";

interface Poll extends Record<string, unknown> {
  state: string;
  options: number;
  /** Whether it closed so recently that it may still be open in someone's picture, and was at the time they say. */
  open_when_seen: boolean;
}

/**
 * Not locked: a vote cast while the poll closes still counts, and the result is published again. A poll of a show that
 * has ended is closed, even if a process of another release left its row open.
 */
const POLL = `
SELECT CASE WHEN EXISTS (SELECT 1 FROM stage WHERE event_id = $2 AND state->>'phase' = 'ended')
    THEN 'closed' ELSE state END AS state,
  cardinality(options) AS options,
  COALESCE($3::timestamptz >= opened_at AND $3::timestamptz < closed_at
    AND closed_at > clock_timestamp() - make_interval(secs => ${LATE_VOTE_SECONDS}), false) AS open_when_seen
FROM poll WHERE id = $1 AND event_id = $2`;

const VOTE = `
INSERT INTO poll_vote AS v (poll_id, person_id, option, voted_at) VALUES ($1, $2, $3, clock_timestamp())
ON CONFLICT (poll_id, person_id) DO UPDATE SET option = excluded.option, voted_at = excluded.voted_at
WHERE v.option <> excluded.option`;

/** `seen_at` counts for viewers over HTTP only: everyone else sees the poll close as it does. */
export async function castVote(
  ctx: Ctx,
  { slug, poll_id, option, seen_at }: InputOf<typeof audienceContract.castVote>,
): Promise<OutputOf<typeof audienceContract.castVote>> {
  const eventId = await requireOnAir(ctx, slug, { late: seen_at !== undefined });
  const person = attendeePersonId(ctx.principal.actor.id);
  const [poll] = await ctx.sql<Poll>("vote_poll", POLL, [poll_id, eventId, seen_at ?? null]);
  if (!poll) throw notFound();
  const isOpen =
    poll.state === "open" || (poll.open_when_seen && (await watchesOverHttp(ctx, eventId, person)));
  if (!isOpen) throw stateConflict(poll.state, "This poll isn't open for votes.");
  if (option >= poll.options) throw invalid({ option: "invalid" });
  await ctx.sql("vote_cast", VOTE, [poll_id, person, option]);
  ctx.afterCommit(() => void publishFeedChanges(eventId));
  return { poll_id, option };
}
