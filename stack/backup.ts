import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { copyTree } from "./copy-tree";
import { environment, environmentOf } from "./environment";
import { type Layout, layoutFrom } from "./layout";
import { migrate, migrationNames } from "./migrate";
import { projectRoot } from "./paths";
import { pickPorts } from "./ports";
import { databaseUrl, ensureDatabase, startPostgres } from "./postgres";
import { isRunning } from "./process-state";
import { readRunState } from "./run-file";
import { loadSecrets, type Secrets, saveSecrets } from "./secrets";
import { copyMissing, filesUnder, missingFiles, refuseOtherFiles } from "./stored-files";
import { copyIn, copyOut, filledTable, type TableCopy } from "./table-copies";
import { readUpFile } from "./up-file";

interface Manifest {
  format: 1;
  made_at: string;
  /** The backup's schema: a restore needs the release with exactly these migrations. */
  migrations: string[];
  tables: TableCopy[];
  files: string[];
}

/** What the data folder holds besides the database. Secrets are included only on request. */
const FOLDERS = ["uploads", "inbox"];
const SECRETS = "secrets.json";

/** Uploads may be in another folder. With an S3 service, there are none here. */
const placeOf = (layout: Layout, name: string, env: NodeJS.ProcessEnv): string =>
  name === "uploads" && env.UPLOAD_DIR ? env.UPLOAD_DIR : join(layout.dataDir, name);

interface Copied {
  manifest: Manifest;
  files: number;
}

/** Backs up the database and files of a running stack (or of DATABASE_URL) into a new folder. */
export async function backUp(
  layout: Layout,
  target: string,
  withSecrets: boolean,
  env: NodeJS.ProcessEnv,
): Promise<Copied> {
  const url = env.DATABASE_URL || readUpFile(layout)?.database_url;
  if (!url) throw new Error(`No stack is running in ${layout.dataDir}. Start it, or set DATABASE_URL.`);
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  const secrets = placeOf(layout, SECRETS, env);
  if (withSecrets && !existsSync(secrets)) throw new Error(`${secrets} doesn't exist.`);
  const partial = `${folder}.part`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(join(partial, "tables"), { recursive: true, mode: 0o700 });
  const uploads = placeOf(layout, "uploads", env);
  const { tables, migrations } = await withClient(url, async (client) => {
    if (
      env.STORAGE_DRIVER !== "s3" &&
      !existsSync(uploads) &&
      (await missingFiles(client, uploads)).length > 0
    )
      throw new Error(`${uploads} doesn't exist, and the database refers to files in it. Set UPLOAD_DIR.`);
    return {
      tables: await copyOut(client, join(partial, "tables")),
      migrations: await appliedMigrations(client),
    };
  });
  // After the database, so that every file named by a row is in the backup.
  const folders = FOLDERS.filter((name) => existsSync(placeOf(layout, name, env)));
  for (const name of folders) copyTree(placeOf(layout, name, env), join(partial, "files", name));
  if (withSecrets) {
    mkdirSync(join(partial, "files"), { recursive: true });
    const stored = JSON.parse(readFileSync(secrets, "utf8")) as Secrets;
    // The one in use, which may come from the environment.
    const copied = { ...stored, app_secret: env.SHOWRUNNER_SECRET || stored.app_secret };
    writeFileSync(join(partial, "files", SECRETS), JSON.stringify(copied), { mode: 0o600 });
  }
  const files = [...folders, ...(withSecrets ? [SECRETS] : [])];
  const manifest: Manifest = { format: 1, made_at: new Date().toISOString(), migrations, tables, files };
  writeFileSync(join(partial, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  // Only complete backups get the final name.
  renameSync(partial, folder);
  return { manifest, files: countFiles(folder, folders) };
}

/**
 * Restores a backup into a stack that has never run (or the empty database of DATABASE_URL). If it was
 * interrupted, it can be repeated. Also returns the files that the database refers to and the backup lacks.
 */
export async function restore(
  layout: Layout,
  source: string,
  env: NodeJS.ProcessEnv,
): Promise<Copied & { missing: string[] }> {
  const manifest = JSON.parse(readFileSync(join(source, "manifest.json"), "utf8")) as Manifest;
  if (manifest.format !== 1) throw new Error(`${source} has a format that this release doesn't support.`);
  if ((await migrationNames()).join() !== manifest.migrations.toSorted().join())
    throw new Error(
      `The backup was created by the release with the migration ${manifest.migrations.at(-1)}. Restore it with that release, then upgrade.`,
    );
  const running = readRunState(layout);
  if (running !== null && isRunning(running.supervisor)) throw new Error("Stop the stack first: bin/down.");
  const folders = manifest.files.filter((name) => FOLDERS.includes(name));
  // Emails of a test inbox have no rows that they must fit.
  if (folders.includes("uploads"))
    refuseOtherFiles(join(source, "files", "uploads"), placeOf(layout, "uploads", env));
  const database = await openDatabase(layout, env);
  try {
    // Before anything is copied or migrated, so that the next try finds what this one found.
    await withClient(database.url, (client) => requireEmpty(client, manifest));
    if (manifest.files.includes(SECRETS)) restoreSecrets(layout, join(source, "files", SECRETS));
    for (const name of folders) copyMissing(join(source, "files", name), placeOf(layout, name, env));
    await migrate(database.url);
    const missing = await withClient(database.url, async (client) => {
      await copyIn(client, join(source, "tables"), manifest.tables);
      await client.query("ANALYZE");
      return env.STORAGE_DRIVER === "s3" ? [] : missingFiles(client, placeOf(layout, "uploads", env));
    });
    return { manifest, files: countFiles(source, folders), missing };
  } finally {
    await database.stop();
  }
}

/** It may have the backup's migrations, as after an interrupted try, but no rows. */
async function requireEmpty(client: pg.Client, manifest: Manifest): Promise<void> {
  const found = await client.query("SELECT to_regclass('public._prisma_migrations') AS migrations");
  const applied = found.rows[0]?.migrations === null ? [] : await appliedMigrations(client);
  if (applied.some((name) => !manifest.migrations.includes(name)))
    throw new Error(
      `The database has the migration ${applied.at(-1)}, of another release. Restore into an empty database.`,
    );
  const filled = await filledTable(client);
  if (filled !== null) throw new Error(`The table ${filled} is not empty. Restore into a fresh stack.`);
}

const countFiles = (backup: string, folders: string[]): number =>
  folders.reduce((sum, name) => sum + filesUnder(join(backup, "files", name)).length, 0);

/** A first try, of a backup without secrets, may have created others: only the embedded database uses these. */
function restoreSecrets(layout: Layout, file: string): void {
  const copied = JSON.parse(readFileSync(file, "utf8")) as Secrets;
  const place = join(layout.dataDir, SECRETS);
  const found: Partial<Secrets> = existsSync(place) ? JSON.parse(readFileSync(place, "utf8")) : {};
  if (found.app_secret === copied.app_secret) return;
  if (found.demo)
    throw new Error(`${place} has the secrets of another installation. Restore into an empty data folder.`);
  const database_password = found.database_password ?? copied.database_password;
  saveSecrets(layout.dataDir, { ...copied, database_password });
}

async function openDatabase(
  layout: Layout,
  env: NodeJS.ProcessEnv,
): Promise<{ url: string; stop(): Promise<void> }> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined };
  const secrets = loadSecrets(layout.dataDir);
  const { postgres: port } = await pickPorts({ postgres: { preferred: 54320 } });
  const options = {
    dataDir: join(layout.dataDir, "postgres"),
    port,
    user: "showrunner",
    password: secrets.database_password,
    durable: true,
  };
  const server = await startPostgres(options);
  await ensureDatabase(databaseUrl(options, "postgres"), "showrunner");
  return { url: databaseUrl(options, "showrunner"), stop: server.stop };
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL ORDER BY migration_name",
  );
  return rows.map(({ name }) => name);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const usage = `usage: bin/backup FOLDER [--with-secrets] [--data DIR]
       bin/restore FOLDER [--data DIR]
  A backup is the database at one moment and the files beside it. Without the secrets (SHOWRUNNER_SECRET) signed links
  and sealed values of a backup are of no use: keep them too, elsewhere, or take them along with --with-secrets.
  A restore fills a data folder in which nothing has run yet. DATABASE_URL names a database outside.`;

export async function main(
  command: "backup" | "restore",
  args: string[],
  caller = process.env,
  root = projectRoot,
): Promise<number> {
  const data = args.indexOf("--data");
  const [folder] = args.filter((arg, index) => !arg.startsWith("--") && (data === -1 || index !== data + 1));
  if (folder === undefined || args.includes("--help")) {
    console.log(usage);
    return folder === undefined && !args.includes("--help") ? 2 : 0;
  }
  const env = environment(caller, root);
  const layout = layoutFrom(args, env);
  if (command === "backup") {
    const settings = environmentOf(layout, caller, root);
    const made = await backUp(layout, folder, args.includes("--with-secrets"), settings);
    console.log(`Backed up ${summary(made)}`);
    return 0;
  }
  const { missing, ...copied } = await restore(layout, folder, env);
  console.log(`Restored ${summary(copied)}`);
  if (missing.length === 0) return 0;
  console.error(
    `The backup lacks ${missing.length} files that the database refers to, such as ${missing[0]}. Copy them into the folder of uploads, or set STORAGE_DRIVER=s3 if they are in a bucket.`,
  );
  return 1;
}

function summary({ manifest, files }: Copied): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return `${manifest.tables.length} tables, ${rows} rows, ${files} files.`;
}
