import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import pg from "pg";
import { copyTree } from "./copy-tree";
import { type Layout, layoutFrom } from "./layout";
import { migrate } from "./migrate";
import { pickPorts } from "./ports";
import { databaseUrl, ensureDatabase, startPostgres } from "./postgres";
import { isRunning } from "./process-state";
import { readRunState } from "./run-file";
import { loadSecrets } from "./secrets";
import { copyIn, copyOut, type TableCopy } from "./table-copies";
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
const placeOf = (layout: Layout, name: string): string =>
  name === "uploads" && process.env.UPLOAD_DIR ? process.env.UPLOAD_DIR : join(layout.dataDir, name);

/** Backs up the database and files of a running stack (or of DATABASE_URL) into a new folder. */
export async function backUp(layout: Layout, target: string, withSecrets: boolean): Promise<Manifest> {
  const url = process.env.DATABASE_URL ?? readUpFile(layout)?.database_url;
  if (!url) throw new Error(`No stack is running in ${layout.dataDir}. Start it, or set DATABASE_URL.`);
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} already exists.`);
  const partial = `${folder}.part`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(join(partial, "tables"), { recursive: true, mode: 0o700 });
  const { tables, migrations } = await withClient(url, async (client) => ({
    tables: await copyOut(client, join(partial, "tables")),
    migrations: await appliedMigrations(client),
  }));
  // After the database, so that every file named by a row is in the backup.
  const files = [...FOLDERS, ...(withSecrets ? [SECRETS] : [])].filter((name) =>
    existsSync(placeOf(layout, name)),
  );
  for (const name of files) {
    const target = join(partial, "files", name);
    if (name === SECRETS) cpSync(placeOf(layout, name), target, { preserveTimestamps: true });
    else copyTree(placeOf(layout, name), target);
  }
  const manifest: Manifest = { format: 1, made_at: new Date().toISOString(), migrations, tables, files };
  writeFileSync(join(partial, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  // Only complete backups get the final name.
  renameSync(partial, folder);
  return manifest;
}

/** Restores a backup into a stack that has never run (or the empty database of DATABASE_URL). */
export async function restore(layout: Layout, source: string): Promise<Manifest> {
  const manifest = JSON.parse(readFileSync(join(source, "manifest.json"), "utf8")) as Manifest;
  if (manifest.format !== 1) throw new Error(`${source} has a format that this release doesn't support.`);
  const running = readRunState(layout);
  if (running !== null && isRunning(running.supervisor)) throw new Error("Stop the stack first: bin/down.");
  mkdirSync(layout.dataDir, { recursive: true });
  for (const name of manifest.files)
    if (!existsSync(placeOf(layout, name)))
      cpSync(join(source, "files", name), placeOf(layout, name), {
        recursive: true,
        preserveTimestamps: true,
      });
  const database = await openDatabase(layout);
  try {
    await migrate(database.url);
    await withClient(database.url, async (client) => {
      const migrations = await appliedMigrations(client);
      if (migrations.join() !== manifest.migrations.join())
        throw new Error(
          `The backup was created by the release with the migration ${manifest.migrations.at(-1)}. Restore it with that release, then upgrade.`,
        );
      await copyIn(client, join(source, "tables"), manifest.tables);
      await client.query("ANALYZE");
    });
    return manifest;
  } finally {
    await database.stop();
  }
}

async function openDatabase(layout: Layout): Promise<{ url: string; stop(): Promise<void> }> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined };
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

export async function main(command: "backup" | "restore", args: string[]): Promise<number> {
  const data = args.indexOf("--data");
  const [folder] = args.filter((arg, index) => !arg.startsWith("--") && (data === -1 || index !== data + 1));
  if (folder === undefined || args.includes("--help")) {
    console.log(usage);
    return folder === undefined && !args.includes("--help") ? 2 : 0;
  }
  const layout = layoutFrom(args, process.env);
  const manifest =
    command === "backup"
      ? await backUp(layout, folder, args.includes("--with-secrets"))
      : await restore(layout, folder);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${command === "backup" ? "Backed up" : "Restored"} ${manifest.tables.length} tables, ${rows} rows.`,
  );
  return 0;
}
