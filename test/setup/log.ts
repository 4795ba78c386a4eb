import { afterAll, afterEach, expect } from "vitest";
import { captureLog, readable, testLog } from "../support/test-log";

/** A level is set to read the log. */
if (process.env.LOG_LEVEL === undefined) {
  captureLog();

  // Registered before any hook of a test file, and so runs after all of them.
  afterEach(({ task }) => {
    const { lines, unexpected, missing } = testLog().take();
    if (task.result?.state === "fail") {
      if (lines.length > 0) process.stderr.write(loggedBy(task.name, lines));
      return;
    }
    check(unexpected, missing);
  });

  afterAll(() => {
    const { unexpected } = testLog().take();
    check(unexpected, []);
  });
}

/** In the form that `stack/checks/failures-in.ts` finds in a run's output. */
const loggedBy = (test: string, lines: string[]): string =>
  `Logged by "${test}":\n${lines.map(readable).join("\n")}\nEnd of the log.\n`;

function check(unexpected: string[], missing: RegExp[]): void {
  if (unexpected.length > 0)
    expect.fail(`The log has errors that no expectLogged() foresaw:\n${unexpected.map(readable).join("\n")}`);
  if (missing.length > 0) expect.fail(`The log never had ${missing.join(" and ")}.`);
}
