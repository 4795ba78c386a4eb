import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

interface Wanted {
  /** Filters that choose what of the picture flashes, such as `crop=…`. */
  within?: string;
  /** How long it's quiet between two tones at least, in seconds. */
  quietSec: number;
  /** Whether a picture that is white from the start counts. */
  countsFirst: boolean;
}

/** When a file's picture turns white, and when its tone begins, in seconds, as ffmpeg finds them. */
export async function flashSignals(
  path: string,
  { within, quietSec, countsFirst }: Wanted,
): Promise<{ flash: number[]; beep: number[] }> {
  const light = [within, "signalstats", "metadata=print:key=lavfi.signalstats.YAVG:file=-"];
  const chain = light.filter(Boolean).join(",");
  const shown = await run("ffmpeg", [
    "-v",
    "error",
    "-i",
    path,
    "-map",
    "0:v",
    "-vf",
    chain,
    "-f",
    "null",
    "-",
  ]);
  const frames = [...shown.stdout.matchAll(/pts_time:([\d.]+)\n.*YAVG=([\d.]+)/g)].map(
    ([, at, y]) => [Number(at), Number(y)] as const,
  );
  const before = countsFirst ? 0 : 255;
  const flash = frames
    .filter(([, y], index) => y > 125 && (frames[index - 1]?.[1] ?? before) < 125)
    .map(([at]) => at);
  const tone = `silencedetect=n=-30dB:d=${quietSec}`;
  const heard = await run("ffmpeg", [
    "-v",
    "info",
    "-i",
    path,
    "-map",
    "0:a",
    "-af",
    tone,
    "-f",
    "null",
    "-",
  ]);
  return { flash, beep: [...heard.stderr.matchAll(/silence_end: ([\d.]+)/g)].map(([, at]) => Number(at)) };
}
