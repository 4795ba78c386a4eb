import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { env } from "@/lib/platform/runtime/env";
import { startServer, type TestServer } from "@/test/support/http-server";
import { makeWorkspace } from "@/test/support/workspace";
import { ASIDE } from "./aside";
import { withKey } from "./with-key";

const SUITE = createRequire(import.meta.url).resolve("@modelcontextprotocol/conformance/dist/index.js");

interface Check {
  scenario: string;
  id: string;
  status: string;
  errorMessage?: string;
}

let server: TestServer;
let door: Awaited<ReturnType<typeof withKey>>;
const seen = new Set<string>();

beforeAll(async () => {
  server = await startServer();
  door = await withKey(server.url, await (await makeWorkspace()).key());
  Object.assign(env(), {
    PUBLIC_URL: new URL(door.url).origin,
    RATE_TEST_PER_SECOND: 1_000,
    RATE_TEST_BURST: 1_000,
  });
});
afterAll(async () => {
  await door.stop();
  await server.stop();
});

/** Runs the suite as usual. It exits with an error if a scenario fails, but its checks say more. */
async function run(revision: string): Promise<Check[]> {
  const folder = await mkdtemp(join(tmpdir(), "showrunner-mcp-conformance-"));
  try {
    const args = ["server", "--url", door.url, "--suite", "all", "--spec-version", revision, "-o", folder];
    await new Promise<void>((resolve) => {
      execFile(process.execPath, [SUITE, ...args], { maxBuffer: 64 * 1024 * 1024 }, () => resolve());
    });
    const scenarios = await readdir(folder);
    return (await Promise.all(scenarios.map((name) => checksOf(folder, name)))).flat();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Results are in folders such as `server-tools-list-2026-11-22T18-06-56-806Z`. */
async function checksOf(folder: string, name: string): Promise<Check[]> {
  const scenario = name.replace(/^server-/, "").replace(/-\d{4}-\d\d-\d\dT[\d-]+Z$/, "");
  const checks = JSON.parse(await readFile(join(folder, name, "checks.json"), "utf8")) as Omit<
    Check,
    "scenario"
  >[];
  return checks.map((check) => ({ ...check, scenario }));
}

const isAside = ({ scenario, id }: Check): boolean => {
  for (const name of [scenario, id]) if (name in ASIDE) return Boolean(seen.add(name));
  return false;
};

describe("the protocol's own conformance suite", () => {
  it.each(["2025-06-18", "2025-11-25", "2026-07-28"])("passes for %s", async (revision) => {
    const checks = await run(revision);
    const failed = checks.filter(({ status }) => status === "FAILURE").filter((check) => !isAside(check));
    expect(failed.map(({ scenario, id, errorMessage }) => `${scenario}: ${id}: ${errorMessage}`)).toEqual([]);
    const passed = new Set(
      checks.filter(({ status }) => status === "SUCCESS").map(({ scenario }) => scenario),
    );
    const wanted =
      revision === "2026-07-28"
        ? ["tools-list", "server-stateless", "http-header-validation", "caching", "dns-rebinding-protection"]
        : ["server-initialize", "ping", "tools-list"];
    expect([...passed]).toEqual(expect.arrayContaining(wanted));
  });

  it("lists no exception that passes", () => {
    expect(Object.keys(ASIDE).filter((name) => !seen.has(name))).toEqual([]);
  });
});
