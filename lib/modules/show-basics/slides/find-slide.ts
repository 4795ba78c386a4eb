import { sql } from "@/lib/platform/database/db";
import { readSlideKey } from "./slide-address";

interface Slide extends Record<string, unknown> {
  key: string;
  contentType: string;
  name: string;
}

/** Returns the image of a page's URL, while its deck exists. */
export async function findSlide(address: string): Promise<Slide | undefined> {
  const wanted = readSlideKey(address);
  if (!wanted) return undefined;
  const [row] = await sql<Slide>(
    "slide_find",
    `SELECT f.key, f.content_type AS "contentType", f.name
     FROM presentation_page g
     JOIN presentation p ON p.id = g.presentation_id AND p.deleted_at IS NULL
     JOIN workspace w ON w.id = p.workspace_id AND w.status = 'active'
     JOIN file f ON f.id = CASE WHEN $2::boolean THEN g.thumbnail_file_id ELSE g.image_file_id END AND f.state = 'stored'
     WHERE g.token = $1`,
    [wanted.token, wanted.isThumbnail],
  );
  return row;
}
