import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { env } from "../runtime/env";
import { log } from "../runtime/log";

const MOST_NICE = 19;

/** A program of ours that runs beside the app. */
export interface Part {
  /** Its name in `dist`. */
  bundle: string;
  /** Its source, where the sources run themselves. */
  source: string;
  /** What V8 may take; what is no code of ours has its own. */
  heapMegabytes: number;
  /** Settings of the system's libraries. */
  settings?: Readonly<Record<string, string>>;
  /** Where a core is short the app answers first, and this takes what is left; 0 unless given. */
  niceness?: number;
}

/** Starts it, from the bundle or from its sources. With nothing of our environment: it needs no secret. */
export function forkPart(
  { bundle, source, heapMegabytes, settings, niceness = 0 }: Part,
  args: readonly string[] = [],
): ChildProcess {
  const root = process.cwd();
  const file = join(root, "dist", `${bundle}.mjs`);
  const built = env().NODE_ENV === "production" && existsSync(file);
  const child = fork(built ? file : join(root, source), args, {
    cwd: root,
    env: { NODE_ENV: env().NODE_ENV, PATH: process.env.PATH, ...settings },
    execArgv: [`--max-old-space-size=${heapMegabytes}`, ...(built ? [] : ["--import", "tsx"])],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if (niceness > 0 && child.pid !== undefined) giveWay(child.pid, niceness);
  return child;
}

/** It shares our session, and is in it as nice as this beyond what we are ourselves. */
function giveWay(pid: number, niceness: number): void {
  try {
    setPriority(pid, Math.min(MOST_NICE, getPriority() + niceness));
  } catch (error) {
    // It may be gone already, which its exit says.
    log().debug({ err: error }, "no priority for a part of the app");
  }
}
