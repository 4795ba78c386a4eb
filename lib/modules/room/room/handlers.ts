import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { roomContract } from "./contract";
import { leaveStage } from "./leave-stage";
import { askToUnmute } from "./moderation/ask-to-unmute";
import { removePerson } from "./moderation/remove-person";
import { renamePerson } from "./moderation/rename-person";
import { guestRoomToken } from "./tokens/guest-room-token";
import { hostRoomToken } from "./tokens/host-room-token";
import { viewerRoomToken } from "./tokens/viewer-room-token";
import { watchOpenShow } from "./tokens/watch-open-show";

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
