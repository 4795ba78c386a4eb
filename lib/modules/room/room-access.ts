import type { Ctx } from "@/lib/operation/ctx";
import type { OutputOf } from "@/lib/operation/operation";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { iso } from "@/lib/platform/runtime/clock";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import type { RoomClaims } from "@/lib/providers/room/port";
import type { roomContract } from "./contract";
import { isConnected } from "./is-connected";

export type RoomAccessWire = OutputOf<typeof roomContract.hostRoomToken>;

const CONNECT_MS = 60_000;

interface RoomEntry {
  eventId: string;
  identity: string;
  /** Shown backstage, and in the show room for hosts only. */
  name: string;
  claims: RoomClaims;
  onStage: boolean;
}

/** Everything a browser needs to enter, by role. Makes no call to the room server. */
export async function roomAccess(ctx: Ctx, entrance: RoomEntry): Promise<RoomAccessWire> {
  const { eventId, identity, name, claims, onStage } = entrance;
  const { role } = claims;
  const room = roomName("show", eventId);
  const shown = role === "host" ? name : "";
  const token = await roomServer().token({ room, place: "show", identity, name: shown, claims, onStage });
  const back = roomName("backstage", eventId);
  const backstage =
    role === "viewer"
      ? null
      : {
          room: back,
          token: await roomServer().token({
            room: back,
            place: "backstage",
            identity,
            name,
            claims,
            onStage,
          }),
        };
  const connected = await ctx.ahead(() => isConnected(ctx, eventId, identity));
  const now = databaseNow().getTime();
  return {
    url: roomServer().url,
    room,
    token,
    identity,
    role,
    backstage,
    on_stage: onStage,
    already_connected: connected,
    expires_at: iso(new Date(now + CONNECT_MS)),
    server_time: iso(new Date(now)),
  };
}
