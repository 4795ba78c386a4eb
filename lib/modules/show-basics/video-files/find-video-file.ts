import { sql } from "@/lib/platform/database/db";
import { readVideoKey } from "./video-address";

interface VideoFile extends Record<string, unknown> {
  key: string;
  contentType: string;
  name: string;
}

/** Returns the file of a video's URL, or of its poster's, while the video exists. */
export async function findVideoFile(address: string): Promise<VideoFile | undefined> {
  const wanted = readVideoKey(address);
  if (!wanted) return undefined;
  const [row] = await sql<VideoFile>(
    "video_file_find",
    `SELECT f.key, f.content_type AS "contentType", f.name
     FROM video v
     JOIN workspace w ON w.id = v.workspace_id AND w.status = 'active'
     JOIN file f ON f.id = CASE WHEN $2::boolean THEN v.poster_file_id ELSE v.play_file_id END AND f.state = 'stored'
     WHERE v.token = $1 AND v.deleted_at IS NULL`,
    [wanted.token, wanted.isPoster],
  );
  return row;
}
