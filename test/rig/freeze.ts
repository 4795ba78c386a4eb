import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const SOON_MS = 2_000;

/**
 * Stops a process until SIGCONT, and resolves when it stands still. The first of its threads that gets to run stops the
 * others: on a busy machine they go on for a moment, and answer.
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
    // A thread ended meanwhile: others go on.
    return false;
  }
}

/** It follows the name, which stands in parentheses and may hold spaces. */
const stateOf = (folder: string): string | undefined =>
  readFileSync(`${folder}/stat`, "utf8").split(") ").at(-1)?.[0];
