import { setTimeout as sleep } from "node:timers/promises";
import { mediaPlaylist } from "@/lib/composition/playlist/media-playlist";
import { captionsPiecePath, headerPath, piecePath } from "../address/playback-path";
import { textFile } from "../playing/bytes-file";
import { longestOf, PLAYLIST_TYPE, secondsOf } from "../playing/media-playlists";
import type { PlaybackFile } from "../playing/playback-file";
import { Kept } from "../rows/kept";
import { LIVE_VERSION, WINDOW_SECONDS } from "../rows/live-version";
import {
  type Counted,
  countEntries,
  type PlayedEntry,
  readEntriesAfter,
  type Whose,
} from "../rows/played-entries";
import { PICTURE } from "../rows/rendition";

/** How often a process looks for the next piece, for all who wait for it. */
const LOOK_MS = 200;
/** Longer than a piece takes. Whoever has waited in vain gets what there is. */
const WAIT_MS = 6_000;

const texts = new Kept<string>("playback-live-playlists", 40);
const looks = new Kept<{ at: number; counted: Promise<Counted> }>("playback-live-looks", 40);

/** Either pictures or sound, or captions in a language. */
type Listed = { rendition: string } | { language: string };

/**
 * Returns the last minute of what viewers over HTTP get; undefined before its first piece. Captions have the pictures' pieces.
 * @param awaited number of a piece: the answer waits for it, so that players get it as soon as it's there
 */
export async function livePlaylist(
  recordingId: string,
  listed: Listed,
  awaited?: number,
): Promise<PlaybackFile | undefined> {
  const rendition = "language" in listed ? PICTURE : listed.rendition;
  const whose = [recordingId, LIVE_VERSION, rendition] as const;
  const { count, last } = await countedOnce(whose, awaited ?? 0);
  if (count === 0) return undefined;
  const mark = `live-${"language" in listed ? `captions-${listed.language}` : rendition}-${count}-${last}`;
  const key = `${recordingId}-${mark}`;
  const text = texts.get(key) ?? texts.put(key, playlistOf(listed, await readEntriesAfter(-1, whose)));
  return textFile(PLAYLIST_TYPE, text, { mark, isGrowing: true });
}

async function countedOnce(whose: Whose, awaited: number): Promise<Counted> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const found = await look(whose);
    if (found.count === 0 || found.last >= awaited || performance.now() >= end) return found;
    await sleep(LOOK_MS);
  }
}

/** Counts what is there, unless this process did so a moment ago. */
function look(whose: Whose): Promise<Counted> {
  const key = whose.join("/");
  const before = looks.get(key);
  if (before && performance.now() - before.at < LOOK_MS) return before.counted;
  return looks.put(key, { at: performance.now(), counted: countEntries(whose) }).counted;
}

function playlistOf(listed: Listed, entries: readonly PlayedEntry[]): string {
  const rendition = "language" in listed ? PICTURE : listed.rendition;
  const pathOf = (number: number) =>
    "language" in listed
      ? captionsPiecePath(listed.language, number)
      : piecePath(LIVE_VERSION, rendition, number);
  const unit = secondsOf(rendition);
  const shown = windowOf(entries, WINDOW_SECONDS / unit);
  return mediaPlaylist({
    init: "language" in listed ? null : headerPath(rendition),
    pieces: shown.map(({ number, frames, at }) => ({
      uri: pathOf(number),
      seconds: frames * unit,
      at: at === null ? null : new Date(at),
    })),
    state: "window",
    left: shown[0]?.number ?? 0,
    isAwaitable: true,
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
