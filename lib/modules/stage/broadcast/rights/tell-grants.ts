import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import type { Publish, Seat } from "../publish-row";
import { onStageAs, sendsNow } from "./room-truth";
import { syncSeat } from "./sync-seat";
import type { Told } from "./told-rights";

/** Returns the target state of the present connections. */
function wanted(begun: Publish): Told {
  const seats = begun.seats.map((seat) => ({ ...seat, sends: sendsNow(begun, seat) }));
  const muted = seats.filter(({ identity, sends }) => sends && onStageAs(begun, identity)?.muted);
  return {
    sends: Object.fromEntries(seats.map(({ identity, sends }) => [identity, sends])),
    muted: muted.map(({ identity }) => identity),
  };
}

/**
 * Sends the room server only what has changed since the last publish. Connections without changes aren't
 * looked up.
 */
export async function tellChanges(begun: Publish, told: Told): Promise<Told> {
  const room = roomName("show", begun.eventId);
  const next = wanted(begun);
  const tell = async ({ identity, role }: Seat) => {
    const sends = next.sends[identity] ?? false;
    if (sends !== told.sends[identity]) await roomServer().setSending(room, identity, role, sends);
  };
  const silenced = next.muted.filter((identity) => !told.muted.includes(identity));
  await Promise.all([...begun.seats.map(tell), mute(room, silenced)]);
  return next;
}

async function mute(room: string, identities: readonly string[]): Promise<void> {
  if (identities.length === 0) return;
  const there = await roomServer().participants(room);
  const silenced = there.filter(({ identity }) => identities.includes(identity));
  await Promise.all(silenced.map((participant) => roomServer().muteAudio(room, participant)));
}

/**
 * Checks everyone in the room and applies the database's state on the room server. People who aren't there
 * yet get it from their token, and are checked when they join.
 */
export async function tellEverything(begun: Publish): Promise<Told> {
  const room = roomName("show", begun.eventId);
  const there = await roomServer().participants(room);
  await Promise.all(there.map((participant) => syncSeat(room, begun, participant)));
  return wanted(begun);
}
