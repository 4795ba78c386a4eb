import { join, relative } from "node:path";
import { projectRoot } from "../paths";
import { findChromium } from "./chromium";
import { failuresIn } from "./failures-in";
import { atUsualPriority, type CheckContext, type Step, type StepResult } from "./step";
import { noReport, runTestProgram, type TestRun } from "./test-program";
import { keepTestSeconds } from "./test-seconds";

interface FileResult {
  name: string;
  status: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

interface VitestReport {
  testResults: FileResult[];
}

/** For tests that get only the CPU time that others leave. */
const patience = { TEST_TIMEOUT_MS: "600000" };

/** Module and conformance tests, each file with its own database, and those that need a process of their own. */
export const unitStep: Step = {
  name: "unit",
  run: (context) => runTests(context, [], { name: "vitest", projects: ["shared", "apart"] }),
};

/** Unit tests without a database: they only compute. */
export const plainStep: Step = {
  name: "plain",
  run: (context) => runTests(context, [], { name: "vitest-plain", projects: ["plain"], settings: patience }),
};

interface VitestRun {
  /** What its report is called. */
  name: string;
  /** Of `vitest.config.ts`; all of them if there are none. */
  projects: string[];
  /** Environment variables that `vitest.config.ts` reads. */
  settings?: Record<string, string>;
}

/** More than this can't be blamed on a busy machine: one file of a hundred, or these few. */
const MAX_SHARE_ON_SECOND_TRY = 0.01;
const FEW_ON_SECOND_TRY = 5;

/** The failed files, if they are few enough to run once more. */
export function forSecondTry<File extends Pick<FileResult, "status">>(files: readonly File[]): File[] {
  const failing = files.filter(({ status }) => status === "failed");
  const most = Math.max(FEW_ON_SECOND_TRY, Math.floor(files.length * MAX_SHARE_ON_SECOND_TRY));
  return failing.length > most ? [] : failing;
}

/**
 * Runs the named test files, or all of them. Failed files run once more with the machine to themselves; those
 * that then pass are listed with their first failure.
 */
export async function runTests(
  context: CheckContext,
  files: string[],
  run: VitestRun = { name: "vitest", projects: [] },
): Promise<StepResult> {
  // Some of them use a browser.
  await findChromium(context);
  const first = await runFiles(context, files, run);
  if (!first.report) return noReport(first.failure);
  keepTestSeconds(first.report.testResults);
  const failing = forSecondTry(first.report.testResults);
  if (failing.length === 0) return countTests(first.report.testResults, first);
  for (const result of failing) context.log(`  once more, alone: ${nameOf(result)}: ${whatFailed(result)}`);
  const again = { ...run, name: `${run.name}-second` };
  const second = await atUsualPriority(() => runFiles(context, failing.map(nameOf), again));
  if (!second.report) return noReport(second.failure);
  const calm = first.report.testResults.filter(({ status }) => status !== "failed");
  return countTests([...calm, ...second.report.testResults], second);
}

const nameOf = ({ name }: FileResult) => relative(projectRoot, name);

const whatFailed = ({ message, assertionResults }: FileResult): string =>
  assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages[0]?.split("\n")[0] ?? ""}`)
    .join("; ") || message;

async function runFiles(
  { workDir, signal }: CheckContext,
  files: string[],
  { name, projects, settings }: VitestRun,
) {
  const file = join(workDir, `${name}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return runTestProgram<VitestReport>({
    program: "vitest/vitest.mjs",
    args: ["run", ...projects.map((one) => `--project=${one}`), ...reporters, ...files],
    env: { NODE_ENV: "test", ...settings },
    reportFile: file,
    signal,
  });
}

function countTests(results: readonly FileResult[], { failure, output }: TestRun<VitestReport>): StepResult {
  // A file that couldn't be loaded, or whose setup failed, has no failed test to count.
  const unloadable = results.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((one) => one.status === "failed"),
  );
  const count = (status: string) =>
    results.flatMap((one) => one.assertionResults).filter((one) => one.status === status).length;
  const passed = count("passed");
  let failed = count("failed") + unloadable.length;
  const nothing = passed + failed === 0;
  if (nothing || (failure !== null && failed === 0)) failed += 1;
  const lines = unloadable.map((result) => `${result.name}: ${result.message}`);
  if (nothing) lines.push("No test ran.");
  else if (failure !== null && failed === 1 && unloadable.length === 0) lines.push(failure.message);
  if (failed > 0) lines.push(failuresIn(output));
  return { passed, failed, report: lines.join("\n") };
}
