import { type Confinement, tryConfinement } from "@/lib/platform/confined/confinement";
import { runConfined } from "@/lib/platform/confined/run-confined";
import { sweepWorkFolders, withWorkFolder } from "@/lib/platform/confined/work-folder";
import { noteCapabilities } from "@/lib/platform/metrics/metrics";
import { setReport } from "@/lib/platform/processes/heartbeat";
import { livingProcesses } from "@/lib/platform/processes/living-processes";
import { sweepTempFolders } from "@/lib/platform/runtime/temp-folder";
import { CONVERTERS, type Converters, findConverters } from "./find-converters";

export interface MediaReport extends Record<string, unknown> {
  confinement: Confinement;
  converters: Converters;
}

/**
 * Finds out what this process can do with people's files, and reports it to operators in its heartbeat and
 * metrics. Also removes what killed processes left behind.
 */
export async function checkMedia(signal?: AbortSignal): Promise<MediaReport> {
  await sweepWorkFolders((await livingProcesses()).map(({ id }) => id));
  await sweepTempFolders();
  const confinement = await tryConfinement(signal);
  const converters = await findConverters();
  const report = { confinement, converters };
  setReport(report);
  noteCapabilities({
    confinement: confinement.state === "working",
    ...Object.fromEntries(CONVERTERS.map((name) => [name, converters[name] === "installed"])),
  });
  return report;
}

/** Keeps one child process busy, for rehearsals. */
export async function holdChild(seconds: number, signal: AbortSignal): Promise<void> {
  const limits = { wallSeconds: seconds + 30 };
  await withWorkFolder((folder) =>
    runConfined({ file: "sleep", args: [String(seconds)], folder, limits, signal }),
  );
  signal.throwIfAborted();
}
