import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import type { StageState } from "@/lib/stage";
import type { Speaker } from "./publish-row";
import { syncParticipant } from "./sync-on-stage";

/** What the room server was told about people: who may be seen and heard, and whom the desk has silenced. */
export interface Told {
  on: string[];
  muted: string[];
}

const without = (list: readonly string[], known: readonly string[]): string[] =>
  list.filter((identity) => !known.includes(identity));

/** What the stage wants of those who are there. */
function wanted(state: StageState, speakers: readonly Speaker[]): Told {
  const onStage = state.stage.filter(({ identity }) =>
    speakers.some((person) => person.identity === identity),
  );
  const guests = speakers.filter(({ role }) => role === "guest").map(({ identity }) => identity);
  const on = onStage.map(({ identity }) => identity).filter((identity) => guests.includes(identity));
  return {
    on: state.phase === "ended" ? [] : on,
    muted: onStage.filter(({ muted }) => muted).map(({ identity }) => identity),
  };
}

/** Tells the room server only what is new since it was told last: nobody is looked up whom nothing happened to. */
export async function tellChanges(
  eventId: string,
  state: StageState,
  speakers: readonly Speaker[],
  told: Told,
): Promise<Told> {
  const room = roomName("show", eventId);
  const next = wanted(state, speakers);
  const gone = without(told.on, next.on).filter((identity) =>
    speakers.some((one) => one.identity === identity),
  );
  await Promise.all([
    ...without(next.on, told.on).map((identity) => roomServer().setOnStage(room, identity, true)),
    ...gone.map((identity) => roomServer().setOnStage(room, identity, false)),
    mute(room, without(next.muted, told.muted)),
  ]);
  return next;
}

async function mute(room: string, identities: readonly string[]): Promise<void> {
  if (identities.length === 0) return;
  const there = await roomServer().participants(room);
  const silenced = there.filter(({ identity }) => identities.includes(identity));
  await Promise.all(silenced.map((participant) => roomServer().muteAudio(room, participant)));
}

/** Looks at everybody in the room and makes the room server agree with the stage about them. */
export async function tellEverything(
  eventId: string,
  state: StageState,
  speakers: readonly Speaker[],
): Promise<Told> {
  const room = roomName("show", eventId);
  const there = (await roomServer().participants(room)).filter(({ claims }) => claims?.role !== "viewer");
  await Promise.all(there.map((participant) => syncParticipant(room, state, participant)));
  return wanted(
    state,
    speakers.filter(({ identity }) => there.some((participant) => participant.identity === identity)),
  );
}
