import { onnxRuntime, silero } from "@/lib/platform/models/models";
import { modelFolders } from "@/lib/platform/models/models-folder";
import type { Joining } from "../part/part-messages";
import { RoomPart } from "../part/room-part";
import type { FromRoomRecognizer, ToRoomRecognizer } from "./recognizer-messages";

const PART = {
  bundle: "room-recognizer",
  source: "lib/providers/room/recognizer/room-recognizer-main.ts",
  // Limit of the V8 heap. Audio is allocated outside it.
  heapMegabytes: 128,
};

export type { FromRoomRecognizer as SaidInRoom };
export type RoomRecognizer = RoomPart<ToRoomRecognizer, FromRoomRecognizer>;

/**
 * Joins a room as a hidden participant to listen to it.
 * @throws if the room refuses it or joining takes too long
 */
export async function joinRoomRecognizer(
  joining: Joining,
  handlers: { signal: AbortSignal; take: (said: FromRoomRecognizer) => void; gone: (reason: string) => void },
): Promise<RoomRecognizer> {
  const args = (await modelFolders([onnxRuntime, silero])) ?? [];
  return RoomPart.join<ToRoomRecognizer, FromRoomRecognizer>({ ...PART, args }, joining, handlers);
}
