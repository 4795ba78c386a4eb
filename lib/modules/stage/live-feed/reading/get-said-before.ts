import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { iso } from "@/lib/platform/runtime/clock";
import type { liveFeedContract } from "../contract";
import { MAY_BE_TAKEN_OUT } from "./taken-out";

type Contract = typeof liveFeedContract.getSaidBefore;

/** Only this session's captions, once published, without those that were erased or edited out. */
const BEFORE = `
SELECT c.id, c.person_id AS person, c.name AS speaker, c.text, c.started_at, c.ended_at
FROM caption_line c JOIN stage s ON s.event_id = c.event_id AND s.session_id = c.session_id
WHERE c.event_id = $1 AND c.seq IS NOT NULL AND c.text <> '' AND ($2::text IS NULL OR (c.started_at, c.id) < (
  SELECT started_at, id FROM caption_line WHERE event_id = $1 AND id = $2)) AND NOT ($4 AND c.left_out)
  AND NOT ${MAY_BE_TAKEN_OUT}
ORDER BY c.started_at DESC, c.id DESC LIMIT $3`;

interface Row extends Record<string, unknown> {
  id: string;
  person: string;
  speaker: string;
  text: string;
  started_at: Date;
  ended_at: Date;
}

/**
 * Returns earlier captions, the latest first. The visitor's access has already been checked for this show.
 */
export async function getSaidBefore(
  ctx: Ctx,
  { slug, before, limit, over_http = false }: InputOf<Contract>,
): Promise<OutputOf<Contract>> {
  const event = await findEvent(ctx, slug);
  const rows = await ctx.sql<Row>("captions_before", BEFORE, [
    event.id,
    before ?? null,
    limit + 1,
    over_http,
  ]);
  const lines = rows
    .slice(0, limit)
    .reverse()
    .map((row) => ({ ...row, started_at: iso(row.started_at), ended_at: iso(row.ended_at) }));
  return { lines, more: rows.length > limit };
}
