import { type RoomRights, rightsOf, type ShowRole } from "@/lib/stage/show-roles";
import type { RoomPlace } from "./port";

/** Sources that somebody on camera may publish. */
export const MEDIA_SOURCES = ["camera", "microphone", "screen_share", "screen_share_audio"] as const;

export interface RoomGrant {
  publish: boolean;
  subscribe: boolean;
  data: boolean;
  /** Nobody else in the room learns of them. */
  hidden: boolean;
}

/**
 * Whether somebody's connection sends picture and sound into the show: by their role, whether they stand on the stage,
 * and whether this seat is the one of theirs that does. Nobody does while the show is `stopped` by an emergency.
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

/** What the room server lets a role do in a room, by the table of show roles; undefined where it has no place. */
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
