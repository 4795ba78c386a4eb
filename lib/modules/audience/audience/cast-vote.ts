import { publishFeedChanges, requireOnAir } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid, notFound, stateConflict } from "@/lib/operation/problem";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { audienceContract } from "./contract";

interface Poll extends Record<string, unknown> {
  state: string;
  options: number;
}

/** Not locked: a vote cast while the poll closes still counts, and the result is published again. */
const POLL = "SELECT state, cardinality(options) AS options FROM poll WHERE id = $1 AND event_id = $2";

const VOTE = `
INSERT INTO poll_vote AS v (poll_id, person_id, option, voted_at) VALUES ($1, $2, $3, clock_timestamp())
ON CONFLICT (poll_id, person_id) DO UPDATE SET option = excluded.option, voted_at = excluded.voted_at
WHERE v.option <> excluded.option`;

export async function castVote(
  ctx: Ctx,
  { slug, poll_id, option }: InputOf<typeof audienceContract.castVote>,
): Promise<OutputOf<typeof audienceContract.castVote>> {
  const eventId = await requireOnAir(ctx, slug);
  const [poll] = await ctx.sql<Poll>("vote_poll", POLL, [poll_id, eventId]);
  if (!poll) throw notFound();
  if (poll.state !== "open") throw stateConflict(poll.state, "This poll isn't open for votes.");
  if (option >= poll.options) throw invalid({ option: "invalid" });
  await ctx.sql("vote_cast", VOTE, [poll_id, attendeePersonId(ctx.principal.actor.id), option]);
  ctx.afterCommit(() => void publishFeedChanges(eventId));
  return { poll_id, option };
}
