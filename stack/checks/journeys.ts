import { existsSync, readdirSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { STUB_CLIENT } from "@/test/support/openid-stub";
import { projectRoot } from "../paths";
import { pickPorts } from "../ports";
import { runTool } from "../tool";
import { findChromium } from "./chromium";
import { failuresIn, flakyWhy } from "./failures-in";
import { type CheckContext, type Step, type StepResult, together } from "./step";
import { noReport, runTestProgram } from "./test-program";

interface PlaywrightReport {
  errors: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Some of Playwright's projects. With low priority, they use only the CPU time that others leave. */
interface Projects {
  projects: string[];
  priority?: number;
}

/**
 * What runs after each other, and what at the same time. Journeys with cameras come one at a time: they wait half of
 * the time, which others use. Those that end a server or have deadlines come last.
 */
const RUNS: Projects[][] = [
  [{ projects: ["recorded", "long", "pages"] }],
  [{ projects: ["alone"] }, { projects: ["beside"], priority: constants.priority.PRIORITY_BELOW_NORMAL }],
  [{ projects: ["apart"] }],
];

interface Run extends Projects {
  chromium: string;
  upFile: string;
  /** Ports of services that journeys start themselves. */
  ports: OutsidePorts;
}

/** Where the stack expects the services that a journey starts. */
interface OutsidePorts {
  provider: number;
  speech: number;
}

/** The journeys of e2e/ in a real browser, against a whole stack with its own ports and data. */
export const journeysStep: Step = {
  name: "journeys",
  async run(context) {
    const chromium = await findChromium(context);
    const dataDir = join(context.workDir, "stack");
    const ports = await pickPorts({ provider: { preferred: 4650 }, speech: { preferred: 4660 } });
    await stackCommand(context, "stack/up.ts", ["--background", "--data", dataDir], {
      ...identityProvider(ports.provider),
      ...speechEndpoint(ports.speech),
      ...behindProxy,
    });
    try {
      const upFile = join(dataDir, "up.json");
      const results: StepResult[] = [];
      for (const run of RUNS)
        results.push(
          ...(await Promise.all(run.map((one) => runJourneys(context, { ...one, chromium, upFile, ports })))),
        );
      return together(results);
    } finally {
      await stopStack(dataDir);
    }
  },
};

/** The settings for an OpenID provider started by a journey on that port. */
const identityProvider = (port: number) => ({
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: STUB_CLIENT.id,
  OIDC_CLIENT_SECRET: STUB_CLIENT.secret,
});

/** Speech-to-text from the journey, so that captions work on machines without a model. */
export const speechEndpoint = (port: number) => ({ STT_BASE_URL: `http://127.0.0.1:${port}/v1` });

/**
 * Lets people come from different IP addresses, as each may request only thirty sign-in links in ten minutes.
 */
export const behindProxy = { TRUSTED_PROXIES: "1" };

/** Not bound to the run's signal: it must also happen after an interruption. */
export async function stopStack(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  await runTool({
    file: process.execPath,
    args: ["--import", "tsx", join(projectRoot, "stack/down.ts"), "--data", dataDir],
    cwd: projectRoot,
    env: process.env,
  }).catch((error: Error) => console.error(error.message));
}

async function stackCommand(
  { signal }: CheckContext,
  script: string,
  args: string[],
  settings: Record<string, string>,
): Promise<void> {
  await runTool({
    file: process.execPath,
    args: ["--import", "tsx", join(projectRoot, script), ...args],
    cwd: projectRoot,
    env: { ...process.env, ...settings },
    signal,
  });
}

const LAST_ERRORS = 30;

/** The last errors and refusals that the app logged during the journeys. */
function appErrors(dataDir: string): string[] {
  const folder = join(dataDir, "log");
  if (!existsSync(folder)) return [];
  const lines = readdirSync(folder)
    .filter((file) => file.startsWith("app"))
    .flatMap((file) => readFileSync(join(folder, file), "utf8").split("\n"))
    .filter((line) => /^\{"level":[456]0/.test(line));
  return lines.length === 0 ? [] : ["The app's last errors:", ...lines.slice(-LAST_ERRORS)];
}

async function runJourneys(
  { workDir, signal, log }: CheckContext,
  { projects, priority, chromium, upFile, ports }: Run,
): Promise<StepResult> {
  const file = join(workDir, `playwright-${projects.join("-")}.json`);
  const { report, failure, output } = await runTestProgram<PlaywrightReport>({
    program: "@playwright/test/cli.js",
    args: ["test", "--config", "e2e/playwright.config.ts", ...projects.map((one) => `--project=${one}`)],
    env: {
      E2E_UP_FILE: upFile,
      E2E_JSON_FILE: file,
      E2E_OIDC_PORT: String(ports.provider),
      E2E_STT_PORT: String(ports.speech),
      CHROMIUM_BIN: chromium,
      ...(priority !== undefined && { E2E_PRIORITY: String(priority) }),
    },
    reportFile: file,
    signal,
  });
  if (!report) return noReport(failure);
  const { stats, errors } = report;
  const passed = stats.expected + stats.flaky;
  let failed = stats.unexpected;
  const lines = errors.map((error) => error.message ?? "");
  for (const line of flakyWhy(output)) log(`  passed on the second try only: ${line}`);
  if (passed + failed === 0) lines.push("No journey ran.");
  if (failed === 0 && (passed === 0 || failure !== null)) failed = 1;
  if (failed > 0) lines.push(failuresIn(output), ...appErrors(join(workDir, "stack")));
  return { passed, failed, report: lines.join("\n") };
}
