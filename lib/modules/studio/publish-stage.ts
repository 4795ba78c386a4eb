import { sql } from "@/lib/platform/database/db";
import { once } from "@/lib/platform/runtime/once";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { publicState, type StageState } from "@/lib/stage";
import { ROOM_TOPICS, type RoomMessage } from "./messages";
import { makeFlights, singleFlight } from "./single-flight";
import { readStageRow } from "./stage-row";
import { syncOnStage } from "./sync-on-stage";

/** Larger states are fetched by the browsers instead: one message of the room has to stay small. */
const STATE_BYTES = 40_000;

const flights = once("stage-publish", makeFlights);

/**
 * Brings the room up to the stage as it is stored now: the room server lets publish exactly the guests that are on
 * it, everybody gets its public state, hosts the whole one. Safe to repeat. Throws `RoomError`.
 */
export const publishStage = (eventId: string): Promise<void> =>
  singleFlight(flights, eventId, () => publish(eventId));

async function publish(eventId: string): Promise<void> {
  const row = await readStageRow({ sql }, eventId);
  if (!row) return;
  const people = await sql<{ identity: string; role: string }>(
    "presence_speakers",
    `SELECT DISTINCT identity, role FROM presence WHERE event_id = $1 AND left_at IS NULL AND role <> 'viewer'`,
    [eventId],
  );
  const identities = people.map(({ identity }) => identity);
  const hosts = people.filter(({ role }) => role === "host").map(({ identity }) => identity);
  await Promise.all([
    syncOnStage(eventId, row.state, identities),
    send(eventId, "stage", publicState(row.state)),
    hosts.length > 0 ? send(eventId, "desk", row.state, hosts) : undefined,
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
