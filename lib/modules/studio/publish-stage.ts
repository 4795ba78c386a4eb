import { iso } from "@/lib/platform/runtime/clock";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { publicState, type StageState } from "@/lib/stage";
import { ROOM_TOPICS, type RoomMessage } from "./messages";
import { beginPublish, endPublish, type Publish } from "./publish-row";
import { makeFlights, singleFlight } from "./single-flight";
import { type Told, tellChanges, tellEverything } from "./tell-grants";

/** Larger states are fetched by the browsers instead: one message of the room has to stay small. */
const STATE_BYTES = 40_000;

const flights = processSingleton("stage-publish", () => makeFlights<PublishResult>());

export type PublishResult = "reached" | "not_needed";

/**
 * Brings the room up to the stage as it is stored now: the room server lets publish exactly the guests that are on
 * it, everybody gets its public state, hosts the whole one. Safe to repeat. Throws `RoomError`.
 * `whole` looks at everybody in the room instead of trusting what it was told before: after somebody came.
 */
export const publishStage = (eventId: string, whole = false): Promise<PublishResult> =>
  singleFlight(flights, `${eventId} ${whole}`, () => publish(eventId, whole));

/**
 * One publish, of this process. Others may publish the same stage at the same moment, an older version of it among
 * them: whoever has sent looks again, and where the stage has moved on sends that as well, whole. So the last one to
 * touch the room always leaves it at the stored version, whatever came in between.
 */
export async function publish(eventId: string, whole: boolean): Promise<PublishResult> {
  for (let again = false; ; again = true) {
    const begun = await beginPublish(eventId);
    if (!begun) return "not_needed";
    const told = await tell(begun, whole || again ? null : begun.told);
    if (await endPublish(begun, told)) return begun.attended ? "reached" : "not_needed";
  }
}

/** Grants and messages at once: neither waits for the other. */
async function tell(begun: Publish, told: Told | null): Promise<Told> {
  const { eventId, state, speakers, attended } = begun;
  if (!attended) return { on: [], muted: [] };
  const hosts = speakers.filter(({ role }) => role === "host").map(({ identity }) => identity);
  const [now] = await Promise.all([
    told ? tellChanges(eventId, state, speakers, told) : tellEverything(eventId, state, speakers),
    send(begun, "stage", publicState(state)),
    hosts.length > 0 ? send(begun, "desk", state, hosts) : undefined,
  ]);
  return now;
}

async function send(
  { eventId, epoch, now }: Publish,
  type: "stage" | "desk",
  state: StageState,
  to?: readonly string[],
): Promise<void> {
  const head = { type, epoch, version: state.version, server_time: iso(now) };
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
