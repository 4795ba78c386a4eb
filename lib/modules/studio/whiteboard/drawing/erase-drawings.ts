import type { Ctx } from "@/lib/operation/ctx";

const ERASE = `
WITH gone AS (
  UPDATE whiteboard_element e SET deleted = true, version = e.version + 1, bytes = 0, element = NULL,
    changed_at = clock_timestamp(), revision = w.revision + 1
  FROM whiteboard w WHERE w.event_id = e.event_id AND e.event_id = ANY ($1::text[]) AND e.person_id = ANY ($2::text[])
    AND NOT e.deleted AND e.element->>'type' = 'text'
  RETURNING e.event_id, e.id
), counted AS (
  SELECT event_id, count(*)::int AS gone FROM gone GROUP BY event_id
)
UPDATE whiteboard w SET revision = w.revision + 1, live = w.live - c.gone
FROM counted c WHERE c.event_id = w.event_id RETURNING c.gone`;

/** After the texts themselves, which a show on air keeps as well. */
const ERASE_PAST = `
DELETE FROM whiteboard_past WHERE event_id = ANY ($1::text[]) AND person_id = ANY ($2::text[])
  AND element->>'type' = 'text'`;

/**
 * Removes a person's texts from boards, also from how they looked earlier. Lines and shapes stay, because they
 * identify no one and others may have added to them.
 * @returns the number of removed texts
 */
export async function eraseDrawings(
  ctx: Pick<Ctx, "sql">,
  shows: readonly string[],
  people: readonly string[],
): Promise<number> {
  const rows = await ctx.sql<{ gone: number }>("whiteboard_erase", ERASE, [shows, people]);
  await ctx.sql("whiteboard_erase_past", ERASE_PAST, [shows, people]);
  return rows.reduce((sum, { gone }) => sum + gone, 0);
}
