import { onnxRuntime, silero } from "@/lib/platform/models/models";
import { modelFolders } from "@/lib/platform/models/models-folder";
import type { Joining } from "../part/part-messages";
import { RoomPart } from "../part/room-part";
import type { FromRoomEars, ToRoomEars } from "./ears-messages";

const PART = {
  bundle: "room-ears",
  source: "lib/providers/room/ears/room-ears-main.ts",
  // Limit of the V8 heap. Audio is allocated outside it.
  heapMegabytes: 128,
};

export type { FromRoomEars as SaidInRoom };
export type RoomEars = RoomPart<ToRoomEars, FromRoomEars>;

/**
 * Joins a room as a hidden participant to listen to it.
 * @throws if the room refuses it or joining takes too long
 */
export async function joinRoomEars(
  joining: Joining,
  handlers: { signal: AbortSignal; take: (said: FromRoomEars) => void; gone: (reason: string) => void },
): Promise<RoomEars> {
  const args = (await modelFolders([onnxRuntime, silero])) ?? [];
  return RoomPart.join<ToRoomEars, FromRoomEars>({ ...PART, args }, joining, handlers);
}
