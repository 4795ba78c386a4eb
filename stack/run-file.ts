import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { writeFileAtomically } from "./files";
import type { Layout } from "./layout";
import { isRunning, markProcess, type ProcessMark } from "./process-state";
import { killGroup } from "./tool";

export interface RunState {
  supervisor: ProcessMark;
  children: Record<string, ProcessMark>;
}

export const readRunState = (layout: Layout): RunState | null => stateIn(runFileContent(layout));

function runFileContent(layout: Layout): string | null {
  try {
    return readFileSync(layout.runFile, "utf8");
  } catch {
    return null;
  }
}

function stateIn(content: string | null): RunState | null {
  try {
    return content === null ? null : (JSON.parse(content) as RunState);
  } catch {
    return null;
  }
}

export function writeRunState(layout: Layout, children: Record<string, ProcessMark>): void {
  const state: RunState = { supervisor: markProcess(process.pid), children };
  writeFileAtomically(layout.runFile, `${JSON.stringify(state)}\n`, 0o600);
}

/**
 * Takes the data folder for this process. Returns false if another live supervisor has it. First stops what a
 * killed supervisor left running.
 */
export async function lockDataFolder(layout: Layout): Promise<boolean> {
  mkdirSync(dirname(layout.runFile), { recursive: true, mode: 0o755 });
  const mine = `${layout.runFile}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ supervisor: markProcess(process.pid), children: {} }), {
    mode: 0o600,
  });
  try {
    for (;;) {
      // Creating a link is atomic and never overwrites an existing one.
      if (tryLink(mine, layout.runFile)) return true;
      const content = runFileContent(layout);
      const state = stateIn(content);
      if (state !== null && isRunning(state.supervisor)) return false;
      if (state !== null) await stopOrphans(state);
      if (content !== null) removeRunFile(layout, content);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Transfers a folder taken by this process to another one, so that it can be found and stopped from the
 * start.
 */
export function handDataFolderOver(layout: Layout, pid: number): void {
  const state: RunState = { supervisor: markProcess(pid), children: {} };
  writeFileAtomically(layout.runFile, JSON.stringify(state), 0o600);
}

/** True if the folder was transferred to this exact process. */
export function holdsDataFolder(layout: Layout): boolean {
  const mine = markProcess(process.pid);
  const holder = readRunState(layout)?.supervisor;
  return holder?.pid === mine.pid && holder.started === mine.started;
}

/** Leaves the folder to another running supervisor that has taken it. */
export function unlockDataFolder(layout: Layout): void {
  const holder = readRunState(layout)?.supervisor;
  if (holder !== undefined && isRunning(holder) && !holdsDataFolder(layout)) return;
  rmSync(layout.upFile, { force: true });
  rmSync(layout.environmentFile, { force: true });
  rmSync(layout.runFile, { force: true });
}

/**
 * Removes the file of a dead supervisor. Another start may have replaced it since it was read: then it's put
 * back.
 */
function removeRunFile(layout: Layout, content: string): void {
  const removed = `${layout.runFile}.${process.pid}.removed`;
  try {
    renameSync(layout.runFile, removed);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  if (readFileSync(removed, "utf8") === content) rmSync(layout.upFile, { force: true });
  else tryLink(removed, layout.runFile);
  rmSync(removed, { force: true });
}

/** Stops the children of a dead supervisor, and gives the database time to shut down cleanly. */
export async function stopOrphans(state: RunState): Promise<string[]> {
  const left = Object.entries(state.children).filter(([, mark]) => isRunning(mark));
  for (const [name, mark] of left) {
    if (name === "postgres") process.kill(mark.pid, "SIGINT");
    else killGroup(mark.pid, "SIGKILL");
  }
  for (let tries = 0; tries < 100 && left.some(([, mark]) => isRunning(mark)); tries += 1) await sleep(100);
  for (const [, mark] of left) if (isRunning(mark)) killGroup(mark.pid, "SIGKILL");
  return left.map(([name]) => name);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
