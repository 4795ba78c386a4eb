export interface StepResult {
  passed: number;
  failed: number;
  /** What a reader needs to see when something failed. */
  report: string;
}

export interface CheckContext {
  /** A folder of this run, removed at its end. Other users may look into it. */
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
