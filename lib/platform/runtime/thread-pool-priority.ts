import { readdirSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { setPriority } from "node:os";
import { log } from "./log";
import { NICENESS, nicenessAbove } from "./niceness";

const OWN_THREADS = "/proc/self/task";

/**
 * Lowers the priority of this process's thread pool, which reads files and computes images, and of the threads that
 * libraries start from it. The main thread keeps its own. Linux only: others have no priority per thread.
 */
export async function lowerThreadPool(): Promise<void> {
  // The pool is created when it's first used.
  await stat("/");
  try {
    for (const thread of readdirSync(OWN_THREADS))
      if (readFileSync(`${OWN_THREADS}/${thread}/comm`, "utf8").trim() === "libuv-worker")
        setPriority(Number(thread), nicenessAbove(NICENESS.conversion));
  } catch (error) {
    log().debug({ err: error }, "no priority for the thread pool");
  }
}
