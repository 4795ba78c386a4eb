import type { Sql } from "@/lib/platform/database/db";
import { attendeePersonId, registrationOfPerson } from "@/lib/providers/room/identity";
import { AUDIENCE, SYNTHETIC } from "./audience-levels";

/** Programs that registered for a show, by the two ids that rows have of attendees. */
export interface Programs {
  registrations: string[];
  people: string[];
}

const PROGRAMS = `SELECT id FROM registration WHERE event_id = $1 AND source = '${SYNTHETIC}'`;

export async function programsOf({ sql }: { sql: Sql }, eventId: string): Promise<Programs> {
  const rows = await sql<{ id: string }>("audience_programs", PROGRAMS, [eventId]);
  const registrations = rows.map(({ id }) => id);
  return { registrations, people: registrations.map(attendeePersonId) };
}

const AMONG = `SELECT id FROM registration WHERE id = ANY($1::text[]) AND source = '${SYNTHETIC}'`;

/** Returns those of these people that are programs. */
export async function programsAmong({ sql }: { sql: Sql }, people: readonly string[]): Promise<Set<string>> {
  const registered = [...new Set(people)].flatMap((person) => registrationOfPerson(person) ?? []);
  const rows = await sql<{ id: string }>("audience_programs_among", AMONG, [registered]);
  return new Set(rows.map(({ id }) => attendeePersonId(id)));
}

export type ActKind = "chat" | "votes" | "questions" | "reactions" | "clicks";

/**
 * What a show's audience did: rows of `kind`, `at`, how often (`n`) and `by` whom, which is null where it isn't known. Without
 * programs, except in the sums of reactions. Takes `actsOf()` as its first values.
 */
export const AUDIENCE_ACTS = `
  SELECT 'chat' AS kind, created_at AS at, 1 AS n, person_id AS by FROM chat_message
  WHERE event_id = $1 AND state <> 'held' AND role = ANY($2::text[]) AND person_id <> ALL($3::text[])
  UNION ALL SELECT 'votes', v.voted_at, 1, v.person_id FROM poll p JOIN poll_vote v ON v.poll_id = p.id
  WHERE p.event_id = $1 AND v.person_id <> ALL($3::text[])
  UNION ALL SELECT 'questions', created_at, 1, person_id FROM audience_question
  WHERE event_id = $1 AND person_id <> ALL($3::text[])
  UNION ALL SELECT 'reactions', at, count, NULL FROM show_event WHERE event_id = $1 AND type = 'reactions'
  UNION ALL SELECT 'clicks', created_at, 1, registration_id FROM cta_click
  WHERE event_id = $1 AND (registration_id IS NULL OR registration_id <> ALL($4::text[]))`;

export const actsOf = (eventId: string, { people, registrations }: Programs): unknown[] => [
  ...[eventId, AUDIENCE, people, registrations],
];
