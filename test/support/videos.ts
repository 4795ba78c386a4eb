import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

interface Wanted {
  seconds?: number;
  size?: string;
  rate?: number;
  sound?: boolean;
  format?: "mp4" | "webm";
}

/** A small video with a moving picture and, unless it is to be silent, a tone. Needs ffmpeg. */
export async function videoOf({
  seconds = 2,
  size = "320x180",
  rate = 30,
  sound = true,
  format = "mp4",
}: Wanted = {}): Promise<Buffer> {
  const picture = ["-f", "lavfi", "-i", `testsrc2=s=${size}:r=${rate}:d=${seconds}`];
  const tone = sound ? ["-f", "lavfi", "-i", `sine=f=440:d=${seconds}`] : [];
  const codecs =
    format === "mp4"
      ? ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac"]
      : ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-c:a", "libvorbis"];
  return made([...picture, ...tone, ...codecs], format);
}

/** Sound alone, in the coat of a video. */
export const soundAlone = (): Promise<Buffer> =>
  made(["-f", "lavfi", "-i", "sine=f=440:d=1", "-c:a", "aac"], "mp4");

async function made(args: string[], format: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "video-"));
  const path = join(folder, `made.${format}`);
  try {
    await run("ffmpeg", ["-nostdin", "-v", "error", ...args, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
