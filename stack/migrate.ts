import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { MigrationList, SchemasContainer } from "@prisma/schema-engine-wasm";
import { projectRoot } from "./paths";
import { withSchemaEngine } from "./schema-engine";

const schemaDir = join(projectRoot, "prisma/schema");
const defaultMigrationsDir = join(projectRoot, "prisma/migrations");
const filters = { externalTables: [], externalEnums: [] };
/** The engine doesn't start without a schema file, even if it reads none. */
const anyModel: [string, string][] = [["schema.prisma", 'datasource db {\n  provider = "postgresql"\n}\n']];
const lockfile = 'provider = "postgresql"\n';

/**
 * Applies every migration in `prisma/migrations` that the database doesn't have yet, in the order of the
 * folder names. Returns the names applied; empty if up to date. Throws if one fails: it is rolled back as a
 * whole, unless it manages transactions itself.
 */
export async function migrate(databaseUrl: string, migrationsDir = defaultMigrationsDir): Promise<string[]> {
  const migrationsList = await readMigrations(migrationsDir);
  if (migrationsList.migrationDirectories.length === 0) return [];
  return withSchemaEngine(databaseUrl, anyModel, async (engine) => {
    const { failedMigrationNames } = await engine.diagnoseMigrationHistory({
      migrationsList,
      optInToShadowDatabase: false,
      filters,
    });
    // Scripts are atomic, so a failed one left nothing behind and can simply be retried.
    for (const migrationName of failedMigrationNames) await engine.markMigrationRolledBack({ migrationName });
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  });
}

/**
 * Returns the SQL that leads from the migrations' schema to the schema files; empty if they agree. Needs a
 * server on which `databaseUrl`'s user may create a temporary database.
 */
export async function diffMigration(
  databaseUrl: string,
  migrationsDir = defaultMigrationsDir,
): Promise<string> {
  const schema = await readSchema();
  const migrations = await readMigrations(migrationsDir);
  const datamodels = schema.files.map((file): [string, string] => [file.path, file.content]);
  return withSchemaEngine(databaseUrl, datamodels, async (engine) => {
    const { stdout } = await engine.diff({
      from: { tag: "migrations", ...migrations },
      to: { tag: "schemaDatamodel", ...schema },
      script: true,
      exitCode: null,
      filters,
    });
    const sql = (stdout ?? "").trim();
    return sql.includes("empty migration") ? "" : sql;
  });
}

/** Writes the difference as a new migration folder; returns its path, or null if there is none. */
export async function writeMigration(databaseUrl: string, name: string): Promise<string | null> {
  const sql = await diffMigration(databaseUrl);
  if (sql === "") return null;
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "_");
  const folder = join(defaultMigrationsDir, `${stamp}_${slug}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "migration.sql"), `${sql}\n`);
  await writeFile(join(defaultMigrationsDir, "migration_lock.toml"), lockfile);
  return folder;
}

/** This release's migrations, in their order. */
export async function migrationNames(baseDir = defaultMigrationsDir): Promise<string[]> {
  const entries = existsSync(baseDir) ? await readdir(baseDir, { withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

async function readMigrations(baseDir: string): Promise<MigrationList> {
  const names = await migrationNames(baseDir);
  const migrationDirectories = await Promise.all(
    names.map(async (name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok" as const, value: await readFile(join(baseDir, name, "migration.sql"), "utf8") },
      },
    })),
  );
  return {
    baseDir,
    lockfile: { path: "migration_lock.toml", content: lockfile },
    shadowDbInitScript: "",
    migrationDirectories,
  };
}

async function readSchema(): Promise<SchemasContainer> {
  const names = (await readdir(schemaDir)).filter((name) => name.endsWith(".prisma")).sort();
  const files = names.map(async (name) => ({
    path: join(schemaDir, name),
    content: await readFile(join(schemaDir, name), "utf8"),
  }));
  return { files: await Promise.all(files) };
}
