import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inDatabase, OwnDatabases } from "@/test/support/own-databases";
import { backUp, main, restore } from "./backup";
import { type Layout, layoutOf } from "./layout";
import { loadSecrets, saveSecrets } from "./secrets";
import { filesUnder } from "./stored-files";

const databases = new OwnDatabases();
let folder: string;
let source: { layout: Layout; env: NodeJS.ProcessEnv };
let backup: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "showrunner-backup-"));
  backup = join(folder, "backup");
  source = {
    layout: layoutOf(join(folder, "source")),
    env: { NODE_ENV: "test", DATABASE_URL: await databases.create("backed_up") },
  };
  await store("one", "two");
});

afterEach(async () => {
  await databases.drop();
  rmSync(folder, { recursive: true, force: true });
});

const put = (file: string, content: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

async function store(...names: string[]): Promise<void> {
  for (const name of names) {
    put(join(source.layout.dataDir, "uploads/wsp", name), `file ${name}`);
    await inDatabase(source.env.DATABASE_URL ?? "", (client) =>
      client.query(
        `INSERT INTO file (id, workspace_id, environment, purpose, key, state)
         VALUES ($1, 'wsp', 'test', 'asset.upload', 'wsp/' || $1, 'stored')`,
        [name],
      ),
    );
  }
}

/** Where nothing has run yet. */
async function fresh(settings: Record<string, string> = {}) {
  const DATABASE_URL = await databases.create("restored", "empty");
  const env: NodeJS.ProcessEnv = { ...settings, NODE_ENV: "test", DATABASE_URL };
  return { layout: layoutOf(join(folder, "target")), env };
}

const rowsIn = (url = "", table = "file"): Promise<number> =>
  inDatabase(url, async (client) => (await client.query(`SELECT FROM ${table}`)).rowCount ?? 0);

describe("a restore", () => {
  it("copies the files into a folder that exists already, such as a mounted volume", async () => {
    await backUp(source.layout, backup, false, source.env);
    const uploads = join(folder, "mounted");
    mkdirSync(join(uploads, "lost+found"), { recursive: true });
    const { layout, env } = await fresh({ UPLOAD_DIR: uploads });
    expect(await restore(layout, backup, env)).toMatchObject({ files: 2, missing: [] });
    expect(filesUnder(uploads).sort()).toEqual(["wsp/one", "wsp/two"]);
    expect(await rowsIn(env.DATABASE_URL)).toBe(2);
  });

  it("continues after an interruption", async () => {
    await backUp(source.layout, backup, false, source.env);
    const { layout, env } = await fresh();
    const uploads = join(layout.dataDir, "uploads");
    put(join(uploads, "wsp/one"), "file one");
    put(join(uploads, "wsp/two.part"), "fi");
    await restore(layout, backup, env);
    for (const name of ["one", "two"])
      expect(readFileSync(join(uploads, "wsp", name), "utf8")).toBe(`file ${name}`);
    expect(existsSync(join(uploads, "wsp/two.part"))).toBe(false);
  });

  it("leaves a folder with other files alone", async () => {
    await backUp(source.layout, backup, false, source.env);
    const { layout, env } = await fresh();
    put(join(layout.dataDir, "uploads/wsp/three"), "file three");
    await expect(restore(layout, backup, env)).rejects.toThrow(
      /files that aren't in the backup, such as wsp/,
    );
    expect(filesUnder(join(layout.dataDir, "uploads"))).toEqual(["wsp/three"]);
  });

  it("names the files that the database refers to and the backup lacks", async () => {
    rmSync(join(source.layout.dataDir, "uploads/wsp/two"));
    await backUp(source.layout, backup, false, source.env);
    const { layout, env } = await fresh();
    expect(await restore(layout, backup, env)).toMatchObject({ files: 1, missing: ["wsp/two"] });
  });

  it("takes the backup's secrets in place of those that a first try created, but not of an installation", async () => {
    const secrets = loadSecrets(source.layout.dataDir);
    await backUp(source.layout, backup, true, source.env);
    const { layout, env } = await fresh();
    const created = loadSecrets(layout.dataDir);
    const demo = { workspace_id: "wsp", test_key: "a", live_key: "b" };
    saveSecrets(layout.dataDir, { ...created, demo });
    await expect(restore(layout, backup, env)).rejects.toThrow(/the secrets of another installation/);
    saveSecrets(layout.dataDir, created);
    await restore(layout, backup, env);
    // The database that the first try created has its password.
    const expected = { ...secrets, database_password: created.database_password };
    expect(loadSecrets(layout.dataDir)).toEqual(expected);
  });
});

describe("a restore that isn't possible", () => {
  const migrationsIn = (url = ""): Promise<number> => rowsIn(url, "_prisma_migrations");

  it("leaves the data folder as it was if the backup is another release's", async () => {
    await backUp(source.layout, backup, false, source.env);
    const manifest = JSON.parse(readFileSync(join(backup, "manifest.json"), "utf8"));
    manifest.migrations.push("20990101000000_later");
    put(join(backup, "manifest.json"), JSON.stringify(manifest));
    const { layout, env } = await fresh();
    await expect(restore(layout, backup, env)).rejects.toThrow(
      /created by the release with the migration 20990101000000_later/,
    );
    expect(existsSync(layout.dataDir)).toBe(false);
    await expect(migrationsIn(env.DATABASE_URL)).rejects.toThrow(/_prisma_migrations/);
  });

  it("changes neither a database with rows nor one of another release, and copies no files", async () => {
    loadSecrets(source.layout.dataDir);
    await backUp(source.layout, backup, true, source.env);
    const { layout, env } = await fresh();
    const url = env.DATABASE_URL ?? "";
    await inDatabase(url, (client) => client.query("CREATE TABLE other (id) AS SELECT 1"));
    await expect(restore(layout, backup, env)).rejects.toThrow(/The table other is not empty/);
    await expect(migrationsIn(url)).rejects.toThrow(/_prisma_migrations/);
    expect(existsSync(layout.dataDir)).toBe(false);
    const later = { ...env, DATABASE_URL: await databases.create("later") };
    await inDatabase(later.DATABASE_URL, (client) =>
      client.query(
        "UPDATE _prisma_migrations SET migration_name = '20990101000000_later' WHERE id IN (SELECT id FROM _prisma_migrations LIMIT 1)",
      ),
    );
    const before = await migrationsIn(later.DATABASE_URL);
    await expect(restore(layout, backup, later)).rejects.toThrow(/20990101000000_later, of another release/);
    expect(await migrationsIn(later.DATABASE_URL)).toBe(before);
    expect(existsSync(layout.dataDir)).toBe(false);
  });
});

describe("a backup", () => {
  it("isn't made without the files that the database refers to, unless they are in a bucket", async () => {
    const elsewhere = { ...source.env, UPLOAD_DIR: join(folder, "nowhere") };
    await expect(backUp(source.layout, backup, false, elsewhere)).rejects.toThrow(
      /nowhere doesn't exist, and the database refers to files in it/,
    );
    expect(existsSync(backup)).toBe(false);
    const inBucket = { ...elsewhere, STORAGE_DRIVER: "s3" };
    expect(await backUp(source.layout, backup, false, inBucket)).toMatchObject({ files: 0 });
  });

  it("reads .env, as bin/up does, and prefers what the running stack was started with", async () => {
    const { dataDir, environmentFile } = source.layout;
    put(join(folder, "mounted/wsp/one"), "file one");
    put(
      join(folder, "project/.env"),
      `SHOWRUNNER_DATA_DIR=${dataDir}\nUPLOAD_DIR=${join(folder, "mounted")}\n`,
    );
    const backedUp = async (name: string): Promise<string[]> => {
      const target = join(folder, name);
      expect(await main("backup", [target, "--with-secrets"], source.env, join(folder, "project"))).toBe(0);
      return filesUnder(join(target, "files")).sort();
    };
    const secrets = loadSecrets(dataDir);
    expect(await backedUp("first")).toEqual(["secrets.json", "uploads/wsp/one"]);
    const running = { UPLOAD_DIR: join(dataDir, "uploads"), SHOWRUNNER_SECRET: "the one in use" };
    put(environmentFile, JSON.stringify(running));
    expect(await backedUp("second")).toEqual(["secrets.json", "uploads/wsp/one", "uploads/wsp/two"]);
    const copied = JSON.parse(readFileSync(join(folder, "second/files/secrets.json"), "utf8"));
    expect(copied).toEqual({ ...secrets, app_secret: "the one in use" });
  });

  it("isn't made without the secrets if they are asked for", async () => {
    await expect(backUp(source.layout, backup, true, source.env)).rejects.toThrow(
      /secrets\.json doesn't exist/,
    );
  });
});
