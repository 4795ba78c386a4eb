import type { Ctx } from "@/lib/operation/ctx";

const FIND = `
SELECT DISTINCT recording_id AS id FROM transcript_pass WHERE recording_id = ANY ($1::text[]) AND state = 'running'`;

/** Returns which of these recordings are being transcribed. */
export async function transcribedNow(
  { sql }: Pick<Ctx, "sql">,
  recordingIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (recordingIds.length === 0) return new Set();
  const rows = await sql<{ id: string }>("transcribed_now", FIND, [recordingIds]);
  return new Set(rows.map(({ id }) => id));
}
