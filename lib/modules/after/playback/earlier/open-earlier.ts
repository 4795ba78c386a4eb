import type { PlaybackPath } from "../address/playback-path";
import type { Pass } from "../address/playback-token";
import { renditionPlaylist } from "../playing/media-playlists";
import { openHeader } from "../playing/open-header";
import { masterOf } from "../playing/open-master";
import { openPiece } from "../playing/open-piece";
import type { PlaybackFile } from "../playing/playback-file";
import { playedRecording } from "../rows/played-recording";

type EarlierPass = Extract<Pass, { purpose: "earlier" }>;

/** Returns a file of an earlier version, with what was edited out of one part of it; undefined if there is none, or no longer. */
export async function openEarlier(
  pass: EarlierPass,
  wanted: PlaybackPath,
): Promise<PlaybackFile | undefined> {
  const { recordingId, version, ...part } = pass;
  if (wanted.kind === "piece")
    return wanted.version === version ? openPiece(recordingId, wanted, part) : undefined;
  const recording = await playedRecording(recordingId);
  if (!recording) return undefined;
  if (wanted.kind === "master") return masterOf(recordingId, version, { captions: [], isGrowing: false });
  if (wanted.kind === "header") return openHeader(recordingId, wanted.rendition);
  if (wanted.kind === "playlist")
    return renditionPlaylist({ ...recording, version, isFinished: true }, wanted.rendition);
  return undefined;
}
