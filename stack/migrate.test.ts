import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { diffMigration, migrate } from "./migrate";

describe("migrate", () => {
  let folder: string;
  let url: string;
  let admin: pg.Client;
  const name = `${inject("databasePrefix")}migrate`;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "showrunner-migrations-"));
    admin = new pg.Client({ connectionString: inject("databaseServerUrl") });
    await admin.connect();
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${name}`);
    const target = new URL(inject("databaseServerUrl"));
    target.pathname = `/${name}`;
    url = target.href;
  });

  afterEach(async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
    await rm(folder, { recursive: true, force: true });
  });

  async function addMigration(migration: string, sql: string): Promise<void> {
    await mkdir(join(folder, migration));
    await writeFile(join(folder, migration, "migration.sql"), sql);
  }

  async function rows(sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  it("applies each migration once, including hand-written functions and partial indexes", async () => {
    await addMigration(
      "20250101000000_table",
      "CREATE TABLE thing (id text PRIMARY KEY, gone boolean NOT NULL);",
    );
    await addMigration(
      "20250102000000_by_hand",
      `CREATE UNIQUE INDEX only_one ON thing (gone) WHERE NOT gone;
       CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN PERFORM 1; RAISE EXCEPTION 'no; never'; END; $$ LANGUAGE plpgsql;
       CREATE TRIGGER keep BEFORE DELETE ON thing FOR EACH ROW EXECUTE FUNCTION refuse();`,
    );
    expect(await migrate(url, folder)).toEqual(["20250101000000_table", "20250102000000_by_hand"]);
    expect(await migrate(url, folder)).toEqual([]);
    await rows("INSERT INTO thing VALUES ('a', false), ('b', true), ('c', true)");
    await expect(rows("INSERT INTO thing VALUES ('d', false)")).rejects.toThrow("only_one");
    await expect(rows("DELETE FROM thing")).rejects.toThrow("no; never");
    const history = "SELECT count(*)::int AS n FROM _prisma_migrations WHERE finished_at IS NOT NULL";
    expect(await rows(history)).toEqual([{ n: 2 }]);
  });

  it("reports what failed, leaves nothing behind, and continues once it's fixed", async () => {
    await addMigration("20250101000000_broken", "CREATE TABLE half (id int); CREATE TABLE half (id int);");
    await expect(migrate(url, folder)).rejects.toThrow(/half/);
    expect(await rows("SELECT to_regclass('half') AS t")).toEqual([{ t: null }]);
    await writeFile(join(folder, "20250101000000_broken", "migration.sql"), "CREATE TABLE half (id int);");
    expect(await migrate(url, folder)).toEqual(["20250101000000_broken"]);
  });

  it("finds the committed migrations complete, and leaves no shadow database", async () => {
    const shadows = async () => {
      const found = await admin.query(
        "SELECT datname FROM pg_database WHERE datname LIKE 'showrunner_shadow_%'",
      );
      return found.rows;
    };
    const before = await shadows();
    expect(await diffMigration(inject("databaseServerUrl"))).toBe("");
    expect(await shadows()).toEqual(before);
  });
});
