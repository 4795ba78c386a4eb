import { join } from "node:path";
import { findChromium } from "./chromium";
import type { CheckContext, Step, StepResult } from "./step";
import { noReport, runTestProgram } from "./test-program";
import { keepTestSeconds } from "./test-seconds";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

/** Unit, module and conformance tests, each file on a database of its own. */
export const unitStep: Step = { name: "unit", run: (context) => runTests(context, []) };

/** Without names, all there are. */
export async function runTests(context: CheckContext, files: string[]): Promise<StepResult> {
  const { workDir, signal } = context;
  // Some of them drive a browser.
  await findChromium(context);
  const file = join(workDir, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { report, failure } = await runTestProgram<VitestReport>({
    program: "vitest/vitest.mjs",
    args: ["run", ...reporters, ...files],
    env: { NODE_ENV: "test" },
    reportFile: file,
    signal,
  });
  return report ? countTests(report, failure) : noReport(failure);
}

function countTests(report: VitestReport, failure: Error | null): StepResult {
  keepTestSeconds(report.testResults);
  // A file that could not be loaded, or whose set-up failed, has no failed test to count.
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((one) => one.status === "failed"),
  );
  const passed = report.numPassedTests;
  let failed = report.numFailedTests + unloadable.length;
  const nothing = passed + failed === 0;
  if (nothing || (failure !== null && failed === 0)) failed += 1;
  const lines = unloadable.map((result) => `${result.name}: ${result.message}`);
  if (nothing) lines.push("No test ran.");
  else if (failure !== null && failed === 1 && unloadable.length === 0) lines.push(failure.message);
  return { passed, failed, report: lines.join("\n") };
}
