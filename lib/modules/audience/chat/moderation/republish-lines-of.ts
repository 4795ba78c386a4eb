import type { Ctx } from "@/lib/operation/ctx";

/** Maximum number of messages that pages keep. */
const LINES = 300;

const UNPUBLISHED = `
UPDATE chat_message SET untold = 'everybody' WHERE id IN (
  SELECT id FROM chat_message WHERE event_id = $1 AND person_id = $2 AND state = 'shown'
  ORDER BY created_at DESC LIMIT ${LINES})
RETURNING id`;

/** Republishes someone's messages to the pages, limited to those that a page may still show. */
export async function republishLinesOf(ctx: Ctx, eventId: string, person: string): Promise<string[]> {
  const rows = await ctx.sql<{ id: string }>("chat_tell_lines_of", UNPUBLISHED, [eventId, person]);
  return rows.map(({ id }) => id);
}
