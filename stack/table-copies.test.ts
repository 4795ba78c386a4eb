import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { copyIn, copyOut } from "./table-copies";

const names = ["copied_out", "copied_in"].map((name) => `${inject("databasePrefix")}${name}`);
let folder: string;
let admin: pg.Client;
let clients: pg.Client[];

const connected = async (database?: string): Promise<pg.Client> => {
  const url = new URL(inject("databaseServerUrl"));
  if (database !== undefined) url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "showrunner-tables-"));
  admin = await connected();
  clients = [];
  for (const name of names) {
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${inject("templateDatabase")} STRATEGY FILE_COPY`);
    clients.push(await connected(name));
  }
});

afterEach(async () => {
  for (const client of clients) await client.end();
  for (const name of names) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

const PASSAGE = `INSERT INTO search_passage (workspace_id, environment, place, language, sentences, words)
  SELECT 'wsp_1', 'test', n, 'en', '[]', 'word' FROM generate_series(1, $1::int) AS n RETURNING id::int`;

it("lets rows be added after the copied ones", async () => {
  const [from, to] = clients as [pg.Client, pg.Client];
  await from.query(PASSAGE, [3]);
  await copyIn(to, folder, await copyOut(from, folder));
  const added = await to.query<{ id: number }>(PASSAGE, [2]);
  expect(added.rows.map(({ id }) => id)).toEqual([4, 5]);
  // Tables without rows begin at the beginning.
  const first = await to.query("SELECT nextval(pg_get_serial_sequence('test_clock_due', 'seq'))::int AS n");
  expect(first.rows).toEqual([{ n: 1 }]);
});
