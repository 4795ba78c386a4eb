import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "@/lib/platform/runtime/ids";
import { BatchError, runAlone, runBatch } from "./batch";
import { pool } from "./db";

const table = newId("tmp");
const all = { name: `${table}_all`, text: `SELECT * FROM ${table} ORDER BY n` };
const add = (n: number) => ({
  name: `${table}_add`,
  text: `INSERT INTO ${table} (n, at) VALUES ($1, $2)`,
  values: [n, new Date(n)],
});

beforeAll(() => pool().query(`CREATE TABLE ${table} (n int PRIMARY KEY, at timestamptz)`));
afterAll(() => pool().query(`DROP TABLE ${table}`));

const onOne = async <T>(work: (client: import("pg").PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool().connect();
  return work(client).finally(() => client.release());
};

it("reads the same rows whether or not the connection knows the statement's columns", async () => {
  await onOne(async (client) => {
    const [none] = await runBatch(client, [all]);
    expect(none?.rows).toEqual([]);
    const [, first, , second] = await runBatch(client, [add(1), all, add(2), all]);
    expect(first?.rows).toEqual([{ n: 1, at: new Date(1) }]);
    expect(second?.rows).toHaveLength(2);
    const [again] = await runBatch(client, [all]);
    expect(again?.rows).toEqual(second?.rows);
    expect(again?.fields.map(({ name }) => name)).toEqual(["n", "at"]);
    expect(again?.rowCount).toBe(2);
    const rows = await runBatch(client, [{ ...all, name: `${table}_rows`, rowMode: "array" }]);
    expect(rows[0]?.rows).toEqual([
      [1, new Date(1)],
      [2, new Date(2)],
    ]);
  });
});

it("is atomic, says which statement failed, and keeps the connection usable", async () => {
  await onOne(async (client) => {
    const failed = await runBatch(client, [add(10), add(10), add(11)]).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(BatchError);
    expect(failed).toMatchObject({ at: 1, cause: { code: "23505" } });
    await runBatch(client, [add(12)]);
    const [left] = await runBatch(client, [all]);
    expect(left?.rows.map(({ n }) => n).filter((n) => n >= 10)).toEqual([12]);
  });
});

it("prepares a statement again after its columns change", async () => {
  const look = { name: `${table}_look`, text: `SELECT * FROM ${table} LIMIT 0` };
  const columns = async () => (await runAlone(pool(), look)).fields.map(({ name }) => name);
  expect(await columns()).toEqual(["n", "at"]);
  await pool().query(`ALTER TABLE ${table} ADD COLUMN more text`);
  // Each connection that had prepared it fails once and is then discarded.
  const seen: unknown[] = [];
  for (let tries = 0; tries < 20; tries += 1) seen.push(await columns().catch((error) => error.code));
  expect(seen).toContain("0A000");
  expect(seen.at(-1)).toEqual(["n", "at", "more"]);
});

it("rejects values that can't be sent without breaking the connection", async () => {
  const circular: Record<string, unknown> = {};
  circular.self = circular;
  await expect(runAlone(pool(), { ...add(20), values: [circular, null] })).rejects.toThrow(/circular/i);
  expect((await runAlone(pool(), { name: `${table}_one`, text: "SELECT 1 AS one" })).rows).toEqual([
    { one: 1 },
  ]);
});
