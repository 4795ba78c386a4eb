import type { HandlersOf } from "@/lib/operation/handlers-of";
import { askToUnmute } from "./ask-to-unmute";
import type { roomContract } from "./contract";
import { guestRoomToken } from "./guest-room-token";
import { hostRoomToken } from "./host-room-token";
import { leaveStage } from "./leave-stage";
import { removePerson } from "./remove-person";
import { renamePerson } from "./rename-person";
import { viewerRoomToken } from "./viewer-room-token";
import { watchOpenShow } from "./watch-open-show";

export const handlers: HandlersOf<typeof roomContract> = {
  hostRoomToken,
  guestRoomToken,
  viewerRoomToken,
  watchOpenShow,
  askToUnmute,
  leaveStage,
  removePerson,
  renamePerson,
};
