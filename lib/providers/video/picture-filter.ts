import { runConfined } from "@/lib/platform/confined/run-confined";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { type HdrColours, VIDEO_LIMITS } from "./port";

const { framesPerSecond, height, width } = VIDEO_LIMITS;

/**
 * Maximum size of the picture, applied after ffmpeg has rotated it for viewing. The longer side of a portrait
 * recording is then its height, however the sensor was held.
 */
const SIZE = [
  `scale=w='if(gt(ih,iw),min(${height},iw),min(${width},iw))'`,
  `h='if(gt(ih,iw),min(${width},ih),min(${height},ih))'`,
  "force_original_aspect_ratio=decrease:force_divisible_by=2",
].join(":");

/** Returns the filter graph for browsers: size, frame rate, and 8-bit BT.709 if the source is HDR. */
export function pictureFilter(hdr: HdrColours | null): string {
  const shape = [SIZE, "setsar=1", `fps=fps='min(source_fps,${framesPerSecond})'`];
  return [...shape, ...(hdr ? standardRange(hdr) : []), "format=yuv420p"].join(",");
}

/**
 * In linear light, with HDR's reference white (203 nits) as white: faces keep their brightness, and
 * highlights roll off instead of clipping.
 */
const standardRange = ({ transfer, primaries, matrix }: HdrColours): string[] => [
  `setparams=color_trc=${transfer}:color_primaries=${primaries}:colorspace=${matrix}`,
  "zscale=t=linear:npl=203",
  "format=gbrpf32le",
  "zscale=p=bt709",
  "tonemap=tonemap=mobius:desat=0",
  "zscale=t=bt709:m=bt709:r=tv",
];

/** Whether this machine's ffmpeg has the required filters. Debian's does. */
export async function canToneMap(folder: WorkFolder, signal: AbortSignal | undefined): Promise<boolean> {
  const { exitCode, stdout } = await runConfined({
    file: "ffmpeg",
    args: ["-nostdin", "-hide_banner", "-v", "error", "-filters"],
    folder,
    // The folder may already hold a large file.
    limits: { wallSeconds: 30, cpuSeconds: 20, outputBytes: Number.MAX_SAFE_INTEGER },
    ...(signal ? { signal } : {}),
  });
  return exitCode === 0 && ["zscale", "tonemap"].every((name) => new RegExp(` ${name} `).test(stdout));
}
