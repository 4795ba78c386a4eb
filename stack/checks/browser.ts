import { existsSync } from "node:fs";
import { runTool } from "../tool";
import type { CheckContext } from "./step";

/** Without a network, it gives up soon; it waits for another installation to end. */
const APT = ["-q", "-o=Acquire::Retries=1", "-o=Acquire::http::Timeout=15", "-o=DPkg::Lock::Timeout=60"];

export interface BrowserForTests {
  name: string;
  /** The environment variable that names its path. */
  setting: string;
  places: readonly string[];
  /** Debian's packages, best first: others are tried where one isn't known. */
  packages: readonly (readonly string[])[];
}

/** The path of a browser that is installed or set, without installing one. */
export const installedBrowser = ({ setting, places }: BrowserForTests): string | undefined =>
  process.env[setting] || places.find((place) => existsSync(place));

/** The same, with Debian's packages if they may be installed. */
export async function findBrowser(
  wanted: BrowserForTests,
  { log, signal }: CheckContext,
): Promise<string | undefined> {
  const found = installedBrowser(wanted);
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  log(`Installing ${wanted.name} with apt.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) =>
    runTool({ file: "apt-get", args: [...APT, ...args], cwd: "/", env, signal });
  await apt("update");
  for (const [index, packages] of wanted.packages.entries()) {
    const isLast = index === wanted.packages.length - 1;
    try {
      await apt("install", "-y", "--no-install-recommends", ...packages);
      break;
    } catch (error) {
      if (isLast || signal.aborted) throw error;
    }
  }
  return installedBrowser(wanted);
}
