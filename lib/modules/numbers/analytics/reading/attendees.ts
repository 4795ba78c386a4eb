import { type Activity, engagement, minutesIn, percent, VIEW_MS } from "@/lib/analytics";
import { isRegistration, type ShowWatch } from "@/lib/modules/stage/show-numbers";
import type { Ctx } from "@/lib/operation/ctx";
import { iso } from "@/lib/platform/runtime/clock";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { AttendeeFigures } from "../schema";
import type { ListedPerson } from "./attendee-page";

/** Statements about a page of people: $2 are their person ids, $3 their registrations or null. */
const DID = `
WITH people AS (SELECT * FROM unnest($2::text[], $3::text[]) AS p (person, registration)), clicks AS (
  SELECT registration_id AS id, count(*)::int AS n FROM cta_click
  WHERE event_id = $1 AND registration_id = ANY($3::text[]) GROUP BY 1
), replays AS (
  SELECT registration_id AS id, sum(ms)::float8 AS ms FROM replay_view
  WHERE event_id = $1 AND registration_id = ANY($3::text[]) AND ms >= ${VIEW_MS} GROUP BY 1
), upvotes AS (
  SELECT person_id AS id, count(*)::int AS n FROM question_vote
  WHERE event_id = $1 AND wanted AND person_id = ANY($2::text[]) GROUP BY 1
)
SELECT p.person, r.name, r.email,
  (SELECT count(*) FROM chat_message WHERE event_id = $1 AND person_id = p.person AND state <> 'held')::int AS chat,
  (SELECT count(*) FROM poll JOIN poll_vote v ON v.poll_id = poll.id
   WHERE poll.event_id = $1 AND v.person_id = p.person)::int AS votes,
  (SELECT count(*) FROM audience_question WHERE event_id = $1 AND person_id = p.person)::int AS questions,
  COALESCE(upvotes.n, 0) AS upvotes,
  (SELECT COALESCE(sum(n), 0) FROM reaction_tally t, unnest(t.sent) AS n
   WHERE t.event_id = $1 AND t.person_id = p.person)::int AS reactions,
  COALESCE(clicks.n, 0) AS clicks, COALESCE(replays.ms, 0) AS "replayMs"
FROM people p LEFT JOIN registration r ON r.id = p.registration AND r.removed_at IS NULL
LEFT JOIN clicks ON clicks.id = p.registration LEFT JOIN upvotes ON upvotes.id = p.person
LEFT JOIN replays ON replays.id = p.registration`;

interface Row extends Record<string, unknown>, Activity {
  person: string;
  name: string | null;
  email: string | null;
  replayMs: number;
}

const NOTHING: Row = {
  ...{ person: "", name: null, email: null, replayMs: 0 },
  ...{ chat: 0, votes: 0, questions: 0, upvotes: 0, reactions: 0, clicks: 0 },
};

/** Returns these attendees with their watch time and what they did. */
export async function presentAttendees(
  { sql }: Pick<Ctx, "sql">,
  eventId: string,
  watch: Pick<ShowWatch, "durationMs">,
  watched: readonly ListedPerson[],
): Promise<AttendeeFigures[]> {
  if (watched.length === 0) return [];
  const registrations = watched.map(({ person }) => (isRegistration(person) ? person : null));
  const people = watched.map(({ person }) => personIdOf(person));
  const rows = await sql<Row>("analytics_attendees", DID, [eventId, people, registrations]);
  const known = new Map(rows.map((row) => [row.person, row]));
  return watched.map(({ ms, joins, first, last }, index) => {
    const person_id = people[index] ?? "";
    const { person, name, email, replayMs, ...did } = known.get(person_id) ?? NOTHING;
    const watched_pct = percent(ms, watch.durationMs);
    return {
      person_id,
      registration_id: registrations[index] ?? null,
      name,
      email,
      minutes: minutesIn(ms),
      watched_pct,
      replay_minutes: minutesIn(replayMs),
      joins,
      first_joined_at: isoAt(first),
      last_left_at: isoAt(last),
      ...did,
      engagement: engagement(watched_pct, did),
    };
  });
}

const isoAt = (ms: number | null): string | null => (ms === null ? null : iso(new Date(ms)));

/** Returns the person id that everyone in the show knows them by. */
export const personIdOf = (person: string): string =>
  isRegistration(person) ? attendeePersonId(person) : person;
