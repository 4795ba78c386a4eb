import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Endings of the types of recordings that can be uploaded. */
export const ENDINGS = {
  "video/mp4": "mp4",
  "video/quicktime": "mov",
  "video/webm": "webm",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
} as const;

/** Makes a file with ffmpeg, from what `args` say. */
export async function madeFile(args: readonly string[], ending: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "recording-"));
  const path = join(folder, `made.${ending}`);
  try {
    await run("ffmpeg", ["-nostdin", "-v", "error", ...args, path]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Sound alone: a tone. */
export const soundFile = (
  type: "audio/mpeg" | "audio/wav",
  { seconds = 4 }: { seconds?: number } = {},
): Promise<Buffer> =>
  madeFile(["-f", "lavfi", "-i", `sine=f=440:d=${seconds}`, "-ac", "2", "-ar", "44100"], ENDINGS[type]);

/** A picture of that size, once, for as long as said. A few bytes say it all. */
export const hugePicture = (size: string): Promise<Buffer> =>
  madeFile(["-f", "lavfi", "-i", `color=c=black:s=${size}:r=1:d=1`, "-c:v", "qtrle"], "mov");

/** A file that says it lasts for hours, of two pictures. */
export const endlessPicture = (seconds: number): Promise<Buffer> =>
  madeFile(
    [
      ...["-f", "lavfi", "-i", "color=c=black:s=64x36:r=2:d=1"],
      ...["-vf", `setpts=N*${seconds}/TB`, "-fps_mode", "vfr", "-c:v", "libx264", "-pix_fmt", "yuv420p"],
    ],
    "mp4",
  );
