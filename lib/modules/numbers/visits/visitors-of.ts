import type { Sql } from "@/lib/platform/database/db";
import { flushWriteBuffer } from "@/lib/platform/database/write-buffer";
import { VISITS_BUFFER } from "./visits-buffer";

const VISITORS = "SELECT COALESCE(sum(visitors), 0)::int AS visitors FROM page_visits WHERE event_id = $1";

/** Has visits counted that this process hasn't written yet. */
export const flushVisits = (): Promise<void> => flushWriteBuffer(VISITS_BUFFER);

/** Returns how many opened a show's signup page, each counted once a day. */
export async function visitorsOf({ sql }: { sql: Sql }, eventId: string): Promise<number> {
  await flushVisits();
  const [row] = await sql<{ visitors: number }>("page_visitors", VISITORS, [eventId]);
  return row?.visitors ?? 0;
}
