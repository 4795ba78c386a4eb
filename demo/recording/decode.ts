import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const GIB = 1024 ** 3;

/** Samples of sound per second, as decoded here. */
export const SOUND_RATE = 8_000;
/** Pictures per second, as decoded here. */
export const FRAME_RATE = 30;
const [WIDTH, HEIGHT] = [64, 36];
/** Pictures in which a color is looked for are larger, so that clothes stay apart from what is beside them. */
const [COLOR_WIDTH, COLOR_HEIGHT] = [96, 54];
/** A color is purple if it has this much more red and blue than green, of 255. A coarse picture of a grey wall has less. */
const PURPLE = { red: 30, blue: 45 };

/** A piece of a file, in seconds of the file's own time. */
export interface Cut {
  from: number;
  seconds: number;
}

/** Decodes a file's sound with ffmpeg: one channel, from the time that is asked for. */
export async function soundOf(path: string, { from, seconds }: Cut): Promise<Float32Array> {
  // Silence before the file's start and in its gaps, and no more samples than there is time, so that every sample is
  // within 10 ms of its own time. By default, ffmpeg lets them be 100 ms off.
  const placed = "aresample=async=1:min_hard_comp=0.01:first_pts=0";
  const args = [
    ...["-nostdin", "-v", "error", "-i", path, "-map", "0:a:0", "-af", placed],
    ...[
      "-ss",
      String(from),
      "-t",
      String(seconds),
      "-ac",
      "1",
      "-ar",
      String(SOUND_RATE),
      "-f",
      "f32le",
      "-",
    ],
  ];
  const { stdout } = await run("ffmpeg", args, { encoding: "buffer", maxBuffer: GIB });
  return new Float32Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length));
}

/** Decodes a file's pictures with ffmpeg at 30 per second, and returns how much each differs from the one before. */
export async function changesOf(path: string, { from, seconds }: Cut): Promise<Float32Array> {
  const small = `fps=${FRAME_RATE}:start_time=0,scale=${WIDTH}:${HEIGHT}:flags=area,format=gray`;
  const args = [
    ...["-nostdin", "-v", "error", "-i", path, "-map", "0:v:0", "-vf", small],
    ...["-ss", String(from), "-t", String(seconds), "-f", "rawvideo", "-"],
  ];
  const { stdout } = await run("ffmpeg", args, { encoding: "buffer", maxBuffer: GIB });
  const size = WIDTH * HEIGHT;
  const changes = new Float32Array(Math.floor(stdout.length / size));
  for (let frame = 1; frame < changes.length; frame += 1)
    for (let at = 0; at < size; at += 1)
      changes[frame] =
        (changes[frame] ?? 0) +
        Math.abs((stdout[frame * size + at] ?? 0) - (stdout[(frame - 1) * size + at] ?? 0)) / size;
  return changes;
}

/** Decodes a file's pictures with ffmpeg, and returns the share of each that is purple. */
export async function purpleIn(path: string): Promise<Float32Array> {
  const small = `scale=${COLOR_WIDTH}:${COLOR_HEIGHT}:flags=area,format=rgb24`;
  const args = ["-nostdin", "-v", "error", "-i", path, "-map", "0:v:0", "-vf", small, "-f", "rawvideo", "-"];
  const { stdout } = await run("ffmpeg", args, { encoding: "buffer", maxBuffer: GIB });
  const size = COLOR_WIDTH * COLOR_HEIGHT;
  const shares = new Float32Array(Math.floor(stdout.length / (3 * size)));
  for (let at = 0; at + 3 <= stdout.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [stdout[at], stdout[at + 1], stdout[at + 2]];
    if (red - green < PURPLE.red || blue - green < PURPLE.blue) continue;
    const picture = Math.floor(at / (3 * size));
    shares[picture] = (shares[picture] ?? 0) + 1 / size;
  }
  return shares;
}

/** A file's length and number of pictures, as ffprobe counts them. */
export async function lengthOf(path: string): Promise<{ seconds: number; frames: number }> {
  const args = [
    ...["-v", "error", "-count_packets", "-select_streams", "v:0", "-of", "json"],
    ...["-show_entries", "stream=nb_read_packets:format=duration", path],
  ];
  const { stdout } = await run("ffprobe", args);
  const { streams, format } = JSON.parse(stdout) as {
    streams: { nb_read_packets: string }[];
    format: { duration: string };
  };
  return { seconds: Number(format.duration), frames: Number(streams[0]?.nb_read_packets) };
}

/** Where a file's sound ends, in seconds of the file's own time. */
export async function lengthOfSound(path: string): Promise<number> {
  const args = ["-v", "error", "-select_streams", "a:0", "-of", "csv=p=0"];
  const { stdout } = await run("ffprobe", [...args, "-show_entries", "packet=pts_time", path], {
    maxBuffer: GIB,
  });
  return Math.max(0, ...stdout.trim().split("\n").slice(-5).map(Number));
}
