import type { RoomPlace, RoomRole } from "./port";

/** Sources that somebody on camera may publish. */
export const MEDIA_SOURCES = ["camera", "microphone", "screen_share", "screen_share_audio"] as const;

export interface RoomGrant {
  publish: boolean;
  subscribe: boolean;
  data: boolean;
  /** Nobody else in the room learns of them. */
  hidden: boolean;
}

const host: RoomGrant = { publish: true, subscribe: true, data: true, hidden: false };
const guest: RoomGrant = { publish: true, subscribe: true, data: false, hidden: false };
const viewer: RoomGrant = { publish: false, subscribe: true, data: false, hidden: true };

/**
 * The one place that says what a role may do. In the show room a guest publishes only while on the stage, which
 * the room server enforces; viewers have no way into the backstage.
 */
export function grantOf(role: RoomRole, place: RoomPlace, onStage: boolean): RoomGrant | undefined {
  if (role === "host") return host;
  if (role === "guest") return place === "backstage" ? guest : { ...guest, publish: onStage };
  return place === "show" ? viewer : undefined;
}
