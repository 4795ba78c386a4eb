import { livingProcesses } from "@/lib/platform/processes/living-processes";
import { CONVERTERS } from "./find-converters";

export type Installed = "installed" | "not_installed" | "unknown";

type Converters = Record<(typeof CONVERTERS)[number], Installed> & {
  /** Why nothing can be converted at present. Null if it can. */
  halted: string | null;
};

interface Report {
  confinement?: { state?: string };
  converters?: Record<string, string>;
}

/** Returns the converters that the media processes report. */
export async function readConverters(): Promise<Converters> {
  const workers = (await livingProcesses()).filter(({ pool }) => pool === "media");
  const reports = workers.map(({ report }) => report as Report).filter(({ converters }) => converters);
  const has = (name: string): Installed => {
    if (reports.length === 0) return "unknown";
    return reports.some(({ converters }) => converters?.[name] === "installed")
      ? "installed"
      : "not_installed";
  };
  const confines = reports.some(({ confinement }) => confinement?.state !== "not available");
  const installed = Object.fromEntries(CONVERTERS.map((name) => [name, has(name)]));
  return {
    ...(installed as Record<(typeof CONVERTERS)[number], Installed>),
    halted:
      workers.length === 0
        ? "No media worker is running. Uploaded files wait for one."
        : reports.length > 0 && !confines
          ? "Converters can't be isolated on this machine, so they don't run."
          : null,
  };
}
