import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { nicenessAbove } from "../runtime/niceness";
import { processSingleton } from "../runtime/process-singleton";

/** One of our programs that runs next to the app. */
export interface Part {
  /** Its name in `dist`. */
  bundle: string;
  /** Its source, for running from source. */
  source: string;
  /** Limit of the V8 heap. Native code allocates outside it. */
  heapMegabytes: number;
  /** Environment variables for native libraries. */
  settings?: Readonly<Record<string, string>>;
  /** CPU priority below the app's: on a busy machine it gets what the app leaves. Defaults to 0. */
  niceness?: number;
}

/** Starts a source's compiled form. Tests have one, because they start the same parts many times. */
const compiled = processSingleton(
  "compiled-parts",
  (): { start?: (source: string, args: readonly string[], options: ForkOptions) => ChildProcess } => ({}),
);

/**
 * Starts it, from the bundle or from its source. It gets none of our environment, since it needs no secret.
 */
export function forkPart(
  { bundle, source, heapMegabytes, settings, niceness = 0 }: Part,
  args: readonly string[] = [],
): ChildProcess {
  const root = process.cwd();
  const file = join(root, "dist", `${bundle}.mjs`);
  const built = env().NODE_ENV === "production" && existsSync(file);
  const execArgv = [`--max-old-space-size=${heapMegabytes}`];
  const options: ForkOptions = {
    cwd: root,
    env: { NODE_ENV: env().NODE_ENV, PATH: process.env.PATH, ...settings },
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  };
  const child =
    compiled.start?.(source, args, options) ??
    fork(built ? file : join(root, source), args, {
      ...options,
      execArgv: built ? execArgv : [...execArgv, "--import", "tsx"],
    });
  if (niceness > 0 && child.pid !== undefined) lowerPriority(child.pid, niceness);
  return child;
}

/** It shares our session, so its niceness is relative to ours. */
function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, nicenessAbove(niceness));
  } catch (error) {
    // It may have ended already, which its exit event reports.
    log().debug({ err: error }, "no priority for a part of the app");
  }
}
