import { DisconnectReason } from "livekit-client";
import type { RoomEnd } from "./types";

const FINAL = new Map<DisconnectReason, RoomEnd>([
  [DisconnectReason.CLIENT_INITIATED, "left"],
  [DisconnectReason.DUPLICATE_IDENTITY, "replaced"],
  [DisconnectReason.PARTICIPANT_REMOVED, "removed"],
  [DisconnectReason.ROOM_DELETED, "closed"],
]);

/** Why it is over for good, or null when trying again makes sense: server gone, network gone, unknown. */
export function finalCause(reason: DisconnectReason | undefined): RoomEnd | null {
  return reason === undefined ? null : (FINAL.get(reason) ?? null);
}
