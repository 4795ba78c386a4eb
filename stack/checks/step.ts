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
