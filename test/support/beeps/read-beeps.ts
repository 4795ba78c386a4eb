import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const RATE = 48_000;
const LOUD = 3_000;
const WHITE = 128;
/** Between two beeps. */
const APART_MS = 300;

/** Runs `work` with the bytes in a file. */
async function withFile<T>(bytes: Uint8Array, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "beeps-"));
  try {
    const path = join(folder, "part");
    await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const starts = (times: readonly number[]): number[] =>
  times.filter((time, index) => index === 0 || time - (times[index - 1] ?? 0) > APART_MS);

/** When flashes begin, in milliseconds of the file's own times: as ffmpeg decodes them. */
export const flashesOf = (bytes: Uint8Array): Promise<number[]> =>
  withFile(bytes, async (path) => {
    const args = ["-v", "error", "-i", path, "-vf", "signalstats,metadata=print:file=-", "-f", "null", "-"];
    const { stdout } = await run("ffmpeg", ["-copyts", ...args], { maxBuffer: 64 << 20 });
    const white: number[] = [];
    for (const frame of stdout.split("frame:").slice(1)) {
      const at = Number(/pts_time:(-?[\d.]+)/.exec(frame)?.[1]);
      const light = Number(/YAVG=([\d.]+)/.exec(frame)?.[1]);
      if (light > WHITE) white.push(at * 1_000);
    }
    return starts(white);
  });

/** When beeps begin, in the same times. Gaps in the file are filled with silence, as players do. */
export const beepsOf = (bytes: Uint8Array): Promise<number[]> =>
  withFile(bytes, async (path) => {
    const fill = "aresample=async=1:min_hard_comp=0.01:first_pts=0";
    const args = ["-v", "error", "-copyts", "-i", path, "-af", fill, "-ac", "1", "-ar", `${RATE}`];
    const { stdout } = await run("ffmpeg", [...args, "-f", "s16le", "-"], {
      maxBuffer: 256 << 20,
      encoding: "buffer",
    });
    const samples = new Int16Array(stdout.buffer, stdout.byteOffset, stdout.length >> 1);
    const loud: number[] = [];
    for (const [index, sample] of samples.entries())
      if (Math.abs(sample) > LOUD) loud.push((index * 1_000) / RATE);
    return starts(loud);
  });
