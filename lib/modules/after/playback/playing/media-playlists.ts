import { AAC_SAMPLES, FRAME_RATE, SAMPLE_RATE } from "@/lib/composition/grid";
import { mediaPlaylist, type PlaylistPiece } from "@/lib/composition/playlist/media-playlist";
import { PIECE_FRAMES } from "@/lib/program";
import { captionsPiecePath, headerPath, piecePath } from "../address/playback-path";
import { Kept } from "../rows/kept";
import { type PlayedEntry, playedEntries } from "../rows/played-entries";
import type { PlayedRecording } from "../rows/played-recording";
import { PICTURE, SOUND } from "../rows/rendition";
import { textFile } from "./bytes-file";
import type { PlaybackFile } from "./playback-file";

export const PLAYLIST_TYPE = "application/vnd.apple.mpegurl";

/** No picture of a program that can be followed live is longer. */
const LONGEST_PICTURE = 4;

export const secondsOf = (rendition: string): number =>
  rendition === SOUND ? AAC_SAMPLES / SAMPLE_RATE : 1 / FRAME_RATE;
export const longestOf = (rendition: string): number =>
  rendition === SOUND ? (PIECE_FRAMES * AAC_SAMPLES) / SAMPLE_RATE : LONGEST_PICTURE;

const texts = new Kept<string>("playback-playlists", 40);

/** Returns the playlist of a rendition; undefined before its first piece. */
export async function renditionPlaylist(
  { id, version, isFinished }: PlayedRecording,
  rendition: string,
): Promise<PlaybackFile | undefined> {
  if (version === null) return undefined;
  const { entries, hasHole, mark } = await playedEntries(id, version, rendition);
  if (entries.length === 0) return undefined;
  const state = isFinished && !hasHole ? "finished" : "growing";
  const tag = `${mark}-${state}`;
  const key = `${id}-${tag}`;
  const unit = secondsOf(rendition);
  const text =
    texts.get(key) ??
    texts.put(
      key,
      mediaPlaylist({
        init: headerPath(rendition),
        pieces: entries.map(({ number, frames, at }) => ({
          uri: piecePath(version, rendition, number),
          seconds: frames * unit,
          at: at === null ? null : new Date(at),
        })),
        state,
        longestSeconds: longestOf(rendition),
      }),
    );
  return textFile(PLAYLIST_TYPE, text, { mark: tag, isGrowing: state === "growing" });
}

/** Captions are served in pieces as long as the longest picture, so that they arrive with it. */
const CAPTIONS_SECONDS = LONGEST_PICTURE;

/** Returns the part of the program that a piece of captions is for, in milliseconds. */
export const captionsStretch = (number: number): { fromMs: number; toMs: number } => ({
  fromMs: number * CAPTIONS_SECONDS * 1000,
  toMs: (number + 1) * CAPTIONS_SECONDS * 1000,
});

/** Returns the playlist of captions, which is as long as the picture. */
export async function captionsPlaylist(
  { id, version, isFinished }: PlayedRecording,
  language: string,
): Promise<PlaybackFile | undefined> {
  if (version === null) return undefined;
  const { entries, hasHole } = await playedEntries(id, version, PICTURE);
  const last = entries.at(-1);
  if (!last) return undefined;
  const state = isFinished && !hasHole ? "finished" : "growing";
  const length = endOf(last) / FRAME_RATE;
  const pieces: PlaylistPiece[] = [];
  let shown = 0;
  for (let from = 0; from < length; from += CAPTIONS_SECONDS) {
    while (endOf(entries[shown]) <= from * FRAME_RATE) shown += 1;
    const { at, place } = entries[shown] ?? last;
    const seconds = Math.min(CAPTIONS_SECONDS, length - from);
    // The next pieces of the picture complete it.
    if (seconds < CAPTIONS_SECONDS && state === "growing") break;
    const uri = captionsPiecePath(language, pieces.length);
    const began = at === null ? null : new Date(at + (from - place / FRAME_RATE) * 1000);
    pieces.push({ uri, seconds, at: began });
  }
  if (pieces.length === 0) return undefined;
  const text = mediaPlaylist({ init: null, pieces, state, longestSeconds: CAPTIONS_SECONDS });
  return textFile(PLAYLIST_TYPE, text, { isGrowing: state === "growing" });
}

const endOf = (entry: PlayedEntry | undefined): number =>
  entry ? entry.place + entry.frames : Number.POSITIVE_INFINITY;
