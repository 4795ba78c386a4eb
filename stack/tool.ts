import { AsyncLocalStorage } from "node:async_hooks";
import { spawn } from "node:child_process";

export interface ToolRun {
  file: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal;
  onOutput?(text: string): void;
}

const listeners = new AsyncLocalStorage<(pid: number) => void>();

/** Tells of each program that this work runs, when it has just started. It leads a session of its own. */
export const tellOfPrograms = <T>(tell: (pid: number) => void, work: () => T): T => listeners.run(tell, work);

/**
 * Runs a program to completion and returns its standard output. It gets its own process group, so that an
 * abort also stops its children. Rejects with the last lines if it fails.
 */
export function runTool(run: ToolRun): Promise<string> {
  run.signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(run.file, run.args, {
      cwd: run.cwd,
      env: run.env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    if (child.pid !== undefined) listeners.getStore()?.(child.pid);
    let output = "";
    let everything = "";
    const take = (chunk: Buffer) => {
      everything = (everything + chunk.toString()).slice(-200_000);
      run.onOutput?.(chunk.toString());
    };
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      take(chunk);
    });
    child.stderr.on("data", take);
    const abort = () => killGroup(child.pid, "SIGKILL");
    run.signal?.addEventListener("abort", abort, { once: true });
    child.once("error", reject);
    child.once("close", (code, signal) => {
      run.signal?.removeEventListener("abort", abort);
      if (code === 0) return resolve(output);
      const tail = everything.trim().split("\n").slice(-15).join("\n");
      reject(new Error(`${run.file} ${run.args[0] ?? ""} exited with ${code ?? signal}:\n${tail}`));
    });
  });
}

/** Signals a process group that may already be gone. */
export function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
