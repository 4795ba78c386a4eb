import type { WorkFolder } from "@/lib/platform/confined/work-folder";
import { GUARDS, runFfmpeg } from "../media/run-ffmpeg";
import type { ClipJob } from "./clip-job";
import { soundFilters } from "./sound-graph";

/** What players of short videos even out to. */
export const CLIP_LUFS = -14;
/** Quieter than any speech. */
const SILENT_LUFS = -55;
const MOST_CHANGE = 20;

/** Filters that measure loudness (BS.1770) and the highest sample, and print both. */
export const LOUDNESS_METER =
  "ebur128=peak=sample:framelog=verbose:metadata=1,ametadata=print:key=lavfi.r128.I:file=-," +
  "ametadata=print:key=lavfi.r128.sample_peak:file=-";

/** Returns the loudness of all that a meter printed, in LUFS; null for silence. */
export function loudnessIn(printed: string): number | null {
  const last = [...printed.matchAll(/lavfi\.r128\.I=(\S+)/g)].at(-1)?.[1];
  const lufs = Number(last);
  return last === undefined || !Number.isFinite(lufs) || lufs < SILENT_LUFS ? null : lufs;
}

/** Returns the highest sample that a meter printed; 1 is the most that a file can have. */
export const peakIn = (printed: string): number =>
  Number([...printed.matchAll(/lavfi\.r128\.sample_peak=(\S+)/g)].at(-1)?.[1] ?? 0);

/** Returns how many decibels louder a clip's sound has to be. */
export async function gainFor(
  job: ClipJob,
  name: string,
  child: { folder: WorkFolder; signal: AbortSignal | undefined },
): Promise<number> {
  const graph = [...soundFilters(job, "0:a"), `[sound]${LOUDNESS_METER}[measured]`].join(";");
  const args = [...GUARDS, "-i", name, "-filter_complex", graph, "-map", "[measured]", "-f", "null", "-"];
  const lufs = loudnessIn(await runFfmpeg("ffmpeg", args, child));
  return lufs === null ? 0 : Math.max(-MOST_CHANGE, Math.min(MOST_CHANGE, CLIP_LUFS - lufs));
}
