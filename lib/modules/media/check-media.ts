import { type Confinement, tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { runConfined } from "@/lib/platform/confined/run-confined";
import { sweepWorkFolders, withWorkFolder } from "@/lib/platform/confined/work-folder";
import { noteCapabilities } from "@/lib/platform/metrics/metrics";
import { setReport } from "@/lib/platform/processes/heartbeat";
import { livingProcesses } from "@/lib/platform/processes/living-processes";

/** What later work calls. One that is missing is told and not missed before. */
const CONVERTERS = ["ffmpeg", "ffprobe", "pdftoppm", "soffice"] as const;

export interface MediaReport extends Record<string, unknown> {
  confinement: Confinement;
  converters: Record<(typeof CONVERTERS)[number], "installed" | "not installed">;
}

/**
 * Finds out what this process can do with people's files, and puts it where operators look: its sign of life and its
 * metrics. Removes what killed processes left behind on the way.
 */
export async function checkMedia(signal?: AbortSignal): Promise<MediaReport> {
  await sweepWorkFolders((await livingProcesses()).map(({ id }) => id));
  const confinement = await tryConfinement(signal);
  const found = await Promise.all(
    CONVERTERS.map(async (name) => [name, (await findProgram(name)) ? "installed" : "not installed"]),
  );
  const converters = Object.fromEntries(found) as MediaReport["converters"];
  const report = { confinement, converters };
  setReport(report);
  noteCapabilities({
    confinement: confinement.state === "working",
    ...Object.fromEntries(found.map(([name, state]) => [name, state === "installed"])),
  });
  return report;
}

/** Keeps one child busy, for rehearsals. */
export async function holdChild(seconds: number, signal: AbortSignal): Promise<void> {
  const limits = { wallSeconds: seconds + 30 };
  await withWorkFolder((folder) =>
    runConfined({ file: "sleep", args: [String(seconds)], folder, limits, signal }),
  );
  signal.throwIfAborted();
}
