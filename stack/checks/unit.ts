import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../paths";
import { runTool } from "../tool";
import { findChromium } from "./chromium";
import type { CheckContext, Step, StepResult } from "./step";
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
  const outcome = await runTool({
    file: process.execPath,
    args: [join(projectRoot, "node_modules/vitest/vitest.mjs"), "run", ...reporters, ...files],
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: "test", FORCE_COLOR: undefined, NO_COLOR: "1" },
    signal,
    onOutput: (text) => process.stdout.write(text),
  }).then(
    () => null,
    (error: Error) => error,
  );
  signal.throwIfAborted();
  return countTests(file, outcome);
}

function countTests(file: string, outcome: Error | null): StepResult {
  if (!existsSync(file))
    return { passed: 0, failed: 1, report: outcome?.message ?? "No report was written." };
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  keepTestSeconds(report.testResults);
  // A file that could not be loaded, or whose set-up failed, has no failed test to count.
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((one) => one.status === "failed"),
  );
  const passed = report.numPassedTests;
  let failed = report.numFailedTests + unloadable.length;
  const nothing = passed + failed === 0;
  if (nothing || (outcome !== null && failed === 0)) failed += 1;
  const lines = unloadable.map((result) => `${result.name}: ${result.message}`);
  if (nothing) lines.push("No test ran.");
  else if (outcome !== null && failed === 1 && unloadable.length === 0) lines.push(outcome.message);
  return { passed, failed, report: lines.join("\n") };
}
