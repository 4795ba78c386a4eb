import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../paths";
import { runTool } from "../tool";
import type { StepResult } from "./step";

interface TestProgram {
  /** Path under `node_modules`. */
  program: string;
  args: string[];
  env: Record<string, string>;
  /** Where the program writes its report. */
  reportFile: string;
  signal: AbortSignal;
}

export interface TestRun<Report> {
  /** Undefined if it didn't write one. */
  report: Report | undefined;
  /** Why it failed, if it did. */
  failure: Error | null;
  /** Everything it printed. */
  output: string;
}

/** Runs a test program to completion. Its output is for diagnosing failures. */
export async function runTestProgram<Report>(test: TestProgram): Promise<TestRun<Report>> {
  let output = "";
  const failure = await runTool({
    file: process.execPath,
    args: [join(projectRoot, "node_modules", test.program), ...test.args],
    cwd: projectRoot,
    env: { ...process.env, ...test.env, FORCE_COLOR: undefined, NO_COLOR: "1" },
    signal: test.signal,
    onOutput: (text) => {
      output += text;
    },
  }).then(
    () => null,
    (error: Error) => error,
  );
  test.signal.throwIfAborted();
  const { reportFile } = test;
  const report = existsSync(reportFile)
    ? (JSON.parse(readFileSync(reportFile, "utf8")) as Report)
    : undefined;
  return { report, failure, output };
}

export const noReport = (failure: Error | null): StepResult => ({
  passed: 0,
  failed: 1,
  report: failure?.message ?? "No report was written.",
});
