import { REACTIONS } from "@/lib/live";
import { requireOnAir } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { stateConflict } from "@/lib/operation/problem";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { audienceContract } from "./contract";
import { publishReactionsSoon } from "./publish-reactions-soon";
import { REACTIONS_PER_CALL } from "./schema";

/** Maximum number of pages per person and show that can send reactions. Each page is a row. */
const PAGES = 50;

/**
 * One growing row per page, so a thousand concurrent presses don't block each other, and a press adds no row.
 * Each number is the page's sum, so a retry or a late call changes nothing, and each call adds only a few.
 */
const SEND = `
INSERT INTO reaction_tally AS t (event_id, person_id, page, sent)
SELECT $1, $2, $3, ARRAY(SELECT least(n, ${REACTIONS_PER_CALL}) FROM unnest($4::int[]) WITH ORDINALITY AS u (n, i) ORDER BY i)
WHERE (SELECT count(*) FROM reaction_tally WHERE event_id = $1 AND person_id = $2 AND page <> $3) < ${PAGES}
ON CONFLICT (event_id, person_id, page) DO UPDATE SET untold = true, sent = ARRAY(
  SELECT greatest(coalesce(u.was, 0), least(u.now, coalesce(u.was, 0) + ${REACTIONS_PER_CALL}))
  FROM unnest(t.sent, $4::int[]) WITH ORDINALITY AS u (was, now, i) ORDER BY i)
RETURNING page`;

export async function sendReactions(
  ctx: Ctx,
  { slug, page, sent }: InputOf<typeof audienceContract.sendReactions>,
): Promise<OutputOf<typeof audienceContract.sendReactions>> {
  const person = attendeePersonId(ctx.principal.actor.id);
  const eventId = await requireOnAir(ctx, slug, { part: "reactions", person });
  const numbers = REACTIONS.map((kind) => sent[kind]);
  const written = await ctx.sql("reactions_send", SEND, [eventId, person, page, numbers]);
  if (written.length === 0)
    throw stateConflict("too_many_pages", "You've opened this show too many times to send reactions.");
  ctx.afterCommit(() => publishReactionsSoon(eventId));
  return { page };
}
