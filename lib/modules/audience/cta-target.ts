import { sql } from "@/lib/platform/database/db";
import { normalAddress } from "@/lib/stage/web-address";

const TARGET = `
SELECT c.url FROM call_to_action c JOIN event e ON e.id = c.event_id WHERE e.slug = $1 AND c.key = $2`;

/** Where a call to action of a show leads: what its host set, whatever the visitor's address says. */
export async function ctaTarget(slug: string, key: string): Promise<string | null> {
  const [row] = await sql<{ url: string }>("cta_target", TARGET, [slug, key]);
  return row ? normalAddress(row.url) : null;
}
