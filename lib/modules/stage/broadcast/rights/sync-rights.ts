import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import type { Publish, Seat } from "../publish-row";
import { onStageAs, sendsNow } from "./room-truth";
import { syncSeat } from "./sync-seat";
import type { SyncedRights } from "./synced-rights";

/** Returns the target state of the present connections. */
function desired(begun: Publish): SyncedRights {
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
export async function syncChangedRights(begun: Publish, synced: SyncedRights): Promise<SyncedRights> {
  const room = roomName("show", begun.eventId);
  const next = desired(begun);
  const sync = async ({ identity, role }: Seat) => {
    const sends = next.sends[identity] ?? false;
    if (sends !== synced.sends[identity]) await roomServer().setSending(room, identity, role, sends);
  };
  const silenced = next.muted.filter((identity) => !synced.muted.includes(identity));
  await Promise.all([...begun.seats.map(sync), mute(room, silenced)]);
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
export async function syncAllRights(begun: Publish): Promise<SyncedRights> {
  const room = roomName("show", begun.eventId);
  const there = await roomServer().participants(room);
  await Promise.all(there.map((participant) => syncSeat(room, begun, participant)));
  return desired(begun);
}
