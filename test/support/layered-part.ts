import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { webmFile } from "@/lib/providers/recorder/subscriber/files/webm-file";
import { vp9Pictures } from "@/lib/providers/recorder/subscriber/frames/vp9";
import type { MadePart } from "./track-parts";

const run = promisify(execFile);
const RATE = 30;
const LARGE = [320, 180] as const;

interface Wanted {
  seconds: number;
  /** Sources of ffmpeg's `lavfi`. */
  small: string;
  large: string;
}

/** A part of VP9 whose pictures have a small and a large layer. Each layer of each picture is a key frame. */
export async function madeLayeredPart({ seconds, small, large }: Wanted): Promise<MadePart> {
  const [lower, upper] = [
    await framesOf(small, "160x90", seconds),
    await framesOf(large, LARGE.join("x"), seconds),
  ];
  const assemble = vp9Pictures();
  const pictures = upper.map((frame, index) => {
    const picture = assemble([packet(0, lower[index] ?? frame), packet(1, frame)]);
    if (!picture) throw new Error("no picture");
    return picture;
  });
  const [first] = pictures;
  if (!first?.format) throw new Error("no key frame");
  const file = webmFile(first.format);
  const samples = pictures.map(({ isKey, data }, index) => ({
    ...{ atMs: (1_000 * index) / RATE, lengthMs: 1_000 / RATE, isKey, data },
  }));
  const chunks = Array.from({ length: seconds }, (_none, second) => ({
    at: 1_000 * second,
    bytes: file.fragment(second + 1, samples.slice(second * RATE, (second + 1) * RATE)),
  }));
  return { header: file.header, chunks };
}

/** A layer's frame, with what a packet says about it: its layer, and the sizes of both. */
function packet(layer: 0 | 1, frame: Buffer): Buffer {
  const sizes = Buffer.alloc(9, 0x30);
  for (const [index, value] of [160, 90, ...LARGE].entries()) sizes.writeUInt16BE(value, 1 + 2 * index);
  const head = layer === 0 ? [0x2e, 0, 0] : [0x2c, 2, 0];
  return Buffer.concat([Buffer.from(head), ...(layer === 0 ? [sizes] : []), frame]);
}

async function framesOf(source: string, size: string, seconds: number): Promise<Buffer[]> {
  const folder = await mkdtemp(join(tmpdir(), "layer-"));
  try {
    const path = join(folder, "made.ivf");
    const input = ["-f", "lavfi", "-t", `${seconds}`, "-i", source, "-vf", `scale=${size.replace("x", ":")}`];
    const coding = ["-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-lag-in-frames", "0"];
    const keys = ["-force_key_frames", "expr:1"];
    await run("ffmpeg", ["-nostdin", "-v", "error", ...input, ...coding, ...keys, path]);
    const bytes = await readFile(path);
    const frames: Buffer[] = [];
    for (let at = 32; at < bytes.length; ) {
      const length = bytes.readUInt32LE(at);
      frames.push(bytes.subarray(at + 12, at + 12 + length));
      at += 12 + length;
    }
    return frames;
  } finally {
    await rm(folder, { recursive: true });
  }
}
