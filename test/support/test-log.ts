import { LineBuffer } from "@/lib/platform/runtime/line-buffer";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

const ERROR = 50;

/** What the product logged in this test file since the last call of `take`, instead of printing it. */
class TestLog {
  #text = "";
  #expected: RegExp[] = [];
  readonly buffer = new LineBuffer({
    write: (text) => {
      this.#text += text;
    },
  });

  expect(patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Returns and clears what was logged, the unexpected errors, and the expected ones that are missing. */
  take(): { lines: string[]; unexpected: string[]; missing: RegExp[] } {
    this.buffer.flush();
    const lines = this.#text.split("\n").filter((line) => line !== "");
    const expected = this.#expected;
    this.#text = "";
    this.#expected = [];
    const unexpected = lines.filter((line) => isError(line) && !expected.some((one) => one.test(line)));
    const missing = expected.filter((one) => !lines.some((line) => one.test(line)));
    return { lines, unexpected, missing };
  }
}

const isError = (line: string): boolean => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= ERROR;

export const testLog = (): TestLog => processSingleton("test-log", () => new TestLog());

/** Sends the product's log into this file's buffer from here on. */
export function captureLog(): void {
  processSingleton("log-lines", () => testLog().buffer);
}

/**
 * Declares that this test makes the product log errors: by the end of the test, each pattern must match at
 * least one line, and any other error fails the test.
 */
export const expectLogged = (...patterns: RegExp[]): void => testLog().expect(patterns);

/** One line of the log in readable form: the message, then the rest. */
export function readable(line: string): string {
  try {
    const { level, time: _time, service: _service, msg, err, ...rest } = JSON.parse(line);
    const facts = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : "";
    return `[${level}] ${msg}${facts}${err ? `\n${err.stack || err.message}` : ""}`;
  } catch {
    return line;
  }
}

/** The same for jobs of a kind that fail. */
export const expectJobFailed = (kind: string): void =>
  expectLogged(new RegExp(`"kind":"${kind.replaceAll(".", "\\.")}".*"msg":"job failed"`));
