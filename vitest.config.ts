import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { TEST_FILES } from "./stack/checks/test-files.mjs";
import { testGroups } from "./stack/checks/test-groups.ts";

const [major = ""] = process.versions.node.split(".");
if (Number(major) < 24)
  throw new Error(
    `Tests need Node 24; this is ${process.version}. Put bin/run in front: bin/run npx vitest run lib/api`,
  );

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
const { plain, shared } = await testGroups(root);
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
          include: plain,
          isolate: false,
          setupFiles: setup("plain", "traces"),
        },
      },
      {
        extends: true,
        test: {
          name: "shared",
          include: shared,
          isolate: false,
          setupFiles: setup("database", "traces"),
        },
      },
      {
        extends: true,
        test: {
          name: "apart",
          include: [TEST_FILES],
          exclude: ["**/node_modules/**", ...plain, ...shared],
          setupFiles: setup("database"),
        },
      },
    ],
  },
});
