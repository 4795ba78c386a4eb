import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { installConverters } from "./converters";
import { environment } from "./environment";
import { type Layout, layoutFrom } from "./layout";
import { openSockets } from "./listeners";
import { downloadModels } from "./models";
import { projectRoot } from "./paths";
import { answersOk } from "./probe";
import {
  handDataFolderOver,
  holdsDataFolder,
  lockDataFolder,
  readRunState,
  unlockDataFolder,
} from "./run-file";
import { type RunningStack, startStack } from "./start";
import { readUpFile, type UpFile } from "./up-file";

const usage = `usage: bin/up [--background] [--dev] [--data DIR]
  Sets everything up and starts it. Stop it with Ctrl-C or bin/down.
  --background   return when it is ready
  --dev          run the app from source, for development
  --data DIR     store data and logs in DIR instead of var/ (to run several stacks)`;

async function main(args: string[]): Promise<number> {
  if (args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  Object.assign(process.env, environment());
  const layout = layoutFrom(args, process.env);
  const start: Start = {
    layout,
    development: args.includes("--dev"),
    starter: starterIn(args),
  };
  return args.includes("--background") ? inBackground(start) : inForeground(start);
}

const starterFlag = "--started-by";

interface Start {
  layout: Layout;
  development: boolean;
  /** The process that waits until this one is ready, if it runs in the background. */
  starter: number | null;
}

const starterIn = (args: string[]): number | null =>
  args.includes(starterFlag) ? Number(args[args.indexOf(starterFlag) + 1]) : null;

/**
 * In the background, the starter took the folder and transfers it. If the starter was killed before that,
 * this process is untracked and must not start.
 */
async function takesFolder(layout: Layout, starter: number | null): Promise<boolean> {
  if (starter === null) return lockDataFolder(layout);
  while (!holdsDataFolder(layout)) {
    if (process.ppid !== starter) return false;
    await sleep(20);
  }
  return true;
}

function alreadyRunning(layout: Layout): number {
  const pid = readRunState(layout)?.supervisor.pid;
  const up = readUpFile(layout);
  const state = up === null ? "is starting" : `is already running at ${up.base_url}`;
  console.log(`Showrunner ${state} (process ${pid}, data in ${layout.dataDir}). bin/down stops it.`);
  return 0;
}

async function inForeground({ layout, development, starter }: Start): Promise<number> {
  if (!(await takesFolder(layout, starter))) return alreadyRunning(layout);
  const started = Date.now();
  const log = (line: string) => console.log(`[${((Date.now() - started) / 1000).toFixed(1)} s] ${line}`);
  const abort = new AbortController();
  const asked = new Promise<void>((resolve) => {
    abort.signal.addEventListener("abort", () => resolve(), { once: true });
  });
  let askedTwice = 0;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      askedTwice += 1;
      // The "exit" handler kills the children without waiting for them.
      if (askedTwice > 2) process.exit(1);
      abort.abort(new Error("Stopped while starting."));
    });
  }
  let stack: RunningStack | null = null;
  try {
    stack = await startStack({ layout, development, log, signal: abort.signal });
    installConverters(layout, log);
    void downloadModels(log, abort.signal);
    // Keys belong on a terminal: a background process writes to a log, and its starter prints them.
    if (starter === null) console.log(summary(stack.up));
    await asked;
    log("Stopping.");
    await stack.stop();
    log("Stopped.");
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    unlockDataFolder(layout);
  }
}

/** Starts the same command detached from this terminal, relays its output, and returns once it's ready. */
async function inBackground({ layout, development }: Start): Promise<number> {
  if (!(await lockDataFolder(layout))) return alreadyRunning(layout);
  mkdirSync(layout.logDir, { recursive: true });
  const logFile = join(layout.logDir, "up.log");
  let shown = existsSync(logFile) ? statSync(logFile).size : 0;
  const log = openSync(logFile, "a", 0o600);
  const self = fileURLToPath(import.meta.url);
  const args = [
    "--data",
    layout.dataDir,
    starterFlag,
    String(process.pid),
    ...(development ? ["--dev"] : []),
  ];
  const child = spawn(process.execPath, [...process.execArgv, self, ...args], {
    cwd: projectRoot,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  if (child.pid !== undefined) handDataFolderOver(layout, child.pid);
  const pass = () => {
    const text = readFileSync(logFile).subarray(shown);
    shown += text.length;
    process.stdout.write(text);
  };
  for (;;) {
    await sleep(100);
    pass();
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? 1;
    const up = readUpFile(layout);
    if (up === null || up.pids.supervisor !== child.pid || !(await answersOk(`${up.base_url}/readyz`)))
      continue;
    pass();
    console.log(summary(up));
    return 0;
  }
}

function summary(up: UpFile): string {
  return `
Showrunner is running at ${up.base_url}

  Sign in (once, within 10 minutes)  ${up.sign_in_url}
  Test key                           ${up.test_key}
  Live key                           ${up.live_key}
  Key for sales calls                ${up.call_key}
  Inbox (captured email)             ${up.inbox_url}
  Room server                        ${up.livekit_url}
  Job engine                         ${up.inngest_url}
  Data and logs                      ${up.data_dir}
  Reachable from other machines      ${openToOthers(up)}

  curl -s ${up.base_url}/v1/examples/run -H "Authorization: Bearer ${up.test_key}" \\
    -H "Idempotency-Key: my-first-show" -H "Content-Type: application/json" -d '{"example":"showroom"}'

Stop it with Ctrl-C or bin/down. To get another sign-in link:
  bin/admin sign-in-link --data ${up.data_dir} --email ${new URL(up.sign_in_url).searchParams.get("email")}
`;
}

function openToOthers(up: UpFile): string {
  const open = openSockets(up.pids);
  if (open === null) return "unknown on this system";
  return open.map(({ service, address, port }) => `${service} (${address}:${port})`).join(", ") || "nothing";
}

// A closed pipe (`bin/up | head`) is no reason to exit.
process.stdout.on("error", () => undefined);
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
process.exit();
