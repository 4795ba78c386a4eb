import { mediaPlaylist } from "@/lib/composition/playlist/media-playlist";
import { headerPath, piecePath } from "../address/playback-path";
import { textFile } from "../playing/bytes-file";
import { longestOf, PLAYLIST_TYPE, secondsOf } from "../playing/media-playlists";
import type { PlaybackFile } from "../playing/playback-file";
import { Kept } from "../rows/kept";
import { LIVE_VERSION, WINDOW_SECONDS } from "../rows/live-version";
import { countEntries, type PlayedEntry, readEntriesAfter } from "../rows/played-entries";

const texts = new Kept<string>("playback-live-playlists", 40);

/** Returns the last minute of what viewers over HTTP get; undefined before its first piece. */
export async function livePlaylist(
  recordingId: string,
  rendition: string,
): Promise<PlaybackFile | undefined> {
  const whose = [recordingId, LIVE_VERSION, rendition] as const;
  const { count, last } = await countEntries(whose);
  if (count === 0) return undefined;
  const mark = `live-${rendition}-${count}-${last}`;
  const key = `${recordingId}-${mark}`;
  const text = texts.get(key) ?? texts.put(key, playlistOf(rendition, await readEntriesAfter(-1, whose)));
  return textFile(PLAYLIST_TYPE, text, { mark, isGrowing: true });
}

function playlistOf(rendition: string, entries: readonly PlayedEntry[]): string {
  const unit = secondsOf(rendition);
  const shown = windowOf(entries, WINDOW_SECONDS / unit);
  return mediaPlaylist({
    init: headerPath(rendition),
    pieces: shown.map(({ number, frames, at }) => ({
      uri: piecePath(LIVE_VERSION, rendition, number),
      seconds: frames * unit,
      at: new Date(at),
    })),
    state: "window",
    left: shown[0]?.number ?? 0,
    longestSeconds: longestOf(rendition),
  });
}

/**
 * Returns the last entries, about as long as the window. If no one watched for a while, or someone was erased, there is a
 * gap, and only what follows it can be played.
 */
export function windowOf(entries: readonly PlayedEntry[], frames: number): PlayedEntry[] {
  const last = entries.at(-1);
  const from = last ? last.place + last.frames - frames : 0;
  const shown: PlayedEntry[] = [];
  for (const entry of entries.toReversed()) {
    const next = shown.at(0);
    const isGap = next && (entry.place + entry.frames !== next.place || entry.number + 1 !== next.number);
    if (isGap || entry.place + entry.frames <= from) break;
    shown.unshift(entry);
  }
  return shown;
}
