import { SOUND } from "../../planning/planned-piece";
import { headerOf } from "../rows/stored-pieces";
import { bytesFile } from "./bytes-file";
import type { PlaybackFile } from "./playback-file";

/** Returns the header that all pieces of a rendition are played with. */
export async function openHeader(recordingId: string, rendition: string): Promise<PlaybackFile | undefined> {
  const bytes = await headerOf(recordingId, rendition);
  return bytes && bytesFile(rendition === SOUND ? "audio/mp4" : "video/mp4", bytes);
}
