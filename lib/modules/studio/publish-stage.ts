import { iso } from "@/lib/platform/runtime/clock";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { publicState, type StageState } from "@/lib/stage";
import { rightsOf } from "@/lib/stage/show-roles";
import { ROOM_TOPICS, type RoomMessage } from "./messages";
import { beginPublish, endPublish, type Publish } from "./publish-row";
import { makeFlights, singleFlight } from "./single-flight";
import { type Told, tellChanges, tellEverything } from "./tell-grants";

/** Larger states are fetched by the browsers instead: one message of the room has to stay small. */
const STATE_BYTES = 40_000;

const flights = processSingleton("stage-publish", () => makeFlights<PublishResult>());

export type PublishResult = "reached" | "not_needed";

/**
 * Brings the room up to what is stored now: the room server lets exactly those send who are on the stage, from one seat
 * each, everybody gets its public state, those who run the show the whole one. Safe to repeat. Throws `RoomError`.
 * `whole` looks at everybody in the room instead of trusting what it was told before: after somebody came.
 */
export const publishStage = (eventId: string, whole = false): Promise<PublishResult> =>
  singleFlight(flights, `${eventId} ${whole}`, () => publish(eventId, whole));

/**
 * One publish, of this process. Others may publish the same stage at the same moment, something older among them:
 * whoever has sent looks again, and where the stage, an invitation or a seat has changed sends that as well, whole. So
 * the last one to touch the room always leaves it at what is stored, whatever came in between.
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
  const { state, seats, attended } = begun;
  if (!attended) return { sends: {}, muted: [] };
  const desks = seats.flatMap(({ identity, role }) =>
    rightsOf(role).sees.stage === "whole" ? [identity] : [],
  );
  const [now] = await Promise.all([
    told ? tellChanges(begun, told) : tellEverything(begun),
    send(begun, "stage", publicState(state)),
    desks.length > 0 ? send(begun, "desk", state, desks) : undefined,
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
