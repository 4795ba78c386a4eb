import { setPriority } from "node:os";
import { defineConfig } from "@playwright/test";
import { launchOptionsOf } from "./support/browser-args";
import { up } from "./up";

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Of one recorded show, which they share: one after another, by their names. The one that changes what it says comes last. */
const RECORDED = specs("catching-up", "clips", "distribution", "edit-recording");
/** With video and audio: one at a time. */
const ALONE = specs(
  "audience",
  "firefox/on-air",
  "guest",
  "guest-ready",
  "local-recording",
  "noise-filter",
  "notetaker",
  "people",
  "show",
);
/** A server goes down, or what is composed while live must keep up: nothing else runs. */
const APART = specs("engine-killed", "room-server-killed", "watch-over-http");
/** Those that fill the time in which the journeys with video and audio wait. They have neither. */
const BESIDE = specs(
  "firefox/signup",
  "analytics",
  "attendee-place",
  "developer",
  "docs-site",
  "home",
  "keys",
  "lifecycle",
  "new-show",
  "page-weight",
  "plan",
  "production",
  "proposals",
  "request-log",
  "series",
  "show-as-code",
  "show-details",
  "show-navigation",
  "signup-editor",
  "stale-tab",
  "team",
  "test-clock",
  "webhook-desk",
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
    { name: "recorded", testMatch: RECORDED, workers: 1 },
    { name: "long", testMatch: LONG },
    {
      name: "pages",
      testMatch: "**/*.spec.ts",
      testIgnore: [...RECORDED, ...LONG, ...ALONE, ...BESIDE, ...APART],
    },
    { name: "alone", testMatch: ALONE, workers: 1 },
    { name: "beside", testMatch: BESIDE, workers: 1 },
    { name: "apart", testMatch: APART, workers: 1 },
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
    // Without a limit, a click on a button that doesn't exist would take a journey's whole time, twice.
    actionTimeout: 120_000,
    browserName: "chromium",
    permissions: ["camera", "microphone"],
    screenshot: "only-on-failure",
    // Recording takes an eighth of the time, with a screencast half: only a retry is recorded, and without one.
    trace: { mode: "on-first-retry", screenshots: false },
    launchOptions: launchOptionsOf(),
  },
});
