import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { postgresFiles, postgresUser, type RunAs, reachableFolder } from "./postgres-files";

export interface PostgresOptions {
  dataDir: string;
  port: number;
  user: string;
  password: string;
  /** False trades crash safety for speed. Only for tests. */
  durable: boolean;
}

/** The command that runs the server in the foreground. */
export interface PostgresCommand {
  file: string;
  args: string[];
  runAs: RunAs;
  folder: string;
}

const memorySettings = [
  "shared_buffers=64MB",
  "max_connections=100",
  "work_mem=4MB",
  "maintenance_work_mem=32MB",
];
const quietSettings = ["jit=off", "wal_level=minimal", "max_wal_senders=0", "max_wal_size=512MB"];
const fastSettings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Creates the cluster if there is none yet, and returns the command to run it. Loopback only, no socket file.
 */
export function preparePostgres(options: PostgresOptions): PostgresCommand {
  const runAs = postgresUser();
  const files = postgresFiles(runAs);
  const folder = reachableFolder(options.dataDir, runAs);
  if (!existsSync(join(folder, "PG_VERSION"))) initialise(files.initdb, folder, options, runAs);
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "timezone=UTC",
    "log_timezone=UTC",
    ...memorySettings,
    ...quietSettings,
    ...(options.durable ? [] : fastSettings),
  ];
  const args = ["-D", folder, "-p", String(options.port), ...settings.flatMap((setting) => ["-c", setting])];
  return { file: files.postgres, args, runAs, folder };
}

/**
 * Returns the server's environment without the caller's PG* and locale settings, which would change its
 * behavior.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}

function initialise(initdb: string, folder: string, options: PostgresOptions, runAs: RunAs): void {
  const passwordFile = join(tmpdir(), `showrunner-${process.pid}-${options.port}.pw`);
  writeFileSync(passwordFile, `${options.password}\n`, { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(passwordFile, runAs.uid, runAs.gid);
  try {
    execFileSync(
      initdb,
      [
        `--pgdata=${folder}`,
        `--username=${options.user}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--no-instructions",
        ...(options.durable ? [] : ["--no-sync"]),
      ],
      { ...runAs, cwd: "/", stdio: ["ignore", "ignore", "pipe"], env: postgresEnvironment() },
    );
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The URL of one database on the server. */
export function databaseUrl(options: PostgresOptions, database: string): string {
  const url = new URL(`postgresql://127.0.0.1:${options.port}/${database}`);
  url.username = options.user;
  url.password = options.password;
  return url.href;
}

/** True if the server accepts a connection and answers within a second. */
export async function postgresAnswers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Creates `database` if it doesn't exist. */
export async function ensureDatabase(serverUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/**
 * Starts a server outside the supervisor, for tests: ready when the promise resolves, stopped when `stop`
 * does.
 */
export async function startPostgres(
  options: PostgresOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const command = preparePostgres(options);
  const child = spawn(command.file, command.args, {
    ...command.runAs,
    cwd: "/",
    stdio: ["ignore", "ignore", "pipe"],
    env: postgresEnvironment(),
  });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-2000);
  });
  const url = databaseUrl(options, "postgres");
  for (let tries = 0; !(await postgresAnswers(url)); tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error(`PostgreSQL didn't start: ${complaint}`);
    await sleep(50);
  }
  return { url, stop: () => stopServer(child) };
}

function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGINT");
  });
}
