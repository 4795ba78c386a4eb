import { sql } from "@/lib/platform/database/db";
import { storedRoles } from "@/lib/stage/show-roles";

const WATCHED = `
SELECT p.registration_id AS id FROM presence p JOIN show_session s ON s.event_id = p.event_id AND s.kind = 'live'
WHERE p.event_id = $1 AND p.registration_id = ANY ($2::text[]) AND p.role = ANY ($3::text[])
  AND p.joined_at < COALESCE(s.ended_at, now()) AND (p.left_at IS NULL OR p.left_at > s.started_at)
  AND s.started_at < COALESCE(s.ended_at, now())
GROUP BY 1`;

const AUDIENCE = storedRoles(({ audience }) => audience);

/** Returns which of these registrations watched some of a show while it was on air. */
export async function watchedLive(eventId: string, registrations: readonly string[]): Promise<Set<string>> {
  const rows = await sql<{ id: string }>("watched_live", WATCHED, [eventId, registrations, AUDIENCE]);
  return new Set(rows.map(({ id }) => id));
}
