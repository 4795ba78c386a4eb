import type { OnAir, Stay } from "@/lib/analytics";
import type { Sql } from "@/lib/platform/database/db";
import { AUDIENCE, SYNTHETIC } from "../audience-levels";

const ms = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

/** Programs are found first: a join would read every registration. */
const STAYS = `
SELECT presence_person(p) AS person, ${ms("p.joined_at")} AS "from", COALESCE(${ms("p.left_at")}, $3) AS "to"
FROM presence p
WHERE p.event_id = $1 AND p.role = ANY($2::text[]) AND p.joined_at < $5 AND (p.left_at IS NULL OR p.left_at > $4)
  AND (p.registration_id IS NULL OR p.registration_id <> ALL (ARRAY(
    SELECT id FROM registration WHERE event_id = $1 AND source = '${SYNTHETIC}')))
ORDER BY p.joined_at`;

interface Row extends Record<string, unknown>, Stay {}

/** Returns the connections of a show's audience to its sessions, without those of programs. */
export async function readStays(
  { sql }: { sql: Sql },
  eventId: string,
  sessions: readonly OnAir[],
  asOf: number,
): Promise<Stay[]> {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last) return [];
  const values = [eventId, AUDIENCE, asOf, new Date(first.from), new Date(last.to)];
  return await sql<Row>("audience_stays", STAYS, values);
}
