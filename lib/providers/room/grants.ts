import { type RoomRights, rightsOf, type ShowRole } from "@/lib/stage/show-roles";
import type { RoomPlace } from "./port";

/** Sources that someone on camera may publish. */
export const MEDIA_SOURCES = ["camera", "microphone", "screen_share", "screen_share_audio"] as const;

export interface RoomGrant {
  publish: boolean;
  subscribe: boolean;
  data: boolean;
  /** Whether the room hides them from everyone else. */
  hidden: boolean;
}

/**
 * Whether a connection may publish audio and video in the show: depends on the role, whether the person is on
 * stage, and whether this is their publishing seat. No one may while an emergency has `stopped` the show.
 */
export function maySend(role: ShowRole, { onStage, holdsSeat, stopped }: Sending): boolean {
  const { publish }: RoomRights = rightsOf(role).rooms.show;
  return !stopped && holdsSeat && (publish === "always" || (publish === "on_stage" && onStage));
}

interface Sending {
  onStage: boolean;
  holdsSeat: boolean;
  stopped: boolean;
}

/**
 * Returns what the room server allows a role in a room, according to the table of show roles; undefined if
 * the role can't enter.
 */
export function grantOf(role: ShowRole, place: RoomPlace, sends: boolean): RoomGrant | undefined {
  const rights: RoomRights | null = rightsOf(role).rooms[place];
  if (!rights) return undefined;
  const { publish, visible, subscribe, data } = rights;
  return {
    publish: place === "show" ? sends && publish !== "never" : publish === "always",
    subscribe,
    data,
    hidden: visible === "never" || (visible === "on_stage" && !sends),
  };
}
