import { NumberedLines, type OnAir } from "@/lib/analytics";
import type { Sql } from "@/lib/platform/database/db";
import { AUDIENCE, SYNTHETIC } from "../audience-levels";
import type { NamedStays } from "./watched-people";

/**
 * All stays in one row: a large show's rows take longer to be read than to be found. Times are 8 bytes each, as the database stores them.
 * Programs are found first: a join would read every registration.
 */
const STAYS = `
SELECT string_agg(presence_person(p), E'\\n') AS people, string_agg(timestamptz_send(p.joined_at), '') AS came,
  string_agg(timestamptz_send(COALESCE(p.left_at, $3)), '') AS went
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

/** Returns the connections of a show's audience to its sessions, without those of programs. */
export async function readStays(
  { sql }: { sql: Sql },
  eventId: string,
  sessions: readonly OnAir[],
  asOf: number,
): Promise<NamedStays> {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last) return NO_STAYS;
  const values = [eventId, AUDIENCE, new Date(asOf), new Date(first.from), new Date(last.to)];
  const [row] = await sql<Row>("audience_stays", STAYS, values);
  const { people, came, went } = row ?? {};
  if (!people || !came || !went) return NO_STAYS;
  const [from, to] = [timesIn(came), timesIn(went)];
  const names = new NumberedLines(people, from.length);
  return { people: names.numbers, count: names.count, from, to, names };
}

const NO_STAYS: NamedStays = {
  ...{ people: new Int32Array(), count: 0, from: new Float64Array(), to: new Float64Array() },
  names: new NumberedLines("", 0),
};

const TIME_BYTES = 8;
const EPOCH_MS = Date.UTC(2000, 0);

/** Reads times that are microseconds since 2000. */
function timesIn(bytes: Buffer): Float64Array {
  const times = new Float64Array(bytes.length / TIME_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let index = 0; index < times.length; index += 1) {
    const at = index * TIME_BYTES;
    const micros = view.getInt32(at) * 2 ** 32 + view.getUint32(at + 4);
    times[index] = EPOCH_MS + Math.round(micros / 1_000);
  }
  return times;
}
