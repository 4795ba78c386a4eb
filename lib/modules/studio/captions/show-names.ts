import { sql } from "@/lib/platform/database/db";
import type { StageState } from "@/lib/stage";

const ROSTER = "SELECT name FROM guest WHERE event_id = $1 AND deleted_at IS NULL ORDER BY id LIMIT 100";

/**
 * Returns names that are likely to be spoken in a show: its guests, its host, the people on stage, and its
 * title.
 */
export async function showNames(
  event: { id: string; title: string },
  host: string,
  { stage }: Pick<StageState, "stage">,
): Promise<string[]> {
  const guests = await sql<{ name: string }>("caption_roster", ROSTER, [event.id]);
  const names = [host, ...guests.map(({ name }) => name), ...stage.map(({ name }) => name), event.title];
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}
