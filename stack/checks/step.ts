import { writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { tellOfPrograms } from "../tool";

export interface StepResult {
  passed: number;
  failed: number;
  /** What a reader needs to see after a failure. */
  report: string;
}

export interface CheckContext {
  /** The run's temporary folder, removed at its end. Readable by other users. */
  workDir: string;
  signal: AbortSignal;
  log(line: string): void;
}

export interface Step {
  name: string;
  run(context: CheckContext): Promise<StepResult>;
}

export const together = (results: readonly StepResult[]): StepResult => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  report: results.map(({ report }) => report).join("\n"),
});

/** Lower than the journeys' beside others. Tests of priorities need some more below it. */
const LOW = 15;

/** Of a program that has just started: what it starts inherits it. */
function lower(pid: number): void {
  try {
    setPriority(pid, LOW);
    // If Linux divides CPU time by session first, the session's niceness counts.
    writeFileSync(`/proc/${pid}/autogroup`, String(LOW));
  } catch {
    // It doesn't, or the program has ended.
  }
}

/** Programs that this work runs get the CPU time that everything else leaves, unless part of it asks for the usual priority. */
export const atLowPriority = <T>(work: () => T): T => tellOfPrograms(lower, work);
export const atUsualPriority = <T>(work: () => T): T => tellOfPrograms(() => undefined, work);
