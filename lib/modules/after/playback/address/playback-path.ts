import { FILE_FORMATS, type FileFormat } from "@/lib/composition/captions/caption-files";

/** What the path after a token names. */
export type PlaybackPath =
  | { kind: "master" | "waveform" | "thumbnail" | "still" | "transcript" | "audience" | "open" }
  | { kind: "transcript_file"; format: FileFormat }
  | { kind: "playlist"; rendition: string }
  | { kind: "header"; rendition: string }
  | { kind: "piece"; version: number; rendition: string; number: number }
  | { kind: "captions"; language: string }
  | { kind: "captions_playlist"; language: string }
  | { kind: "captions_piece"; language: string; number: number }
  | { kind: "clip"; number: number; file: "mp4" | "jpg" }
  | { kind: "mp4" };

const RENDITION = "(picture-\\d{3,4}|sound)";
const LANGUAGE = "([A-Za-z0-9-]{2,35})";
const NUMBER = "(\\d{1,7})";

type Reader = readonly [RegExp, (...parts: string[]) => PlaybackPath];

const FORMS: readonly Reader[] = [
  [/^master\.m3u8$/, () => ({ kind: "master" })],
  [/^waveform\.json$/, () => ({ kind: "waveform" })],
  [/^audience\.json$/, () => ({ kind: "audience" })],
  [/^open\.txt$/, () => ({ kind: "open" })],
  [/^transcript\.json$/, () => ({ kind: "transcript" })],
  ...(Object.keys(FILE_FORMATS) as FileFormat[]).map(
    (format): Reader => [
      new RegExp(`^transcript-[\\w-]{1,120}\\.${FILE_FORMATS[format].extension}$`),
      () => ({ kind: "transcript_file", format }),
    ],
  ),
  [/^thumbnail\.jpg$/, () => ({ kind: "thumbnail" })],
  [/^still\.jpg$/, () => ({ kind: "still" })],
  [new RegExp(`^${RENDITION}\\.m3u8$`), (rendition = "") => ({ kind: "playlist", rendition })],
  [new RegExp(`^${RENDITION}/init\\.mp4$`), (rendition = "") => ({ kind: "header", rendition })],
  [
    new RegExp(`^${NUMBER}/${RENDITION}/${NUMBER}\\.m4s$`),
    (version, rendition = "", number) => ({
      kind: "piece",
      ...{ version: Number(version), rendition, number: Number(number) },
    }),
  ],
  [new RegExp(`^captions-${LANGUAGE}\\.vtt$`), (language = "") => ({ kind: "captions", language })],
  [new RegExp(`^captions-${LANGUAGE}\\.m3u8$`), (language = "") => ({ kind: "captions_playlist", language })],
  [
    new RegExp(`^captions-${LANGUAGE}/${NUMBER}\\.vtt$`),
    (language = "", number) => ({ kind: "captions_piece", language, number: Number(number) }),
  ],
  [
    /^clips\/clip-(\d{1,9})\.(mp4|jpg)$/,
    (number, file) => ({ kind: "clip", number: Number(number), file: file as "mp4" | "jpg" }),
  ],
  [/^[\w-]{1,120}\.mp4$/, () => ({ kind: "mp4" })],
];

/** Returns what a path names; null if it has no form of ours. */
export function readPlaybackPath(path: string): PlaybackPath | null {
  for (const [form, read] of FORMS) {
    const found = form.exec(path);
    if (found) return read(...found.slice(1));
  }
  return null;
}

export const STILL_PATH = "still.jpg";
export const TRANSCRIPT_PATH = "transcript.json";
export const AUDIENCE_PATH = "audience.json";
export const OPEN_PATH = "open.txt";
export const clipPath = (number: number, file: "mp4" | "jpg"): string => `clips/clip-${number}.${file}`;

/** Paths within playlists, relative to them. Each version numbers its pieces from 0. */
export const playlistPath = (rendition: string): string => `${rendition}.m3u8`;
export const headerPath = (rendition: string): string => `${rendition}/init.mp4`;
export const piecePath = (version: number, rendition: string, number: number): string =>
  `${version}/${rendition}/${number}.m4s`;
export const captionsPath = (language: string): string => `captions-${language}.vtt`;
export const captionsPlaylistPath = (language: string): string => `captions-${language}.m3u8`;
export const captionsPiecePath = (language: string, number: number): string =>
  `captions-${language}/${number}.vtt`;
