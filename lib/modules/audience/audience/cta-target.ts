import { sql } from "@/lib/platform/database/db";
import type { StageState } from "@/lib/stage";
import { ctaKey } from "@/lib/stage/cta-key";
import { normalAddress } from "@/lib/stage/web-address";

const TARGET = `
SELECT c.url FROM call_to_action c JOIN event e ON e.id = c.event_id WHERE e.slug = $1 AND c.key = $2`;

/** A call to action that was on screen before its row was written. */
const SHOWN = `
SELECT s.state->'cta' AS cta FROM stage s JOIN event e ON e.id = s.event_id WHERE e.slug = $1`;

/** Returns the target that the host set for a call to action, regardless of the visitor's address. */
export async function ctaTarget(slug: string, key: string): Promise<string | null> {
  const [row] = await sql<{ url: string }>("cta_target", TARGET, [slug, key]);
  if (row) return normalAddress(row.url);
  const [shown] = await sql<{ cta: StageState["cta"] }>("cta_on_screen", SHOWN, [slug]);
  return shown?.cta.visible && ctaKey(shown.cta) === key ? normalAddress(shown.cta.url) : null;
}
