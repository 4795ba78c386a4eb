import { setTimeout as sleep } from "node:timers/promises";
import { withStored } from "./environment";
import { layoutFrom } from "./layout";
import { isRunning } from "./process-state";
import { readRunState, stopOrphans, unlockDataFolder } from "./run-file";

/** Stops what `bin/up` started with the same data folder, and what a killed one left running. */
async function main(args: string[]): Promise<void> {
  const layout = layoutFrom(args, withStored());
  const state = readRunState(layout);
  if (state === null) return console.log("Nothing is running.");
  const { supervisor } = state;
  if (isRunning(supervisor)) {
    process.kill(supervisor.pid, "SIGTERM");
    for (let tries = 0; tries < 600 && isRunning(supervisor); tries += 1) await sleep(100);
    if (isRunning(supervisor)) process.kill(supervisor.pid, "SIGKILL");
    for (let tries = 0; tries < 50 && isRunning(supervisor); tries += 1) await sleep(100);
  }
  const last = readRunState(layout) ?? state;
  // Another start may have taken the folder since.
  const left = await stopOrphans(isRunning(last.supervisor) ? state : last);
  unlockDataFolder(layout);
  console.log(
    left.length === 0 ? "Stopped." : `Stopped. Also stopped leftover processes: ${left.join(", ")}.`,
  );
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
