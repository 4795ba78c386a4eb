import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { type Installed, installPacked } from "@/packages/client/test/install-packed";
import { docsCode } from "@/test/support/docs-code";
import { call, inTest, makeShowroom, until } from "../support/api";
import { expect, test } from "../support/test";
import { up } from "../up";

const execute = promisify(execFile);
const blocks = docsCode({ baseUrl: up.base_url }).filter(({ mark }) => mark === "run");
const env = { SHOWRUNNER_API_KEY: up.test_key };

let installed: Installed;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  installed = await installPacked();
});
test.afterAll(() => rmSync(installed.dir, { recursive: true, force: true }));

/** As a reader runs it, but a refused call is a failure. */
const strict = (code: string) =>
  `set -euo pipefail\ncurl() { command curl --fail-with-body -sS "$@"; echo; }\n${code}`;

/** A reader tries one page; the pages here follow each other faster than one test key may call. */
const restedKey = () =>
  until("a test key with room for the calls of a page", async () => {
    const { headers } = await call("GET", "/v1/events?limit=1");
    return Number(headers.get("X-RateLimit-Remaining")) >= 16;
  });

const runners: Record<string, (code: string) => Promise<string>> = {
  ts: async (code) => installed.run((await transform(code, { loader: "ts", format: "esm" })).code, env),
  curl: async (code) => {
    await restedKey();
    const { slug } = await makeShowroom({ title: "A reader's show" }, inTest);
    const surroundings = { ...process.env, ...env, SLUG: slug };
    const { stdout } = await execute("bash", ["-c", strict(code)], { env: surroundings, timeout: 60_000 });
    for (const line of stdout.split("\n")) expect(line).not.toContain('"isError":true');
    return stdout;
  },
  py: async (code) => (await execute("python3", ["-c", code], { timeout: 30_000 })).stdout,
};

for (const { page, language, code } of blocks) {
  test(`${page}: its ${language} code does what it says`, async () => {
    test.setTimeout(120_000);
    const run = runners[language];
    if (!run) throw new Error(`nobody knows how to run ${language}`);
    const printed = await run(code);
    if (language !== "py") expect(printed.trim().length).toBeGreaterThan(0);
    // A comment behind a line that prints says what is printed.
    for (const [, said = ""] of code.matchAll(
      /console\.log\([^\n]*\); \/\/ ((?:true|false|\d+)(?: \w+)*)$/gm,
    ))
      expect(printed.split("\n"), page).toContain(said);
  });
}
