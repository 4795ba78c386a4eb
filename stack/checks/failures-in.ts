/** Where Vitest's and Playwright's failure reports begin. */
const FAILURES = /^.*(?:Failed (?:Suites|Tests)|Unhandled Errors).*$|^\s+1\) .*$/m;
const LOGGED = /^Logged by [\s\S]*?^End of the log\.$/gm;
const FLAKY = /^\s+\d+ flaky\n((?:\s{4,}.*\n?)+)/m;
const NEXT_FAILURE = /^ +\d+\) /m;
const LAST_LINES = 60;
const LONGEST_LINE = 300;

/** Returns the part of a test program's output that explains its failures. */
export function failuresIn(output: string): string {
  const logs = output.match(LOGGED) ?? [];
  const from = FAILURES.exec(output)?.index;
  const rest = from === undefined ? output.split("\n").slice(-LAST_LINES).join("\n") : output.slice(from);
  return [...logs, rest.replace(LOGGED, "")].join("\n").trim();
}

/** The tests that passed in Playwright only on retry. */
export const flakyIn = (output: string): string[] =>
  FLAKY.exec(output)?.[1]
    ?.split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("[")) ?? [];

const FAILED = /^ FAIL +(.+)\n+(\S.*)$|^ *\d+\) (\[.+?)(?: ─+)?\n+ +(\S.*)$/gm;

/** Where the quoted code, the stack or the attachments of a failure in Playwright begin. */
const AFTER_REASON = /^ *(?:>? *\d+ \||at |attachment #|Error Context:|Call [Ll]og:)/m;
const LONGEST_REASON = 500;

/** A line for each test that passed in Playwright only on retry: its name, where it failed at first, and the whole reason. */
export const flakyWhy = (output: string): string[] =>
  flakyIn(output).map((name) => {
    const [report = ""] = output.slice(output.indexOf(`) ${name}`) + 2).split(NEXT_FAILURE);
    const [, reason = ""] = /^.*\n([\s\S]*)$/.exec(report.split(/^ *Retry #1/m)[0] ?? "") ?? [];
    const lines = (reason.split(AFTER_REASON)[0] ?? "").split("\n").map((line) => line.trim());
    const why = lines.filter((line) => line !== "").join(" ");
    const [line] = /\be2e\/\S+?:\d+/.exec(report.slice(report.indexOf("\n"))) ?? [];
    return `${name}: ${why.slice(0, LONGEST_REASON)}${line ? ` (${line})` : ""}`;
  });

/** A line for each failed test of a step's report: its name and the first line of why. */
export function failedIn(report: string): string[] {
  const flaky = flakyIn(report);
  const lines = [...report.matchAll(FAILED)].flatMap(([, vitest, why, playwright, reason]) => {
    const name = (vitest ?? playwright ?? "").trim();
    return flaky.some((one) => name.startsWith(one))
      ? []
      : `${name}: ${why ?? reason}`.slice(0, LONGEST_LINE);
  });
  return [...new Set(lines)];
}
