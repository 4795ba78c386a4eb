import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const SOON_MS = 2_000;

/**
 * Stops a process until SIGCONT, and resolves once it has stopped. The first thread to run stops the others:
 * on a busy machine, they continue for a moment and may respond.
 */
export async function freeze(pid: number): Promise<void> {
  process.kill(pid, "SIGSTOP");
  if (process.platform !== "linux") return;
  for (const end = Date.now() + SOON_MS; !standsStill(pid); await sleep(1))
    if (Date.now() > end) throw new Error(`Process ${pid} goes on although it was stopped.`);
}

function standsStill(pid: number): boolean {
  try {
    return readdirSync(`/proc/${pid}/task`).every((thread) => stateOf(`/proc/${pid}/task/${thread}`) === "T");
  } catch {
    // A thread ended in between: others still run.
    return false;
  }
}

/** The state follows the name, which is in parentheses and may contain spaces. */
const stateOf = (folder: string): string | undefined =>
  readFileSync(`${folder}/stat`, "utf8").split(") ").at(-1)?.[0];
