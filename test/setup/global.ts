import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "@/stack/migrate";
import { projectRoot } from "@/stack/paths";
import { startPostgres } from "@/stack/postgres";

declare module "vitest" {
  interface ProvidedContext {
    databaseServerUrl: string;
    templateDatabase: string;
    databasePrefix: string;
    /** Folder for the data folders of test processes. */
    dataRoot: string;
    /** Folder for compiled programs, inside the project, where they find their packages. */
    partsRoot: string;
  }
}

/**
 * One real PostgreSQL for the run (TEST_DATABASE_SERVER_URL, otherwise an embedded one) with one migrated
 * template. A test file that uses a database copies the template into its own (database.ts); all copies are
 * removed at the end of the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [join(projectRoot, "bin/generate.mjs")], { stdio: "inherit" });
  const server = await databaseServer();
  const databasePrefix = `showrunner_test_${process.pid}_`;
  try {
    await dropDatabases(server.url, (name) => isAbandoned(name));
    project.provide("templateDatabase", await ensureTemplate(server.url));
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide("databaseServerUrl", server.url);
  project.provide("databasePrefix", databasePrefix);
  const dataRoot = await mkdtemp(join(tmpdir(), "showrunner-test-"));
  project.provide("dataRoot", dataRoot);
  const partsRoot = join(projectRoot, ".cache", `test-parts-${process.pid}`);
  project.provide("partsRoot", partsRoot);
  return async () => {
    for (const folder of [dataRoot, partsRoot]) await rm(folder, { recursive: true, force: true });
    if (server.shared) await dropDatabases(server.url, (name) => name.startsWith(databasePrefix));
    await server.stop();
  };
}

async function databaseServer(): Promise<{ url: string; shared: boolean; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_SERVER_URL;
  if (given) return { url: given, shared: true, stop: async () => undefined };
  const folder = await roomiestFolder();
  await sweepAbandoned(folder);
  const dataDir = await mkdtemp(join(folder, DATA_PREFIX));
  const options = { dataDir, port: await freePort(), user: "postgres", password: "postgres", durable: false };
  const server = await startPostgres(options);
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, shared: false, stop };
}

const DATA_PREFIX = "showrunner-test-pg-";
const MEMORY_FOLDER = "/dev/shm";
/** Several hundred copies of the template, with what their files write. */
const ROOM_BYTES = 8 * 1024 ** 3;

/** Copying the template takes 20 ms in memory, and ten times as long on a busy disk. */
async function roomiestFolder(): Promise<string> {
  const found = await statfs(MEMORY_FOLDER).catch(() => undefined);
  return found && found.bavail * found.bsize > ROOM_BYTES ? MEMORY_FOLDER : tmpdir();
}

/** Longer than a server's setup, which takes seconds. */
const ABANDONED_MS = 600_000;

/** Leftovers of a killed run would occupy memory until the machine restarts. */
async function sweepAbandoned(folder: string): Promise<void> {
  const found = (await readdir(folder)).filter((name) => name.startsWith(DATA_PREFIX));
  for (const name of found) {
    const path = join(folder, name);
    const server = await readFile(join(path, "postmaster.pid"), "utf8").catch(() => "");
    const { mtimeMs } = await stat(path);
    if (!isRunning(Number.parseInt(server, 10)) && Date.now() - mtimeMs > ABANDONED_MS)
      // Other users' folders stay.
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** The template's name contains a digest of the migrations, so that a shared server keeps it between runs. */
async function ensureTemplate(serverUrl: string): Promise<string> {
  const name = `showrunner_template_${await migrationsDigest()}`;
  await withClient(serverUrl, async (client) => {
    await client.query("SELECT pg_advisory_lock(hashtext('showrunner_template'))");
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate", [
      name,
    ]);
    if (found.rowCount !== 0) return;
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    await migrate(url.href);
    await client.query(`ALTER DATABASE ${name} WITH IS_TEMPLATE true`);
  });
  return name;
}

async function migrationsDigest(): Promise<string> {
  const folder = join(projectRoot, "prisma/migrations");
  const files = existsSync(folder) ? (await readdir(folder, { recursive: true })).sort() : [];
  const hash = createHash("sha256");
  for (const file of files.filter((name) => name.endsWith(".sql"))) {
    hash.update(`${file}\0`).update(await readFile(join(folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** True for the database of a test run whose process is gone. */
function isAbandoned(name: string): boolean {
  const pid = Number(/^showrunner_test_(\d+)_/.exec(name)?.[1] ?? 0);
  if (pid === 0 || pid === process.pid) return pid === process.pid;
  return !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function dropDatabases(serverUrl: string, which: (name: string) => boolean): Promise<void> {
  await withClient(serverUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>("SELECT datname FROM pg_database");
    for (const { datname } of rows.filter((row) => which(row.datname))) {
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(datname)} WITH (FORCE)`);
    }
  });
}

async function withClient(url: string, use: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
