import { sql } from "@/lib/platform/database/db";

/** Returns the seats in a show's room with one of these roles. */
export async function presentAs(eventId: string, roles: readonly string[]): Promise<string[]> {
  const rows = await sql<{ identity: string }>(
    "presence_as",
    "SELECT DISTINCT identity FROM presence WHERE event_id = $1 AND left_at IS NULL AND role = ANY($2::text[])",
    [eventId, roles],
  );
  return rows.map(({ identity }) => identity);
}
