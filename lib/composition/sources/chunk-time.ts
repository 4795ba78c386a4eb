import { mp4ChunkTime, mp4Timescale } from "./mp4-time";
import { webmChunkTime, webmCodec, webmTimescale } from "./webm-time";

export interface HeaderFacts {
  container: "mp4" | "webm";
  /** Units per second of the times in its chunks. */
  timescale: number;
  /** Pictures may have layers in several sizes, of which only the last one is shown. */
  isLayered: boolean;
}

/** Returns what a part's header says; null if it's neither MP4 nor WebM. */
export function readHeader(header: Buffer): HeaderFacts | null {
  const mp4 = mp4Timescale(header);
  if (mp4 !== null) return { container: "mp4", timescale: mp4, isLayered: false };
  const webm = webmTimescale(header);
  if (webm === null) return null;
  return { container: "webm", timescale: webm, isLayered: webmCodec(header) === "V_VP9" };
}

/** Returns the time of a chunk's first sample in seconds, as its file counts it; null if it has none. */
export function chunkTime(chunk: Buffer, { container, timescale }: HeaderFacts): number | null {
  const units = container === "mp4" ? mp4ChunkTime(chunk) : webmChunkTime(chunk);
  const seconds = units === null ? Number.NaN : units / timescale;
  return Number.isFinite(seconds) && Math.abs(seconds) < MOST_SECONDS ? seconds : null;
}

/** No capture is longer than a month. Anything above comes from a damaged file. */
const MOST_SECONDS = 31 * 86_400;
