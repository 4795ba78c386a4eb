import { sql } from "@/lib/platform/database/db";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { publicState, type StageState } from "@/lib/stage";
import { ROOM_TOPICS, type RoomMessage } from "./messages";
import { participantsOf, seatsInRoom } from "./seats-in-room";
import { makeFlights, singleFlight } from "./single-flight";
import { readStageRow } from "./stage-row";
import { syncRoom } from "./sync-room";

/** Larger states are fetched by the browsers instead: one message of the room has to stay small. */
const STATE_BYTES = 40_000;

const flights = processSingleton("stage-publish", makeFlights);

/**
 * Brings the room up to the stage as it is stored now: the room server lets exactly those send who are on it,
 * everybody gets its public state, those who run the show the whole one. Safe to repeat. Throws `RoomError`.
 */
export const publishStage = (eventId: string): Promise<void> =>
  singleFlight(flights, eventId, () => publish(eventId));

async function publish(eventId: string): Promise<void> {
  const row = await readStageRow({ sql }, eventId);
  if (!row) return;
  const seats = await seatsInRoom(eventId);
  const desks = seats.filter(({ seesAll }) => seesAll).map(({ identity }) => identity);
  await Promise.all([
    syncRoom(eventId, () => participantsOf(eventId, seats)),
    send(eventId, "stage", publicState(row.state)),
    desks.length > 0 ? send(eventId, "desk", row.state, desks) : undefined,
  ]);
}

async function send(
  eventId: string,
  type: "stage" | "desk",
  state: StageState,
  to?: readonly string[],
): Promise<void> {
  const head = { type, version: state.version, server_time: new Date().toISOString() };
  const whole: RoomMessage = { ...head, state };
  const text = JSON.stringify(whole);
  const fits = Buffer.byteLength(text) <= STATE_BYTES;
  const none: RoomMessage = { ...head, state: null };
  await roomServer().send(roomName("show", eventId), {
    topic: ROOM_TOPICS[type],
    text: fits ? text : JSON.stringify(none),
    ...(to ? { to } : {}),
  });
}
