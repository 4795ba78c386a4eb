import { setPriority } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptionsOf } from "./support/browser-args";
import { up } from "./up";

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** With video and audio, or with a server that goes down: one at a time. */
const ALONE = specs(
  "audience",
  "clips",
  "distribution",
  "edit-recording",
  "engine-killed",
  "firefox/on-air",
  "guest",
  "guest-ready",
  "local-recording",
  "noise-filter",
  "notetaker",
  "people",
  "replay",
  "show",
  "watch-over-http",
);
/**
 * Those that fill the time in which the journeys above wait. Except for the first one, they need neither rooms nor jobs,
 * whose servers go down at times.
 */
const BESIDE = specs(
  "firefox/signup",
  "docs-site",
  "home",
  "keys",
  "page-weight",
  "plan",
  "production",
  "proposals",
  "request-log",
  "show-as-code",
  "show-details",
  "show-navigation",
  "signup-editor",
  "stale-tab",
);
/**
 * They take the longest, and start first so that none of them is the last to run, alone. Only one of them may
 * need the demo's test key for most of its calls.
 */
const LONG = specs("docs-code", "people-pages", "video", "whiteboard");

// Inherited by the browsers.
if (process.env.E2E_PRIORITY) setPriority(Number(process.env.E2E_PRIORITY));

/** Journeys against a running stack (`E2E_UP_FILE`, else var/up.json), on two small cores. */
export default defineConfig({
  testDir: ".",
  globalSetup: "./support/camera/draw-cameras.ts",
  workers: 2,
  projects: [
    { name: "long", testMatch: LONG },
    { name: "pages", testMatch: "**/*.spec.ts", testIgnore: [...ALONE, ...BESIDE, ...LONG] },
    { name: "alone", testMatch: ALONE, workers: 1 },
    { name: "beside", testMatch: BESIDE, workers: 1 },
    // Each in a folder of its own, which it empties when it starts.
  ].map((project) => ({ ...project, outputDir: `../test-results/${project.name}` })),
  fullyParallel: false,
  forbidOnly: true,
  // One retry, reported as flaky: two busy cores miss a deadline now and then.
  retries: 1,
  // How long to wait for what will come says nothing about how quick it is: a busy machine takes its time.
  timeout: process.env.E2E_LOST_ANSWERS ? 180_000 : 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_JSON_FILE
    ? [["list"], ["json", { outputFile: process.env.E2E_JSON_FILE }]]
    : [["list"]],
  use: {
    baseURL: up.base_url,
    browserName: "chromium",
    permissions: ["camera", "microphone"],
    screenshot: "only-on-failure",
    // Recording takes an eighth of the time, with a screencast half: only a retry is recorded, and without one.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: launchOptionsOf(),
  },
});
