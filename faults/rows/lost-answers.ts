import { mkdtempSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "@/stack/checks/chromium";
import { failuresIn, flakyIn } from "@/stack/checks/failures-in";
import { behindProxy, speechEndpoint } from "@/stack/checks/journeys";
import { runTestProgram } from "@/stack/checks/test-program";
import { pickPorts } from "@/stack/ports";
import { atLeast, exactly, type Figure } from "@/test/rig/figures";
import { OwnStack } from "@/test/rig/own-stack";
import type { Row, Scene } from "../row";

interface Form {
  journeys: string[];
  /** One in this many responses is lost. */
  every: number;
  /** The fewest lost responses for the journeys to prove anything. */
  least: number;
}

/** The most common paths, from signing up to a show on air and to the first call with an API key. */
const WHOLE: Form = {
  journeys: ["signup-page", "developer", "keys", "show", "audience", "guest"],
  every: 10,
  least: 40,
};
/** Without media. These pages make few calls, so more of those are lost. */
const SHORT: Form = { journeys: ["signup-page", "developer", "keys"], every: 3, least: 5 };

interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * API responses are a 503 or a dropped connection: people on the pages notice nothing but a delay.
 */
export const lostAnswers: Row = {
  name: "lost-answers",
  quick: true,
  apart: true,
  run: async ({ short, log, started }: Scene): Promise<Figure[]> => {
    const form = short ? SHORT : WHOLE;
    const { speech } = await pickPorts({ speech: { preferred: 4660 } });
    const failpoint = { FAILPOINTS: `lost-answers=${form.every}` };
    const stack = await OwnStack.start({ ...failpoint, ...behindProxy, ...speechEndpoint(speech) }, log);
    started();
    try {
      const { expected, unexpected, flaky } = await journeys(form.journeys, stack, speech, log);
      const lost = stack.logged(/"msg":"answer lost for a rehearsal"/);
      const after = lost.filter((line) => line.includes('"after":true')).length;
      const what = `one answer of ${form.every} lost`;
      return [
        exactly(
          `${what}: journeys that failed (${expected + flaky} passed)`,
          expected + flaky === 0 ? form.journeys.length : unexpected,
          0,
        ),
        atLeast(`${what}: answers lost (${after} after the work)`, lost.length, form.least, ""),
      ];
    } finally {
      await stack.stop();
    }
  },
};

async function journeys(
  names: string[],
  stack: OwnStack,
  speechPort: number,
  log: (line: string) => void,
): Promise<Report["stats"]> {
  const workDir = mkdtempSync(join(tmpdir(), "showrunner-journeys-"));
  const reportFile = join(workDir, "journeys.json");
  const { signal } = new AbortController();
  try {
    const { report, output } = await runTestProgram<Report>({
      program: "@playwright/test/cli.js",
      args: [
        "test",
        "--config",
        "e2e/playwright.config.ts",
        "--workers",
        "1",
        ...names.map((name) => `/${name}.spec.ts`),
      ],
      env: {
        E2E_UP_FILE: stack.upFile,
        E2E_JSON_FILE: reportFile,
        E2E_LOST_ANSWERS: "1",
        // What runs beside it has deadlines.
        E2E_PRIORITY: String(constants.priority.PRIORITY_BELOW_NORMAL),
        E2E_STT_PORT: String(speechPort),
        CHROMIUM_BIN: await findChromium({ workDir, signal, log }),
      },
      reportFile,
      signal,
    });
    for (const name of flakyIn(output)) log(`passed on the second try only: ${name}`);
    if (!report || report.stats.unexpected > 0) log(failuresIn(output));
    return report?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}
