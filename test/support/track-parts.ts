import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { MediaFiles } from "@/lib/composition/media/files";
import type { PartSource } from "@/lib/composition/sources/part-source";

const run = promisify(execFile);

interface Wanted {
  codec: "h264" | "vp8" | "vp9" | "av1" | "opus" | "aac";
  seconds: number;
  /** A source of ffmpeg's `lavfi`. */
  source: string;
  /** First time in the file, in seconds. */
  from?: number;
  rate?: number;
  /** More of the encoder's options. */
  encoding?: readonly string[];
}

/** A part as it was captured: its header, and chunks of about a second. */
export interface MadePart {
  header: Buffer;
  /** `at` in milliseconds from the first one. */
  chunks: { bytes: Buffer; at: number }[];
}

/** A tone in the first tenth of every second. */
export const BEEPS = "aevalsrc='0.5*sin(2*PI*1000*t)*lt(mod(t\\,1)\\,0.1)':s=48000";

/** White in the first tenth of every second, otherwise black or another color. */
export const flashes = (size: string, between = "black"): string =>
  `color=c=${between}:s=${size}:r=30,drawbox=c=white:t=fill:w=iw:h=ih:enable='lt(mod(t+0.001,1),0.1)'`;

/** In this mode, every cluster starts with a key frame. */
const CLUSTERS = ["-dash", "1", "-cluster_time_limit", "10000", "-f", "webm"];
const LIVE = ["-live", "1", ...CLUSTERS];

const CODECS: Record<Wanted["codec"], { encoder: string[]; fragments: string[] }> = {
  h264: {
    encoder: ["-c:v", "libx264", "-preset", "ultrafast", "-bf", "0", "-pix_fmt", "yuv420p"],
    fragments: ["-movflags", "+empty_moov+default_base_moof+frag_keyframe", "-f", "mp4"],
  },
  aac: {
    encoder: ["-c:a", "aac"],
    fragments: ["-movflags", "+empty_moov+default_base_moof", "-frag_duration", "1000000", "-f", "mp4"],
  },
  vp8: {
    encoder: ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-b:v", "600k"],
    fragments: LIVE,
  },
  vp9: {
    encoder: ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-b:v", "600k"],
    fragments: LIVE,
  },
  av1: {
    encoder: ["-c:v", "libaom-av1", "-usage", "realtime", "-cpu-used", "8", "-b:v", "600k"],
    // Its setup is written into the header once it's known, so the file can't be live.
    fragments: CLUSTERS,
  },
  opus: {
    encoder: ["-c:a", "libopus", "-b:a", "96k"],
    fragments: ["-cluster_time_limit", "1000", "-live", "1", "-f", "webm"],
  },
};

/** Makes a part. Pictures have a key frame every second. */
export async function madePart(wanted: Wanted): Promise<MadePart> {
  const { codec, seconds, source, from = 0, rate = 30, encoding = [] } = wanted;
  const folder = await mkdtemp(join(tmpdir(), "part-"));
  const path = join(folder, "made");
  const { encoder, fragments } = CODECS[codec];
  const shift = from > 0 ? ["-output_ts_offset", String(from)] : [];
  const input = ["-f", "lavfi", "-t", String(seconds), "-i", source];
  const groups = codec === "opus" || codec === "aac" ? [] : ["-g", String(rate)];
  try {
    await run("ffmpeg", [
      "-nostdin",
      "-v",
      "error",
      ...input,
      ...encoder,
      ...encoding,
      ...groups,
      ...shift,
      ...fragments,
      path,
    ]);
    const file = await readFile(path);
    const starts = startsIn(file);
    const times = await timesAt(path, starts);
    const chunks = starts.map((start, index) => ({
      bytes: file.subarray(start, starts[index + 1] ?? file.length),
      at: (times[index] ?? 0) - (times[0] ?? 0),
    }));
    return { header: file.subarray(0, starts[0]), chunks };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const CLUSTER = Buffer.from("1f43b675", "hex");

/** Returns where fragments start. */
function startsIn(file: Buffer): number[] {
  const starts: number[] = [];
  if (file.readUInt32BE(0) === 0x1a45dfa3) {
    for (let at = file.indexOf(CLUSTER); at >= 0; at = file.indexOf(CLUSTER, at + 4)) starts.push(at);
    return starts;
  }
  for (let at = 0; at + 8 <= file.length; at += file.readUInt32BE(at))
    if (file.toString("latin1", at + 4, at + 8) === "moof") starts.push(at);
  return starts;
}

/** Returns the times of the first samples after these places, in milliseconds, as ffprobe reads them. */
async function timesAt(path: string, starts: readonly number[]): Promise<number[]> {
  const shown = ["-v", "error", "-show_entries", "packet=pts_time,pos", "-of", "csv=p=0", path];
  const packets = (await run("ffprobe", shown, { maxBuffer: 1e8 })).stdout
    .trim()
    .split("\n")
    .map((one) => one.split(",").map(Number));
  return starts.map((start) => 1000 * (packets.find(([, place = 0]) => place >= start)?.[0] ?? 0));
}

/** Media in memory, by key. */
export class StoredMedia implements MediaFiles {
  readonly #files = new Map<string, Buffer>();

  put(key: string, bytes: Buffer): string {
    this.#files.set(key, bytes);
    return key;
  }

  drop(key: string): void {
    this.#files.delete(key);
  }

  bytes(key: string): Buffer {
    const bytes = this.#files.get(key);
    if (!bytes) throw new Error(`No file: ${key}`);
    return bytes;
  }

  open(key: string): Promise<AsyncIterable<Uint8Array> | null> {
    const bytes = this.#files.get(key);
    return Promise.resolve(bytes ? bytesOf(bytes) : null);
  }

  /** Stores a part whose first sample is at a media time. `late` says how much later a chunk's place is. */
  part(name: string, made: MadePart, startMs: number, late: (at: number) => number = () => 0): PartSource {
    const header = this.put(`${name}/0`, made.header);
    const chunks = made.chunks.map(({ bytes, at }, index) => {
      const fromMs = Math.round(startMs + at + late(at));
      const toMs = Math.round(fromMs + (made.chunks[index + 1]?.at ?? at + 1000) - at);
      const number = index + 1;
      return { key: this.put(`${name}/${number}`, bytes), number, fromMs, toMs, startsClean: true };
    });
    return { header, chunks };
  }
}

async function* bytesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}
