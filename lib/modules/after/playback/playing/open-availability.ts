import { isReplayOpen } from "@/lib/modules/after/replay-access";
import { KeptBriefly } from "../rows/kept-briefly";
import { textFile } from "./bytes-file";
import type { PlaybackFile } from "./playback-file";

/** Every page that plays a replay asks every few seconds: one statement answers all of a show's. */
const known = new KeptBriefly<boolean>("playback-replay-open", 200);

/** Returns a short file while a recording is its show's replay for anyone; whoever isn't let in gets no pieces. */
export async function openAvailability(recordingId: string): Promise<PlaybackFile | undefined> {
  const isOpen = await known.get(recordingId, () => isReplayOpen(recordingId));
  return isOpen ? textFile("text/plain; charset=utf-8", "open\n", { mark: "open" }) : undefined;
}
