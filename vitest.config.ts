import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");

export default defineConfig({
  resolve: { alias: { "@": root } },
  test: {
    environment: "node",
    include: ["{lib,inngest,stack,test,components,app,packages}/**/*.test.{ts,tsx}"],
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
