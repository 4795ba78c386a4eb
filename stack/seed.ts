import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { projectRoot } from "./paths";
import { type Secrets, saveSecrets } from "./secrets";
import { runTool } from "./tool";

/** The account of the first sign-in link. Its address can't receive email outside this machine. */
const demoEmail = "demo@showrunner.example";

export interface DemoAccess {
  test_key: string;
  live_key: string;
  call_key: string;
  test_call_key: string;
  sign_in_url: string;
}

interface SeedContext {
  dataDir: string;
  secrets: Secrets;
  settings: Record<string, string>;
  localUrl: string;
  signal: AbortSignal;
}

/** Creates or reuses the demo workspace with four working keys, and makes a new sign-in link. */
export async function seedDemo(context: SeedContext): Promise<DemoAccess> {
  // Finds the workspace if it already exists.
  const owner = ["--name", "Demo", "--plan", "self_hosted", "--email", demoEmail];
  const workspaceId = field(await admin(context, ["workspace", "create", ...owner]), "id");
  const stored = context.secrets.demo;
  const testKey = await workingKey(context, workspaceId, "test", stored?.test_key);
  const liveKey = await workingKey(context, workspaceId, "live", stored?.live_key);
  const callKey = await workingKey(context, workspaceId, "call", stored?.call_key);
  const testCallKey = await workingKey(context, workspaceId, "testCall", stored?.test_call_key);
  const keys = { test_key: testKey, live_key: liveKey, call_key: callKey, test_call_key: testCallKey };
  context.secrets.demo = { workspace_id: workspaceId, ...keys };
  saveSecrets(context.dataDir, context.secrets);
  const link = await admin(context, ["sign-in-link", "--email", demoEmail]);
  return { ...keys, sign_in_url: field(link, "url") };
}

const SERVER = { path: "/v1/clients?limit=1" };
const CALLS = { path: "/api/v1/usage" };
/** How each key is created, and a path that it can read. */
const KINDS = {
  test: { ...SERVER, name: "Demo test", options: ["--environment", "test", "--scopes", "all"] },
  live: { ...SERVER, name: "Demo live", options: ["--environment", "live", "--scopes", "all"] },
  call: { ...CALLS, name: "Demo calls", options: ["--environment", "live", "--kind", "call"] },
  testCall: { ...CALLS, name: "Demo test calls", options: ["--environment", "test", "--kind", "call"] },
};

async function workingKey(
  context: SeedContext,
  workspaceId: string,
  kind: keyof typeof KINDS,
  stored: string | undefined,
): Promise<string> {
  const { options, name, path } = KINDS[kind];
  if (stored !== undefined && (await keyWorks(`${context.localUrl}${path}`, stored))) return stored;
  const command = ["key", "mint", "--workspace", workspaceId, ...options, "--name", name];
  return field(await admin(context, command), "key");
}

const TRIES = 5;
const PAUSE_MS = 500;

/** Whether the app accepts a key there. Retried while the server is busy, which says nothing about the key. */
export async function keyWorks(url: string, key: string, pauseMs = PAUSE_MS): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    if (answer?.ok) return true;
    const isBusy = answer === null || answer.status === 429 || answer.status >= 500;
    if (!isBusy || tries === TRIES) return false;
    await sleep(pauseMs);
  }
}

/** Runs an operator command in its own process, as `bin/admin` would, and parses its JSON output. */
async function admin(context: SeedContext, args: string[]): Promise<unknown> {
  const output = await runTool({
    file: process.execPath,
    args: [join(projectRoot, "dist/admin.mjs"), ...args],
    cwd: projectRoot,
    env: { ...process.env, ...context.settings, NODE_ENV: "production", LOG_LEVEL: "silent" },
    signal: context.signal,
  });
  return JSON.parse(output);
}

function field(answer: unknown, name: string): string {
  const value = (answer as Record<string, unknown>)[name];
  if (typeof value !== "string") throw new Error(`The operator command didn't print "${name}".`);
  return value;
}
