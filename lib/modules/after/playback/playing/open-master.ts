import { languageName } from "@/lib/composition/captions/language-name";
import { masterPlaylist } from "@/lib/composition/playlist/master-playlist";
import { captionsPlaylistPath, playlistPath } from "../address/playback-path";
import { canHaveCaptions } from "../captions/has-captions";
import type { PlayedRecording } from "../rows/played-recording";
import { SOUND } from "../rows/rendition";
import { renditionsOf } from "../rows/renditions";
import { textFile } from "./bytes-file";
import { PLAYLIST_TYPE } from "./media-playlists";
import type { PlaybackFile } from "./playback-file";

/** Pieces with much movement are larger than the average, and players must not be surprised. */
const PEAK = 1.5;

/** Returns the master playlist; undefined before the first pieces of picture and sound. */
export async function openMaster(recording: PlayedRecording): Promise<PlaybackFile | undefined> {
  const { id, version, language, isFinished } = recording;
  if (version === null) return undefined;
  const captions = (await canHaveCaptions(recording))
    ? [{ uri: captionsPlaylistPath(language), language, name: languageName(language) }]
    : [];
  return masterOf(id, version, { captions, isGrowing: !isFinished });
}

interface Around {
  captions: Parameters<typeof masterPlaylist>[0]["captions"];
  isGrowing: boolean;
}

/** Returns the master playlist of a version; undefined before its first pieces of picture and sound. */
export async function masterOf(
  recordingId: string,
  version: number,
  { captions, isGrowing }: Around,
): Promise<PlaybackFile | undefined> {
  const renditions = await renditionsOf(recordingId, version);
  const pictures = renditions.flatMap(({ name, width, height, bitsPerSecond }) =>
    width === null || height === null
      ? []
      : [{ uri: playlistPath(name), width, height, bitsPerSecond: Math.ceil(bitsPerSecond * PEAK) }],
  );
  if (pictures.length === 0 || !renditions.some(({ name }) => name === SOUND)) return undefined;
  const text = masterPlaylist({ pictures, sound: playlistPath(SOUND), captions });
  return textFile(PLAYLIST_TYPE, text, { isGrowing });
}
