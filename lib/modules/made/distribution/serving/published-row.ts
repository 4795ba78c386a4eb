import { HAS_CAPTIONS } from "@/lib/modules/after/playback";
import { sql } from "@/lib/platform/database/db";
import { IS_OUT, isOutdated } from "../rows/outdated";

/** A publication that we serve. */
export interface PublishedRow extends Record<string, unknown> {
  id: string;
  publicToken: string;
  state: string;
  kind: string;
  title: string;
  description: string;
  language: string;
  itemType: string;
  itemId: string;
  recordingId: string;
  hasChapters: boolean;
  /** Of a program. A clip has them in its picture. */
  hasCaptions: boolean;
  chapters: unknown;
  publishedAt: Date | null;
  updatedAt: Date;
  durationMs: number | null;
  audioBytes: number | null;
  /** The file of its sound, for an episode; of its video and poster, for a clip. */
  audioFileId: string | null;
  clipFileId: string | null;
  clipThumbnailId: string | null;
  /** An edit has taken something out since it was made: it isn't served until it's made again. */
  isWithheld: boolean;
}

const COLUMNS = `
SELECT p.id, p.public_token AS "publicToken", p.state, d.kind, j.title, j.description, COALESCE(r.language, e.language) AS language,
  j.item_type AS "itemType", j.item_id AS "itemId", j.recording_id AS "recordingId",
  jsonb_array_length(r.chapters) > 0 AS "hasChapters", r.chapters,
  j.item_type = 'recording' AND ${HAS_CAPTIONS} AS "hasCaptions",
  p.published_at AS "publishedAt", p.updated_at AS "updatedAt",
  p.duration_ms AS "durationMs", p.audio_bytes AS "audioBytes", p.audio_file_id AS "audioFileId",
  c.mp4_file_id AS "clipFileId", c.thumbnail_file_id AS "clipThumbnailId",
  ${isOutdated()} AS "isWithheld"
FROM publication p
  JOIN distribution_job j ON j.id = p.job_id
  JOIN destination d ON d.id = p.destination_id AND d.deleted_at IS NULL
  JOIN recording r ON r.id = j.recording_id AND r.deleted_at IS NULL
  JOIN event e ON e.id = r.event_id
  JOIN client cl ON cl.id = e.client_id AND cl.status = 'active'
  LEFT JOIN clip c ON j.item_type = 'clip' AND c.id = j.item_id
WHERE p.environment = 'live'`;

/** Returns the publication of a token, or `gone` if it was taken back. */
export async function publishedRow(token: string, kind: string): Promise<PublishedRow | "gone" | undefined> {
  const [known] = await sql<{ state: string; kind: string; isOut: boolean }>(
    "publication_state",
    `SELECT p.state, d.kind, ${IS_OUT} AS "isOut" FROM publication p JOIN destination d ON d.id = p.destination_id
     WHERE p.public_token = $1 AND p.environment = 'live'`,
    [token],
  );
  if (known?.kind !== kind) return undefined;
  if (known.state === "withdrawn") return "gone";
  if (!known.isOut) return undefined;
  const [row] = await sql<PublishedRow>("publication_served", `${COLUMNS} AND p.public_token = $1`, [token]);
  return row && !row.isWithheld ? row : undefined;
}

/** How many episodes a feed has, the newest. */
const MOST_EPISODES = 300;

/** Returns what a feed has now, newest first: nothing twice, as an earlier release may have left it. */
export async function publishedIn(destinationId: string): Promise<PublishedRow[]> {
  const rows = await sql<PublishedRow>(
    "publications_served",
    `${COLUMNS} AND p.destination_id = $1 AND ${IS_OUT} AND p.audio_file_id IS NOT NULL
     ORDER BY p.published_at DESC, p.id DESC LIMIT ${MOST_EPISODES}`,
    [destinationId],
  );
  const newest = new Map(rows.toReversed().map((row) => [row.itemId, row.id]));
  return rows.filter(({ id, itemId, isWithheld }) => !isWithheld && newest.get(itemId) === id);
}
