import type { Cutter } from "./cutter";
import { Mp4Cutter } from "./mp4-cutter";
import { WebmCutter } from "./webm-cutter";

export interface RecorderFormat {
  /** For the recorder. */
  mimeType: string;
  /** For the server. */
  contentType: "video/mp4" | "audio/mp4" | "video/webm" | "audio/webm" | "video/x-matroska";
  codec: string;
}

/** H.264 costs a machine a third of what VP8 and VP9 do, and MP4 is written without a rest to be cut. */
const VIDEO = [
  "video/mp4;codecs=avc1.42E01E",
  "video/x-matroska;codecs=avc1",
  "video/webm;codecs=h264",
  "video/webm;codecs=vp8",
  "video/webm",
];
const AUDIO = ["audio/mp4;codecs=opus", "audio/webm;codecs=opus", "audio/webm"];

/** Returns the best format that this browser records, or undefined if it records none that we can cut. */
export function recorderFormat(
  kind: "video" | "audio",
  isSupported: (mimeType: string) => boolean = (type) => MediaRecorder.isTypeSupported(type),
): RecorderFormat | undefined {
  const mimeType = (kind === "video" ? VIDEO : AUDIO).find(isSupported);
  return mimeType === undefined ? undefined : formatOf(mimeType);
}

/** Reads the type that a recorder says it writes. */
export function formatOf(mimeType: string): RecorderFormat {
  const [type = "", codecs] = mimeType.replaceAll(/[\s"]/g, "").split(";codecs=");
  const codec = codecs ?? (type.startsWith("audio") ? "opus" : "vp8");
  return { mimeType, contentType: type as RecorderFormat["contentType"], codec };
}

export const cutterFor = ({ contentType }: RecorderFormat): Cutter => cutterOf(contentType);

/** @param untilMs leaves out what is after this time of the recorder */
export const cutterOf = (contentType: string, untilMs = Number.POSITIVE_INFINITY): Cutter =>
  contentType.endsWith("/mp4") ? new Mp4Cutter(untilMs) : new WebmCutter(untilMs);
