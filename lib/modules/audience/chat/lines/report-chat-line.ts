import { publishFeedChanges, requireOnAir } from "@/lib/modules/stage/live-feed";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { notFound } from "@/lib/operation/problem";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { chatContract } from "../contract";

/** Reporting a message doesn't reveal whether a hidden one exists. */
const REPORT = `
WITH line AS (
  SELECT id, event_id FROM chat_message WHERE id = $1 AND event_id = $2 AND state = 'shown'
), made AS (
  INSERT INTO chat_report (line_id, person_id, event_id, reason, created_at)
  SELECT id, $3, event_id, $4, clock_timestamp() FROM line ON CONFLICT (line_id, person_id) DO NOTHING RETURNING line_id
), told AS (
  UPDATE chat_message m SET untold = 'desk' FROM made WHERE m.id = made.line_id AND m.untold = 'nobody'
)
SELECT id FROM line`;

export async function reportChatLine(
  ctx: Ctx,
  { slug, line_id, why }: InputOf<typeof chatContract.reportChatLine>,
): Promise<OutputOf<typeof chatContract.reportChatLine>> {
  const person = attendeePersonId(ctx.principal.actor.id);
  const eventId = await requireOnAir(ctx, slug, { part: "chat" });
  const [line] = await ctx.sql("chat_report", REPORT, [line_id, eventId, person, why]);
  if (!line) throw notFound();
  ctx.afterCommit(() => void publishFeedChanges(eventId));
  return { line_id, reported: true };
}
