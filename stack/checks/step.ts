import { lowerPriority } from "@/test/rig/process-tree";
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

/** Programs that this work runs get the CPU time that everything else leaves. */
export const atLowPriority = <T>(work: () => T): T => tellOfPrograms((pid) => lowerPriority(pid, LOW), work);
