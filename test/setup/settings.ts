import { type ForkOptions, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { roomyLimits } from "../rig/roomy-limits";
import { compiledPart } from "../support/compiled-part";

/** Runs before each test file's own imports: the settings the product starts with, except for its database. */
const settings = (dataDir: string) => ({
  // Tests that need trained models ask for them (test/support/models.ts); all others see none, whatever this machine has.
  TEST_MODELS_DIR: process.env.MODELS_DIR ?? "",
  MODELS_DIR: "",
  NODE_ENV: "test",
  HOST: "127.0.0.1",
  PORT: "3000",
  PUBLIC_URL: "http://127.0.0.1:3000",
  // No server: tests that use one get theirs from database.ts.
  DATABASE_URL: "postgresql://127.0.0.1:1/none",
  SHOWRUNNER_SECRET: randomBytes(48).toString("base64url"),
  DATA_DIR: dataDir,
  LIVEKIT_URL: "ws://127.0.0.1:7880",
  LIVEKIT_API_URL: "http://127.0.0.1:7880",
  LIVEKIT_API_KEY: "devkey",
  LIVEKIT_API_SECRET: randomBytes(32).toString("base64url"),
  INNGEST_BASE_URL: "http://127.0.0.1:8288",
  INNGEST_EVENT_KEY: randomBytes(16).toString("hex"),
  INNGEST_SIGNING_KEY: randomBytes(32).toString("hex"),
  INNGEST_DEV: "0",
  MAIL_DRIVER: "smtp",
  SMTP_URL: "smtp://127.0.0.1:2525",
  MAIL_FROM: "Showrunner <shows@showrunner.example>",
  INBOX_DIR: join(dataDir, "inbox"),
  INBOX_KEY: randomBytes(16).toString("hex"),
  OUTBOUND_ALLOW_CIDRS: "127.0.0.0/8",
  INSTALLATION: "self_hosted",
  ...roomyLimits,
  RATE_FAILED_AUTH_PER_MINUTE: "100000",
  LOG_LEVEL: process.env.LOG_LEVEL ?? "error",
});

// Files that share a process share its settings, which are read once.
if (!process.env.DATA_DIR?.startsWith(inject("dataRoot")))
  Object.assign(process.env, settings(mkdtempSync(join(inject("dataRoot"), "data-"))));

processSingleton("compiled-parts", () => ({
  start: (source: string, args: readonly string[], options: ForkOptions) =>
    fork(compiledPart(source), args, options),
}));
