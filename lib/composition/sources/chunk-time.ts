import { mp4ChunkTime, mp4Timescale } from "./mp4-time";
import { webmChunkTime, webmTimescale } from "./webm-time";

export interface HeaderFacts {
  container: "mp4" | "webm";
  /** Units per second of the times in its chunks. */
  timescale: number;
}

/** Returns what a part's header says; null if it's neither MP4 nor WebM. */
export function readHeader(header: Buffer): HeaderFacts | null {
  const mp4 = mp4Timescale(header);
  if (mp4 !== null) return { container: "mp4", timescale: mp4 };
  const webm = webmTimescale(header);
  return webm === null ? null : { container: "webm", timescale: webm };
}

/** Returns the time of a chunk's first sample in seconds, as its file counts it; null if it has none. */
export function chunkTime(chunk: Buffer, { container, timescale }: HeaderFacts): number | null {
  const units = container === "mp4" ? mp4ChunkTime(chunk) : webmChunkTime(chunk);
  const seconds = units === null ? Number.NaN : units / timescale;
  return Number.isFinite(seconds) && Math.abs(seconds) < MOST_SECONDS ? seconds : null;
}

/** No capture is longer than a month. Anything above comes from a damaged file. */
const MOST_SECONDS = 31 * 86_400;
