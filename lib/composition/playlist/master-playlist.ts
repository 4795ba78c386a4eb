import { attribute } from "./media-playlist";

export interface Master {
  pictures: readonly { uri: string; width: number; height: number; bitsPerSecond: number }[];
  /** Address of the sound's playlist. */
  sound: string;
  /** `language` as BCP 47, `name` as the player shows it. */
  captions: readonly { uri: string; language: string; name: string }[];
}

/** H.264 High, by height, and AAC-LC: as the pieces are encoded. */
const codecs = (height: number): string =>
  `${height <= 720 ? "avc1.64001f" : height <= 1080 ? "avc1.640028" : "avc1.640032"},mp4a.40.2`;

const SOUND_BITS_PER_SECOND = 170_000;

/** Writes an HLS master playlist: pictures, with sound and captions apart. */
export function masterPlaylist({ pictures, sound, captions }: Master): string {
  const media = captions.map(({ uri, language, name }, index) =>
    [
      ...['#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions"', `NAME="${attribute(name)}"`],
      ...[
        `LANGUAGE="${attribute(language)}"`,
        `DEFAULT=NO,AUTOSELECT=${index === 0 ? "YES" : "NO"},FORCED=NO`,
      ],
      `URI="${attribute(uri)}"`,
    ].join(","),
  );
  const subtitles = captions.length > 0 ? ',SUBTITLES="captions"' : "";
  const streams = pictures.flatMap(({ uri, width, height, bitsPerSecond }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil(bitsPerSecond + SOUND_BITS_PER_SECOND)},` +
      `RESOLUTION=${width}x${height},FRAME-RATE=30.000,CODECS="${codecs(height)}",AUDIO="sound"${subtitles}`,
    uri.replaceAll(/[\r\n]/g, ""),
  ]);
  const audio = `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Sound",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="${attribute(sound)}"`;
  return `${["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS", audio, ...media, ...streams].join("\n")}\n`;
}
