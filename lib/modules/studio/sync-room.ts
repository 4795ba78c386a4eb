import { sql } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { grantOf, maySend } from "@/lib/providers/room/grants";
import { roomName } from "@/lib/providers/room/names";
import type { RoomParticipant } from "@/lib/providers/room/port";
import type { StagePerson } from "@/lib/stage";
import { isSamePerson, personOf, seatOf } from "@/lib/stage/room-identity";
import { rightsOf } from "@/lib/stage/show-roles";

/** What the database says about who sends into the show. */
interface Truth {
  stage: readonly StagePerson[];
  ended: boolean;
  /** Attendees who are asked on and have accepted: nobody else of the audience sends, whatever the stage says. */
  invited: ReadonlySet<string>;
  /** The one seat of a person that sends; whoever is not named has but one. */
  seats: ReadonlyMap<string, string>;
}

/**
 * Makes the room server agree with the database about these connections: people send while they stand on the stage, from
 * one of their seats, and whoever the desk has silenced is muted, again if they opened their microphone. What changed in
 * the database meanwhile is followed before this ends: of several processes at this the last one leaves what is stored.
 */
export async function syncRoom(eventId: string, find: () => Promise<RoomParticipant[]>): Promise<void> {
  const room = roomName("show", eventId);
  for (let truth = await readTruth(eventId); ; ) {
    const people = await find();
    await Promise.all(people.map((participant) => sync(room, truth, participant)));
    const later = await readTruth(eventId);
    if (markOf(later) === markOf(truth)) return;
    truth = later;
  }
}

interface Row extends Record<string, unknown> {
  stage: StagePerson[];
  ended: boolean;
  invited: string[];
  seats: Record<string, string>;
}

const TRUTH = `
SELECT COALESCE(s.state->'stage', '[]'::jsonb) AS stage, COALESCE(s.state->>'phase' = 'ended', false) AS ended,
  ARRAY(SELECT person_id FROM stage_invitation WHERE event_id = e.id AND state = 'accepted' ORDER BY 1) AS invited,
  (SELECT COALESCE(jsonb_object_agg(person_id, seat), '{}'::jsonb) FROM stage_seat WHERE event_id = e.id) AS seats
FROM event e LEFT JOIN stage s ON s.event_id = e.id WHERE e.id = $1`;

async function readTruth(eventId: string): Promise<Truth> {
  const [row] = await sql<Row>("stage_truth", TRUTH, [eventId]);
  return {
    stage: row?.stage ?? [],
    ended: row?.ended ?? true,
    invited: new Set(row?.invited),
    seats: new Map(Object.entries(row?.seats ?? {})),
  };
}

const markOf = ({ stage, ended, invited, seats }: Truth): string =>
  JSON.stringify([stage.map(({ identity, muted }) => [identity, muted]), ended, [...invited], [...seats]]);

async function sync(room: string, truth: Truth, participant: RoomParticipant): Promise<void> {
  const { identity, claims, canPublish, hidden } = participant;
  if (!claims) return;
  const person = truth.stage.find((entry) => isSamePerson(entry.identity, identity));
  const seat = truth.seats.get(personOf(identity));
  const asked = !rightsOf(claims.role).audience || truth.invited.has(personOf(identity));
  const sends = maySend(claims.role, {
    onStage: person !== undefined && asked && !truth.ended,
    holdsSeat: seat === undefined || seat === seatOf(identity),
  });
  const grant = grantOf(claims.role, "show", sends);
  if (grant && (grant.publish !== canPublish || grant.hidden !== hidden))
    await roomServer().setSending(room, identity, claims.role, sends);
  if (person?.muted) await roomServer().muteAudio(room, participant);
}
