import { type ChildProcess, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { env } from "../runtime/env";

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
}

/** Starts it, from the bundle or from its sources. With nothing of our environment: it needs no secret. */
export function forkPart(
  { bundle, source, heapMegabytes, settings }: Part,
  args: readonly string[] = [],
): ChildProcess {
  const root = process.cwd();
  const file = join(root, "dist", `${bundle}.mjs`);
  const built = env().NODE_ENV === "production" && existsSync(file);
  return fork(built ? file : join(root, source), args, {
    cwd: root,
    env: { NODE_ENV: env().NODE_ENV, PATH: process.env.PATH, ...settings },
    execArgv: [`--max-old-space-size=${heapMegabytes}`, ...(built ? [] : ["--import", "tsx"])],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}
