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
  format?: "mp4" | "mov" | "webm";
}

/** A small video with motion and, unless silent, a tone. Needs ffmpeg. */
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
    format !== "webm"
      ? ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac"]
      : ["-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-c:a", "libvorbis"];
  return made([...picture, ...tone, ...codecs], format);
}

/** A video in one shade of gray in 10-bit HEVC, as phones record HDR. */
export const hdrOf = (shade: string, transfer: "arib-std-b67" | "smpte2084"): Promise<Buffer> => {
  const tags = `log-level=none:colorprim=bt2020:transfer=${transfer}:colormatrix=bt2020nc`;
  const picture = ["-f", "lavfi", "-i", `color=c=${shade}:s=320x180:r=30:d=0.5`, "-pix_fmt", "yuv420p10le"];
  return made(
    [...picture, "-c:v", "libx265", "-preset", "ultrafast", "-x265-params", tags, "-tag:v", "hvc1"],
    "mov",
  );
};

/** A video in which only the upper left quarter is white. */
export const corneredOf = (size: string): Promise<Buffer> =>
  made(
    [
      ...["-f", "lavfi", "-i", `color=c=black:s=${size}:r=30:d=0.5`],
      ...["-vf", "drawbox=w=iw/2:h=ih/2:color=white:t=fill", "-c:v", "libx264", "-pix_fmt", "yuv420p"],
    ],
    "mov",
  );

/** Offset of the video's matrix in its track header, after its dates, id and duration. */
const MATRIX_AT = 4 + 40;
/** Clockwise, as players rotate it. */
const MATRICES = { 0: [1, 0, 0, 1], 90: [0, 1, -1, 0], 180: [-1, 0, 0, -1], 270: [0, -1, 1, 0] };

/**
 * The same video as written by a camera held at that angle: the pixels stay, the header gives the rotation.
 */
export function turned(film: Buffer, degrees: keyof typeof MATRICES): Buffer {
  const copy = Buffer.from(film);
  const at = copy.indexOf("tkhd") + MATRIX_AT;
  const [a = 1, b = 0, c = 0, d = 1] = MATRICES[degrees];
  for (const [place, value] of [a, b, 0, c, d, 0].entries())
    copy.writeInt32BE(value * 65_536, at + place * 4);
  return copy;
}

/** Audio alone in a video container. */
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
