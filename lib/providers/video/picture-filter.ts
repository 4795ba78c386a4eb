import { runConfined } from "@/lib/platform/confined/run-confined";
import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { type HdrColours, VIDEO_LIMITS } from "./port";

const { framesPerSecond, height, width } = VIDEO_LIMITS;

/**
 * How large the picture may be, decided on what the filter gets: ffmpeg has turned it the way it is watched by then, so the
 * longer side of an upright recording is its height whichever way the sensor was held.
 */
const SIZE = [
  `scale=w='if(gt(ih,iw),min(${height},iw),min(${width},iw))'`,
  `h='if(gt(ih,iw),min(${width},ih),min(${height},ih))'`,
  "force_original_aspect_ratio=decrease:force_divisible_by=2",
].join(":");

/** The filter graph of a picture for browsers: its size, its rate, and BT.709 in eight bits where it came as HDR. */
export function pictureFilter(hdr: HdrColours | null): string {
  const shape = [SIZE, "setsar=1", `fps=fps='min(source_fps,${framesPerSecond})'`];
  return [...shape, ...(hdr ? standardRange(hdr) : []), "format=yuv420p"].join(",");
}

/** In linear light, with HDR's own white (203 nits) as white: faces keep their brightness and highlights roll off instead of being cut. */
const standardRange = ({ transfer, primaries, matrix }: HdrColours): string[] => [
  `setparams=color_trc=${transfer}:color_primaries=${primaries}:colorspace=${matrix}`,
  "zscale=t=linear:npl=203",
  "format=gbrpf32le",
  "zscale=p=bt709",
  "tonemap=tonemap=mobius:desat=0",
  "zscale=t=bt709:m=bt709:r=tv",
];

/** Whether this machine's ffmpeg was built with what that takes; Debian's is. */
export async function canToneMap(folder: WorkFolder, signal: AbortSignal | undefined): Promise<boolean> {
  const { exitCode, stdout } = await runConfined({
    file: "ffmpeg",
    args: ["-nostdin", "-hide_banner", "-v", "error", "-filters"],
    folder,
    limits: { wallSeconds: 30, cpuSeconds: 20 },
    ...(signal ? { signal } : {}),
  });
  return exitCode === 0 && ["zscale", "tonemap"].every((name) => new RegExp(` ${name} `).test(stdout));
}
