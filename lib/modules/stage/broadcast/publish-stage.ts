import { databaseNow } from "@/lib/platform/database/database-clock";
import { iso } from "@/lib/platform/runtime/clock";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { publishToRoom } from "@/lib/providers/room/publish-to-room";
import { publicState, type StageState } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";
import { beginPublish, endPublish, type Publish } from "./publish-row";
import { syncAllRights, syncChangedRights } from "./rights/sync-rights";
import type { SyncedRights } from "./rights/synced-rights";
import { makeFlights, singleFlight } from "./single-flight";

/** A stage that has just been stored, by the caller's own transaction. */
export interface FreshStage {
  state: StageState;
  epoch: number;
}

const flights = processSingleton("stage-publish", () => makeFlights<PublishResult>());

export type PublishResult = "reached" | "not_needed";

/**
 * Brings the room up to what is stored now: the room server lets exactly those send who are on the stage, from one seat
 * each, everybody gets its public state, those who run the show the whole one. Safe to repeat. Throws `RoomError`.
 * `whole` looks at everybody in the room instead of trusting what it was told before: after somebody came. What the
 * caller has just stored for a room with people in it (`fresh`) goes out before anything is looked up.
 */
export const publishStage = (eventId: string, whole = false, fresh?: FreshStage): Promise<PublishResult> =>
  singleFlight(flights, `${eventId} ${whole}`, () => publish(eventId, whole, fresh));

/**
 * One publish, of this process. Others may publish the same stage at the same moment, something older among them:
 * whoever has sent looks again, and where the stage, an invitation or a seat has changed sends that as well, whole. So
 * the last one to touch the room always leaves it at what is stored, whatever came in between.
 */
export async function publish(eventId: string, whole: boolean, fresh?: FreshStage): Promise<PublishResult> {
  const early = fresh && sendPublic({ eventId, now: databaseNow(), ...fresh });
  // It is waited for below, where it is still what is stored.
  early?.catch(() => {});
  for (let again = false; ; again = true) {
    const begun = await beginPublish(eventId);
    if (!begun) return "not_needed";
    const isSent = !again && begun.epoch === fresh?.epoch && begun.state.version === fresh.state.version;
    const synced = await syncAndSend(begun, whole || again ? null : begun.told, isSent ? early : undefined);
    if (await endPublish(begun, synced)) return begun.attended ? "reached" : "not_needed";
  }
}

/** Grants and messages at once: neither waits for the other. */
async function syncAndSend(
  begun: Publish,
  synced: SyncedRights | null,
  sent?: Promise<void>,
): Promise<SyncedRights> {
  const { seats, attended } = begun;
  if (!attended) return { sends: {}, muted: [] };
  const desks = seats.flatMap(({ identity, role }) =>
    rightsOf(role).sees.stage === "whole" ? [identity] : [],
  );
  const [now] = await Promise.all([
    synced ? syncChangedRights(begun, synced) : syncAllRights(begun),
    sent ?? sendPublic(begun),
    publishToRoom(begun.eventId, { type: "desk", ...stageMessage(begun) }, desks),
  ]);
  return now;
}

type Sent = Pick<Publish, "eventId" | "epoch" | "now" | "state">;

const stageMessage = ({ epoch, now, state }: Sent) => ({
  epoch,
  version: state.version,
  server_time: iso(now),
  state,
});

const sendPublic = (sent: Sent): Promise<void> =>
  publishToRoom(sent.eventId, {
    type: "stage",
    ...stageMessage({ ...sent, state: publicState(sent.state) }),
  });
