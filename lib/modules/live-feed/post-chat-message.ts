import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { liveFeedContract } from "./contract";
import { requireOnAir } from "./require-on-air";
import { tellFeed } from "./tell-feed";

interface Row extends Record<string, unknown> {
  id: string;
  at: Date;
}

/** A line that is there already is answered as it is. */
const POST = `
WITH made AS (
  INSERT INTO chat_message (id, event_id, person_id, author_name, client_id, text, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp())
  ON CONFLICT (event_id, person_id, client_id) DO NOTHING RETURNING id, created_at AS at
)
SELECT id, at FROM made UNION ALL
SELECT id, created_at FROM chat_message WHERE event_id = $2 AND person_id = $3 AND client_id = $5`;

export async function postChatMessage(
  ctx: Ctx,
  { slug, id: clientId, text }: InputOf<typeof liveFeedContract.postChatMessage>,
): Promise<OutputOf<typeof liveFeedContract.postChatMessage>> {
  const eventId = await requireOnAir(ctx, slug);
  const { actor } = ctx.principal;
  const values = [ctx.newId("cht"), eventId, attendeePersonId(actor.id), actor.name, clientId, text];
  // Somebody else with the same line has it committed in between: then neither half of the statement saw it.
  const post = () => ctx.sql<Row>("chat_post", POST, values);
  const [line] = await post().then(async (rows) => (rows.length > 0 ? rows : await post()));
  if (!line) throw new Error("a line of chat is neither made nor there");
  ctx.afterCommit(() => void tellFeed(eventId));
  return { id: line.id, at: iso(line.at) };
}
