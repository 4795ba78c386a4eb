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

/** A stage that the caller's transaction has just stored. */
export interface FreshStage {
  state: StageState;
  epoch: number;
}

const flights = processSingleton("stage-publish", () => makeFlights<PublishResult>());

export type PublishResult = "reached" | "not_needed";

/**
 * Publishes the stored state to the room: the room server lets exactly the people on stage send, from one
 * seat each; everyone gets the public state, and the crew the whole one. Idempotent. Throws `RoomError`.
 * `whole` checks everyone in the room instead of trusting the last published state, for example after someone
 * joined. `fresh`, just stored by the caller for a room with people in it, is sent before anything is read.
 */
export const publishStage = (eventId: string, whole = false, fresh?: FreshStage): Promise<PublishResult> =>
  singleFlight(flights, `${eventId} ${whole}`, () => publish(eventId, whole, fresh));

/**
 * Publishes once, from this process. Other processes may publish the same stage concurrently, possibly an
 * older state. So each checks again after sending, and publishes the whole state again if the stage, an
 * invitation or a seat has changed. The last one therefore always leaves the room at the stored state.
 */
export async function publish(eventId: string, whole: boolean, fresh?: FreshStage): Promise<PublishResult> {
  const early = fresh && sendPublic({ eventId, now: databaseNow(), ...fresh });
  // Awaited below, if it is still the stored state.
  early?.catch(() => {});
  for (let again = false; ; again = true) {
    const begun = await beginPublish(eventId);
    if (!begun) return "not_needed";
    const isSent = !again && begun.epoch === fresh?.epoch && begun.state.version === fresh.state.version;
    const synced = await syncAndSend(begun, whole || again ? null : begun.told, isSent ? early : undefined);
    if (await endPublish(begun, synced)) return begun.attended ? "reached" : "not_needed";
  }
}

/** Sends grants and messages concurrently. */
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
