import { boardOf, inOrder } from "@/lib/live/whiteboard/board";
import type { BoardElement } from "@/lib/live/whiteboard/element";
import type { Ctx } from "@/lib/operation/ctx";

/** A change counts from the next whole even second on: a recording doesn't show every stroke as it's drawn. */
const CHANGES = `
SELECT DISTINCT (2 * ceil(extract(epoch FROM at) / 2))::float8 AS second FROM (
  SELECT unnest(ARRAY[since, until]) AS at FROM whiteboard_past WHERE event_id = $1 AND until > $2::timestamptz
  UNION ALL SELECT changed_at FROM whiteboard_element WHERE event_id = $1 AND changed_at > $2::timestamptz
) AS changes`;

/**
 * Returns the even seconds from which a show's whiteboard looked different than before, in epoch seconds and no
 * order: those of changes after a time, and some before. From before the show was recorded, only an element's latest
 * change is known.
 */
export async function boardChanges(
  { sql }: Pick<Ctx, "sql">,
  eventId: string,
  after: Date,
): Promise<number[]> {
  const rows = await sql<{ second: number }>("whiteboard_past_changes", CHANGES, [eventId, after]);
  return rows.map(({ second }) => second);
}

const AT = `
SELECT element FROM whiteboard_past WHERE event_id = $1 AND since <= to_timestamp($2) AND until > to_timestamp($2)
UNION ALL
SELECT element FROM whiteboard_element
WHERE event_id = $1 AND NOT deleted AND changed_at <= to_timestamp($2)`;

/** Returns the elements of a show's whiteboard at an even second in epoch seconds, from bottom to top. */
export async function boardAt(
  { sql }: Pick<Ctx, "sql">,
  eventId: string,
  second: number,
): Promise<BoardElement[]> {
  const rows = await sql<{ element: BoardElement }>("whiteboard_past_at", AT, [eventId, second]);
  return inOrder(boardOf(rows.map(({ element }) => element)));
}
