import { ANYONE, mayWatchReplay } from "@/lib/modules/after/replay-access";
import { type PlaybackPath, readPlaybackPath } from "./address/playback-path";
import type { Pass } from "./address/playback-token";
import { openEarlier } from "./earlier/open-earlier";
import { openLive } from "./live/open-live";
import { captionsPlaylist, renditionPlaylist } from "./playing/media-playlists";
import { openAudience } from "./playing/open-audience";
import { openAvailability } from "./playing/open-availability";
import { openCaptions } from "./playing/open-captions";
import { openClip } from "./playing/open-clip";
import { openHeader } from "./playing/open-header";
import { openMaster } from "./playing/open-master";
import { openPiece } from "./playing/open-piece";
import { openStill } from "./playing/open-still";
import { openStored } from "./playing/open-stored";
import { openTranscript, openTranscriptFile } from "./playing/open-transcript";
import { openWaveform } from "./playing/open-waveform";
import type { PlaybackFile } from "./playing/playback-file";
import { LIVE_VERSION } from "./rows/live-version";
import { type PlayedRecording, playedRecording } from "./rows/played-recording";

/**
 * Returns the file at a path of a recording that a token gives access to, as the database has it now; undefined if
 * there is none, or no longer.
 * @param awaited number of a piece that a live playlist's answer waits for
 */
export async function openPlayback(
  pass: Pass,
  path: string,
  awaited?: number,
): Promise<PlaybackFile | undefined> {
  const { recordingId, purpose } = pass;
  const wanted = readPlaybackPath(path);
  if (wanted && purpose === "live") return openLive(pass, wanted, awaited);
  if (wanted && purpose === "earlier") return openEarlier(pass, wanted);
  if (purpose === "still") return wanted?.kind === "still" ? openStill(pass) : undefined;
  if (wanted?.kind === "open") return purpose === "replay" ? openAvailability(recordingId) : undefined;
  if (purpose === "poster")
    return wanted?.kind === "thumbnail" && (await mayWatchReplay(recordingId, ANYONE))
      ? openStored(recordingId, "thumbnail")
      : undefined;
  if (purpose === "replay" && !(await mayWatchReplay(recordingId, pass))) return undefined;
  if (!wanted || (purpose !== "public" && isDownload(wanted) !== (purpose === "download"))) return undefined;
  if (purpose === "download" && pass.path !== path) return undefined;
  if (wanted.kind === "audience" && purpose !== "replay") return undefined;
  // It looks up everything in one statement: there is one request for each few seconds of each viewer.
  if (wanted.kind === "piece")
    return wanted.version === LIVE_VERSION ? undefined : openPiece(recordingId, wanted);
  const recording = await playedRecording(recordingId);
  return recording && openFile(recording, wanted);
}

const isDownload = ({ kind }: PlaybackPath): boolean => kind === "mp4" || kind === "clip";

async function openFile(
  recording: PlayedRecording,
  wanted: Exclude<PlaybackPath, { kind: "piece" | "open" }>,
): Promise<PlaybackFile | undefined> {
  const { id } = recording;
  if ("language" in wanted && wanted.language !== recording.language) return undefined;
  switch (wanted.kind) {
    case "master":
      return openMaster(recording);
    case "playlist":
      return renditionPlaylist(recording, wanted.rendition);
    case "header":
      return openHeader(id, wanted.rendition);
    case "captions":
      return openCaptions(id);
    case "captions_playlist":
      return captionsPlaylist(recording, wanted.language);
    case "captions_piece":
      return openCaptions(id, wanted.number);
    case "audience":
      return openAudience(id);
    case "transcript":
      return openTranscript(id);
    case "transcript_file":
      return openTranscriptFile(id, wanted.format);
    case "waveform":
      return openWaveform(recording);
    case "clip":
      return openClip(id, wanted);
    case "still":
      return undefined;
    case "thumbnail":
    case "mp4":
      return openStored(id, wanted.kind);
  }
}
