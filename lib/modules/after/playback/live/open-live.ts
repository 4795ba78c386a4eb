import type { PlaybackPath } from "../address/playback-path";
import type { Pass } from "../address/playback-token";
import { openHeader } from "../playing/open-header";
import { masterOf } from "../playing/open-master";
import { openPiece } from "../playing/open-piece";
import type { PlaybackFile } from "../playing/playback-file";
import { LIVE_VERSION } from "../rows/live-version";
import { mayWatchLive } from "./live-access";
import { liveCaptions, offeredCaptions } from "./live-captions";
import { livePlaylist } from "./live-playlist";

type LivePass = Extract<Pass, { purpose: "live" }>;

/** Returns a file of what a viewer over HTTP gets; undefined if there is none, or they may no longer watch. */
export async function openLive(
  { recordingId, identity }: LivePass,
  wanted: PlaybackPath,
  awaited?: number,
): Promise<PlaybackFile | undefined> {
  if (!(await mayWatchLive(recordingId, identity))) return undefined;
  if ("language" in wanted && !(await isOffered(recordingId, wanted.language))) return undefined;
  switch (wanted.kind) {
    case "master":
      return masterOf(recordingId, LIVE_VERSION, {
        captions: await offeredCaptions(recordingId),
        isGrowing: true,
      });
    case "playlist":
    case "captions_playlist":
      return livePlaylist(recordingId, wanted, awaited);
    case "captions_piece":
      return liveCaptions(recordingId, wanted.number);
    case "header":
      return openHeader(recordingId, wanted.rendition);
    case "piece":
      return wanted.version === LIVE_VERSION ? openPiece(recordingId, wanted) : undefined;
    default:
      return undefined;
  }
}

const isOffered = async (recordingId: string, wanted: string): Promise<boolean> =>
  (await offeredCaptions(recordingId)).some(({ language }) => language === wanted);
