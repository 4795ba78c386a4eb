import { DisconnectReason } from "livekit-client";
import type { RoomEnd } from "./types";

const FINAL = new Map<DisconnectReason, RoomEnd>([
  [DisconnectReason.CLIENT_INITIATED, "left"],
  [DisconnectReason.DUPLICATE_IDENTITY, "replaced"],
  [DisconnectReason.PARTICIPANT_REMOVED, "removed"],
  [DisconnectReason.ROOM_DELETED, "closed"],
]);

/**
 * Returns why the connection is over for good, or null if reconnecting makes sense: server gone, network
 * gone, unknown.
 */
export function finalCause(reason: DisconnectReason | undefined): RoomEnd | null {
  return reason === undefined ? null : (FINAL.get(reason) ?? null);
}
