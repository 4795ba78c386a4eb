import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { processId } from "@/lib/platform/processes/heartbeat";
import { livingProcesses } from "@/lib/platform/processes/living-processes";
import { env } from "@/lib/platform/runtime/env";
import { log } from "@/lib/platform/runtime/log";

/** After an outage of the database, a living process may not have sent its heartbeat yet. */
const SETTLED_MS = 3_600_000;

const root = (): string => join(env().DATA_DIR, "captures");

/** This process's own folder for one capture's chunks that wait for the storage. */
export const captureFolder = (run: string): string => join(root(), processId(), run);

/** Removes what captures of killed processes left waiting. Their parts are closed, so nothing needs it. */
export async function sweepCaptures(): Promise<void> {
  const names = await readdir(root()).catch(() => []);
  if (names.length === 0) return;
  const living = new Set((await livingProcesses()).map(({ id }) => id)).add(processId());
  for (const name of names) {
    const folder = join(root(), name);
    if (living.has(name) || Date.now() - (await changedAt(folder)) < SETTLED_MS) continue;
    await rm(folder, { recursive: true, force: true });
    log().info({ folder: name }, "removed captured chunks of a process that is gone");
  }
}

/** When something was last added to a folder or one in it, or removed. 0 if it's gone. */
async function changedAt(folder: string): Promise<number> {
  const inside = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const folders = inside.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  const times = await Promise.all(
    [folder, ...folders].map((path) =>
      stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(...times);
}
