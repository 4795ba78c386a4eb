import { SYNTHETIC } from "@/lib/modules/stage/show-numbers";
import type { Sql } from "@/lib/platform/database/db";
import { attendeePersonId } from "@/lib/providers/room/identity";

/** Programs that registered for a show, by the two ids that rows have of attendees. */
export interface Programs {
  registrations: string[];
  people: string[];
}

const PROGRAMS = `SELECT id FROM registration WHERE event_id = $1 AND source = '${SYNTHETIC}'`;

export async function programsOf({ sql }: { sql: Sql }, eventId: string): Promise<Programs> {
  const rows = await sql<{ id: string }>("analytics_programs", PROGRAMS, [eventId]);
  const registrations = rows.map(({ id }) => id);
  return { registrations, people: registrations.map(attendeePersonId) };
}
