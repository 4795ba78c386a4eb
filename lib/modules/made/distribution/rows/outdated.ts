import { TELLING } from "@/lib/modules/made/content";
import type { Ctx } from "@/lib/operation/ctx";

/** Kinds that we serve. An edit hides what they have; other destinations keep it. */
const SERVED = "('podcast', 'embed')";
/** Other edits leave texts as they are. */
const OF_TEXTS = `(j.item_type <> 'content' OR x.kind IN (${TELLING.map((kind) => `'${kind}'`).join(", ")}))`;

/** SQL: whether publication `p` is out. An episode that is made again, or couldn't be, has its earlier sound until then. */
export const IS_OUT = `(p.state = 'published' OR (p.audio_file_id IS NOT NULL AND p.state IN ('queued', 'running', 'failed')))`;

/**
 * SQL: whether an edit that counts was made since publication `p` of job `j` at destination `d` was made of recording `r`. What an
 * embed of a program plays is the recording's own MP4, so that what counts is that file's version.
 * @param which of the recording's edits count, in SQL
 */
export const isOutdated = (which = "true"): string => `EXISTS (
    SELECT 1 FROM recording_edit x WHERE x.recording_id = r.id AND x.undone_at IS NULL AND ${which} AND ${OF_TEXTS}
      AND x.version > CASE WHEN d.kind = 'embed' AND j.item_type = 'recording' THEN r.files_version ELSE p.recording_version END
  )`;

const PUBLISHED = `
SELECT d.id, bool_or(d.kind IN ${SERVED}) AS "isServed" FROM publication p
  JOIN distribution_job j ON j.id = p.job_id
  JOIN destination d ON d.id = p.destination_id AND d.deleted_at IS NULL
  JOIN recording r ON r.id = j.recording_id
WHERE r.id = $1 AND (${IS_OUT} OR p.state = 'running' AND d.kind NOT IN ${SERVED})
  AND NOT ${isOutdated("x.version <= $2")}
GROUP BY d.id ORDER BY d.id`;

interface Published {
  /** Feeds and embeds. An edit hides it there until it's made again. */
  destinations: string[];
  /** Those that keep it. */
  left: string[];
}

/** Returns the destinations that have something of a recording's version. What is being sent elsewhere may arrive as it was. */
export async function publishedOf(
  ctx: Pick<Ctx, "sql">,
  { id, version }: { id: string; version: number },
): Promise<Published> {
  const rows = await ctx.sql<{ id: string; isServed: boolean }>("publications_of_recording", PUBLISHED, [
    ...[id, version],
  ]);
  const idsOf = (served: boolean) => rows.flatMap((row) => (row.isServed === served ? [row.id] : []));
  return { destinations: idsOf(true), left: idsOf(false) };
}

const OUTDATED = `
SELECT p.id FROM publication p
  JOIN distribution_job j ON j.id = p.job_id
  JOIN destination d ON d.id = p.destination_id
  JOIN recording r ON r.id = j.recording_id
WHERE j.id = ANY ($1::text[]) AND p.state = 'published' AND ${isOutdated()}`;

/** Returns the ids of some jobs' publications that an edit was made after. */
export async function outdatedPublications(
  { sql }: Pick<Ctx, "sql">,
  jobIds: readonly string[],
): Promise<Set<string>> {
  const rows =
    jobIds.length === 0 ? [] : await sql<{ id: string }>("publications_outdated", OUTDATED, [jobIds]);
  return new Set(rows.map(({ id }) => id));
}
