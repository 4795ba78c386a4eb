import type { OnAir, Stay } from "@/lib/analytics";
import type { Sql } from "@/lib/platform/database/db";
import { AUDIENCE, SYNTHETIC } from "../audience-levels";

const ms = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

/**
 * All stays in one row: a large show's rows take longer to be read than to be found. Times are 8 bytes each. Programs are found
 * first: a join would read every registration.
 */
const STAYS = `
SELECT string_agg(presence_person(p), E'\\n') AS people, string_agg(float8send(${ms("p.joined_at")}), '') AS came,
  string_agg(float8send(COALESCE(${ms("p.left_at")}, $3)), '') AS went
FROM presence p
WHERE p.event_id = $1 AND p.role = ANY($2::text[]) AND p.joined_at < $5 AND (p.left_at IS NULL OR p.left_at > $4)
  AND (p.registration_id IS NULL OR p.registration_id <> ALL (ARRAY(
    SELECT id FROM registration WHERE event_id = $1 AND source = '${SYNTHETIC}')))`;

/** Null if there are none. */
interface Row extends Record<string, unknown> {
  people: string | null;
  came: Buffer | null;
  went: Buffer | null;
}

const TIME_BYTES = 8;

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
  const [row] = await sql<Row>("audience_stays", STAYS, values);
  const { people, came, went } = row ?? {};
  if (!people || !came || !went) return [];
  return people.split("\n").map((person, index) => ({
    person,
    from: came.readDoubleBE(index * TIME_BYTES),
    to: went.readDoubleBE(index * TIME_BYTES),
  }));
}
