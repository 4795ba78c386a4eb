import { ANYONE, mayWatchReplay } from "@/lib/modules/after/replay-access";
import { sql } from "@/lib/platform/database/db";
import type { Chapter } from "@/lib/program";
import { posterUrl } from "../address/playback-urls";

/** What anyone may see of a replay without opening it. */
export interface ReplayPicture {
  /** Address of a still of the recording; null if there is none now. */
  still: string | null;
  chapters: { title: string; startSec: number; endSec: number }[];
}

/** Until an edit is composed, the chapters may name what it cuts. */
const READ = `
SELECT r.id, r.thumbnail_file_id AS "stillId", r.duration_ms AS "durationMs",
  CASE WHEN r.version = r.program_version AND r.state = 'ready' THEN r.chapters ELSE '[]' END AS chapters
FROM recording r JOIN event e ON e.id = r.event_id
WHERE e.slug = $1 AND r.deleted_at IS NULL AND NOT r.live_only AND r.program_version IS NOT NULL
ORDER BY r.source, r.started_at DESC, r.id DESC LIMIT 1`;

interface Row extends Record<string, unknown> {
  id: string;
  stillId: string | null;
  durationMs: number | null;
  chapters: Chapter[];
}

/** Returns the picture of a show's replay; null unless anyone may watch that, without an access link. */
export async function replayPicture(slug: string): Promise<ReplayPicture | null> {
  const [row] = await sql<Row>("replay_picture", READ, [slug]);
  if (!row || !(await mayWatchReplay(row.id, ANYONE))) return null;
  const { id, stillId, durationMs, chapters } = row;
  return {
    still: stillId === null ? null : posterUrl(id, stillId),
    chapters: chapters.flatMap(({ title, programMs }, index) => {
      const endMs = chapters[index + 1]?.programMs ?? durationMs ?? programMs;
      return endMs > programMs ? [{ title, startSec: programMs / 1000, endSec: endMs / 1000 }] : [];
    }),
  };
}
