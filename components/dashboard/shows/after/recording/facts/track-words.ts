import type { Interval } from "@/lib/program/time/intervals";
import { secondAsClock } from "@/lib/stage/video-time";
import type { RecordingTrack, TrackPart } from "./recording";
import { countWords } from "./recording-words";
import { type ShownPart, shownTimes } from "./shown-track";

type Kind = RecordingTrack["kind"];

/** In the order in which a person's tracks are listed. */
export const KIND_ORDER: readonly Kind[] = [
  "camera",
  "microphone",
  "screen",
  "screen_sound",
  "announcer",
  "video",
];

export const KIND_NAMES: Record<Kind, string> = {
  camera: "Camera",
  microphone: "Microphone",
  screen: "Screen",
  screen_sound: "Screen sound",
  announcer: "Voice",
  video: "Video",
};

export const COPY_NAMES: Record<TrackPart["copy"], string> = {
  browser: "Local recording",
  server: "Server’s copy",
};

const CODECS: readonly [RegExp, string][] = [
  [/^(avc|h264)/, "H.264"],
  [/^vp0?8/, "VP8"],
  [/^vp0?9/, "VP9"],
  [/^av0?1/, "AV1"],
  [/^opus/, "Opus"],
  [/^(mp4a|aac)/, "AAC"],
];

/** Returns a codec's usual name. */
export const codecName = (codec: string): string =>
  CODECS.find(([pattern]) => pattern.test(codec.toLowerCase()))?.[1] ?? codec;

/** Describes how good a part is: `1280 × 720 · H.264 · 2.1 Mbit/s · 12 packets lost`. */
export function qualityWords({ width, height, codec, quality, ...part }: TrackPart): string {
  if (quality?.is_media === false) return "Can’t be played";
  const missing = part.gaps.reduce((sum, { from_sec, to_sec }) => sum + to_sec - from_sec, 0);
  const seconds = part.ends_at_sec - part.starts_at_sec - missing;
  const kilobits = seconds > 1 ? (part.size_bytes * 8) / seconds / 1000 : 0;
  return [
    width && height ? `${width} × ${height}` : null,
    codecName(codec),
    kilobits >= 1000 ? `${(kilobits / 1000).toFixed(1)} Mbit/s` : null,
    kilobits >= 1 && kilobits < 1000 ? `${Math.round(kilobits)} kbit/s` : null,
    quality?.lost_packets ? `${countWords(quality.lost_packets, "packet")} lost` : null,
  ]
    .filter(Boolean)
    .join(" · ");
}

const span = ({ from, to }: Interval): string => `${secondAsClock(from)}–${secondAsClock(to)}`;

/** Says when the program plays a part, from its first to its last second: `0:12–4:30`. */
export function timeWords({ shown, state }: Pick<ShownPart, "shown" | "state">): string {
  const [first, last] = [shown.at(0), shown.at(-1)];
  if (first && last) return span({ from: first.from, to: last.to });
  return state === "capturing" ? "Not in the program yet" : "Not in the program";
}

/** What still happens to a part: it's recorded, or its speaker's browser hasn't uploaded all of it. */
export function progressOf({ state, copy, size_bytes }: TrackPart, isLive: boolean): string | null {
  if (state !== "capturing") return null;
  if (isLive || copy === "server") return "Recording";
  return size_bytes === 0 ? "Not uploaded yet" : "Not fully uploaded yet";
}

/** Says in words what a lane draws: when there is something, and what is missing. */
export function laneWords(parts: readonly ShownPart[], isLive: boolean): string {
  if (parts.length === 0) return "Nothing was recorded.";
  const said = parts.map((part) => {
    const { copy, state } = part;
    const progress = progressOf(part, isLive);
    const times = shownTimes(part).map(span);
    const missing = part.missing.map(span);
    return [
      COPY_NAMES[copy],
      times.length > 0 ? ` ${times.join(", ")}` : `, ${lowered(timeWords(part))}`,
      missing.length > 0 ? `, missing ${missing.join(", ")}` : "",
      state === "lost" ? ", ended unexpectedly" : "",
      progress === null ? "" : `, ${progress.toLowerCase()}`,
    ].join("");
  });
  return `${said.join(". ")}.`;
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The share of a part that is uploaded, in percent; null if nothing is awaited. */
export function uploadedPercent({ size_bytes, awaited_bytes }: TrackPart): number | null {
  if (awaited_bytes === 0) return null;
  return Math.floor((100 * size_bytes) / (size_bytes + awaited_bytes));
}
