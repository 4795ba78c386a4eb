import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { onlyComputes, testGroups } from "./stack/checks/test-groups.ts";

const [major = ""] = process.versions.node.split(".");
if (Number(major) < 24)
  throw new Error(
    `Tests need Node 24; this is ${process.version}. Put bin/run in front: bin/run npx vitest run lib/api`,
  );

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
const groups = await testGroups(root);
/** `computes`: only tests that don't depend on timing, `waits`: only the others, without it all of them. */
const part = process.env.TEST_PART;
const inPart = (test: string) => !part || onlyComputes(test) === (part === "computes");
const setup = (...more: string[]) => ["log", "settings", ...more].map((name) => `test/setup/${name}.ts`);

const timeoutMs = Number(process.env.TEST_TIMEOUT_MS ?? 120_000);

export default defineConfig({
  resolve: { alias: { "@": root } },
  test: {
    environment: "node",
    globalSetup: ["test/setup/global.ts"],
    pool: "forks",
    // One more than small machines have processors: the slowest files wait for leases, rooms and other processes.
    maxWorkers: Number(process.env.TEST_WORKERS ?? 3),
    // How long to wait for what will come says nothing about how quick it is: a busy machine takes its time.
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    expect: { poll: { timeout: 20_000 } },
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: "plain",
          include: part === "waits" ? [] : groups.plain,
          isolate: false,
          setupFiles: setup("plain", "traces"),
        },
      },
      {
        extends: true,
        test: {
          name: "shared",
          include: groups.shared.filter(inPart),
          isolate: false,
          setupFiles: setup("database", "traces"),
        },
      },
      {
        extends: true,
        test: {
          name: "apart",
          include: groups.apart.filter(inPart),
          setupFiles: setup("database"),
        },
      },
    ],
  },
});
