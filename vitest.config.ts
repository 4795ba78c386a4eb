import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { TEST_FILES } from "./stack/checks/test-files.mjs";

const [major = ""] = process.versions.node.split(".");
if (Number(major) < 24)
  throw new Error(
    `Tests need Node 24; this is ${process.version}. Put bin/run in front: bin/run npx vitest run lib/api`,
  );

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");

export default defineConfig({
  resolve: { alias: { "@": root } },
  test: {
    environment: "node",
    include: [TEST_FILES],
    globalSetup: ["test/setup/global.ts"],
    setupFiles: ["test/setup/worker.ts"],
    pool: "forks",
    maxWorkers: Number(process.env.TEST_WORKERS ?? 2),
    // How long to wait for what will come says nothing about how quick it is: a busy machine takes its time.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    passWithNoTests: false,
  },
});
