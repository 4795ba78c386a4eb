import { onnxRuntime, silero } from "@/lib/platform/models/models";
import { modelFolders } from "@/lib/platform/models/models-folder";
import type { Joining } from "../part/part-messages";
import { RoomPart } from "../part/room-part";
import type { FromRoomEars, ToRoomEars } from "./ears-messages";

const PART = {
  bundle: "room-ears",
  source: "lib/providers/room/ears/room-ears-main.ts",
  // V8's part; the sound has its own.
  heapMegabytes: 128,
};

export type { FromRoomEars as SaidInRoom };
export type RoomEars = RoomPart<ToRoomEars, FromRoomEars>;

/**
 * Comes into a room, unseen, to hear what is said there.
 * @throws where the room does not let it in, or not in time
 */
export async function joinRoomEars(
  joining: Joining,
  handlers: { signal: AbortSignal; take: (said: FromRoomEars) => void; gone: (reason: string) => void },
): Promise<RoomEars> {
  const args = (await modelFolders([onnxRuntime, silero])) ?? [];
  return RoomPart.join<ToRoomEars, FromRoomEars>({ ...PART, args }, joining, handlers);
}
