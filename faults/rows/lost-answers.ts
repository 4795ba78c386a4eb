import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "@/stack/checks/chromium";
import type { CheckContext } from "@/stack/checks/step";
import { runTestProgram } from "@/stack/checks/test-program";
import { atLeast, exactly, type Figure } from "@/test/rig/figures";
import { OwnStack } from "@/test/rig/own-stack";
import type { Row, Scene } from "../row";

/** The most common paths, from signing up to a show on air and to the first call with an API key. */
const JOURNEYS = ["signup-page", "developer", "keys", "show", "audience", "guest"];
const QUICK = ["signup-page", "developer"];

interface Report {
  stats: { expected: number; unexpected: number; flaky: number };
}

/**
 * Every tenth API response is a 503 or a dropped connection: people on the pages notice nothing but a delay.
 */
export const lostAnswers: Row = {
  name: "lost-answers",
  quick: false,
  run: async ({ short, log }: Scene): Promise<Figure[]> => {
    const workDir = mkdtempSync(join(tmpdir(), "showrunner-journeys-"));
    const stack = await OwnStack.start({ FAILPOINTS: "lost-answers", TRUSTED_PROXIES: "1" }, log);
    try {
      const { signal } = new AbortController();
      const names = short ? QUICK : JOURNEYS;
      const report = await journeys(names, stack, { workDir, signal, log });
      const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
      const lost = stack.logged(/"msg":"answer lost for a rehearsal"/);
      const after = lost.filter((line) => line.includes('"after":true')).length;
      return [
        exactly(
          `every tenth answer lost: journeys that failed (${expected + flaky} passed)`,
          expected + flaky === 0 ? names.length : unexpected,
          0,
        ),
        atLeast(`every tenth answer lost: answers lost (${after} after the work)`, lost.length, 10, ""),
      ];
    } finally {
      await stack.stop();
      rmSync(workDir, { recursive: true, force: true });
    }
  },
};

async function journeys(
  names: string[],
  stack: OwnStack,
  context: CheckContext,
): Promise<Report | undefined> {
  const reportFile = join(context.workDir, "journeys.json");
  const { report } = await runTestProgram<Report>({
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
      CHROMIUM_BIN: await findChromium(context),
    },
    reportFile,
    signal: context.signal,
  });
  return report;
}
