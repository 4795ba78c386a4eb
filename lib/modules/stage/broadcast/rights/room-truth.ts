import { sql } from "@/lib/platform/database/db";
import { maySend } from "@/lib/providers/room/grants";
import { initialState, type StagePerson, type StageState } from "@/lib/stage";
import { isSamePerson, personOf, seatOf } from "@/lib/stage/room-identity";
import { rightsOf, type ShowRole } from "@/lib/stage/show-roles";

/** What decides who may send without raising the stage's version. */
export interface Senders {
  /**
   * Attendees who accepted an invitation on stage. No one else in the audience may send, whatever the stage
   * says.
   */
  invited: readonly string[];
  /** The seat from which each person sends. People who aren't listed have only one. */
  chairs: Readonly<Record<string, string>>;
}

/** What the database says about who may send into the show. */
export interface RoomTruth extends Senders {
  state: Pick<StageState, "stage" | "phase" | "mask">;
}

/** Columns with the senders of the show in the statement's first parameter. */
export const SENDERS = `
  ARRAY(SELECT person_id FROM stage_invitation WHERE event_id = $1 AND state = 'accepted' ORDER BY 1) AS invited,
  (SELECT COALESCE(jsonb_object_agg(person_id, seat), '{}') FROM stage_seat WHERE event_id = $1) AS chairs`;

interface Row extends Senders, Record<string, unknown> {
  state: RoomTruth["state"] | null;
}

const TRUTH = `
SELECT (SELECT jsonb_build_object('stage', state->'stage', 'phase', state->'phase', 'mask', state->'mask')
    FROM stage WHERE event_id = $1) AS state,
  ${SENDERS}`;

export async function readTruth(eventId: string): Promise<RoomTruth> {
  const [row] = await sql<Row>("stage_truth", TRUTH, [eventId]);
  const { stage, phase, mask } = initialState();
  return {
    state: {
      stage: row?.state?.stage ?? stage,
      phase: row?.state?.phase ?? phase,
      mask: row?.state?.mask ?? mask,
    },
    invited: row?.invited ?? [],
    chairs: row?.chairs ?? {},
  };
}

export const sendersMark = ({ invited, chairs }: Senders): string => JSON.stringify([invited, chairs]);

/** Equal for equal rights and mutes of everyone, whatever else changes on the stage. */
export const truthMark = (truth: RoomTruth): string => {
  const { stage, phase, mask } = truth.state;
  const people = stage.map(({ identity, muted }) => [identity, muted]);
  return JSON.stringify([people, phase === "ended", mask.level !== null, sendersMark(truth)]);
};

export const onStageAs = ({ state }: RoomTruth, identity: string): StagePerson | undefined =>
  state.stage.find((person) => isSamePerson(person.identity, identity));

/** True if a connection may send: people on stage do, from one of their seats. */
export function sendsNow(
  truth: RoomTruth,
  { identity, role }: { identity: string; role: ShowRole },
): boolean {
  const person = personOf(identity);
  const asked = !rightsOf(role).audience || truth.invited.includes(person);
  const chair = truth.chairs[person];
  return maySend(role, {
    onStage: asked && truth.state.phase !== "ended" && onStageAs(truth, identity) !== undefined,
    holdsSeat: chair === undefined || chair === seatOf(identity),
    stopped: truth.state.mask.level !== null,
  });
}
