import { env } from "@/lib/platform/runtime/env";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { LivekitRoom } from "./livekit";
import type { RoomPort } from "./port";

/** Returns the room server of this installation. */
export const roomServer = (): RoomPort =>
  processSingleton("room-server", () => {
    const { LIVEKIT_URL, LIVEKIT_API_URL, LIVEKIT_API_KEY, LIVEKIT_API_SECRET } = env();
    return new LivekitRoom({
      url: LIVEKIT_URL,
      apiUrl: LIVEKIT_API_URL,
      apiKey: LIVEKIT_API_KEY,
      apiSecret: LIVEKIT_API_SECRET,
    });
  });
