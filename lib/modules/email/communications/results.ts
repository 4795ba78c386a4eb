import type { Sql } from "@/lib/platform/database/db";
import { RECIPIENT_STATES } from "./schema";

export type Results = Record<(typeof RECIPIENT_STATES)[number], number>;

/** State of a recipient, from `communication_recipient r` and its `mail_message m`. */
export const STATE_OF_RECIPIENT = `CASE WHEN r.excluded IS NOT NULL THEN 'excluded' ELSE COALESCE(m.state, 'waiting') END`;

/** Counts the recipients of each message by state. */
export async function resultsOf(sql: Sql, ids: string[]): Promise<Map<string, Results>> {
  const rows = await sql<{ id: string; state: keyof Results; count: number }>(
    "communication_results",
    `SELECT r.communication_id AS id, ${STATE_OF_RECIPIENT} AS state, count(*)::int AS count
     FROM communication_recipient r LEFT JOIN mail_message m ON m.id = r.mail_id
     WHERE r.communication_id = ANY ($1::text[]) GROUP BY 1, 2`,
    [ids],
  );
  const found = new Map(ids.map((id) => [id, none()]));
  for (const { id, state, count } of rows) {
    const results = found.get(id);
    if (results) results[state] = count;
  }
  return found;
}

const none = (): Results => Object.fromEntries(RECIPIENT_STATES.map((state) => [state, 0])) as Results;
