import pg from "pg";
import { serialize } from "pg-protocol";
import { afterEach, beforeEach, expect, it } from "vitest";
import { env } from "../runtime/env";
import { newId } from "../runtime/ids";
import { runBatch } from "./batch";
import {
  columnsIn,
  cutConnection,
  forgetPrepared,
  isPrepared,
  newResult,
  notePrepared,
  sendRaw,
  unref,
  valueToSend,
} from "./pg-inside";

let client: pg.Client;

beforeEach(async () => {
  client = new pg.Client({ connectionString: env().DATABASE_URL });
  client.on("error", () => {});
  await client.connect();
});

afterEach(() => client.end().catch(() => {}));

/** A submitted object gets the connection, and is called when the server is ready for the next. */
const withConnection = <T>(work: (connection: pg.Connection) => T): Promise<T> =>
  new Promise((resolve) => {
    let made: T;
    client.query({
      submit: (connection: pg.Connection) => {
        made = work(connection);
        sendRaw(connection, [serialize.sync()]);
      },
      handleReadyForQuery: () => resolve(made),
    } as unknown as pg.Submittable);
  });

const field = (name: string, dataTypeID: number) =>
  ({ name, dataTypeID, format: "text" }) as unknown as pg.FieldDef;

it("parses rows once a result knows its columns, which another result can reuse", () => {
  const result = newResult();
  result.addFields([field("n", 23), field("ok", 16)]);
  const next = Object.assign(newResult(), columnsIn(result));
  for (const each of [result, next]) {
    each.addRow(each.parseRow(["7", "t"]));
    each.addCommandComplete({ text: "SELECT 1" });
    expect(each).toMatchObject({ rows: [{ n: 7, ok: true }], rowCount: 1, command: "SELECT" });
    expect(each.fields.map(({ name }) => name)).toEqual(["n", "ok"]);
  }
  const own = { getTypeParser: () => (text: string) => `<${text}>` } as unknown as pg.CustomTypesConfig;
  const rows = newResult("array", own);
  rows.addFields([field("n", 23)]);
  expect(rows.parseRow(["7"])).toEqual(["<7>"]);
});

it("encodes values as the client's own queries would", async () => {
  const values = [1, true, null, "text", ["a", null], { a: 1 }, Buffer.from("b")];
  expect(values.map(valueToSend)).toEqual([
    "1",
    "true",
    null,
    "text",
    '{"a",NULL}',
    '{"a":1}',
    Buffer.from("b"),
  ]);
  const at = new Date("2026-03-01T09:00:00.123Z");
  const { rows } = await client.query("SELECT $1::timestamptz AS at", [valueToSend(at)]);
  expect(rows[0].at).toEqual(at);
});

it("tracks which statements a connection has prepared", async () => {
  const name = newId("st");
  const prepared = () => withConnection((connection) => isPrepared(connection, name));
  expect(await prepared()).toBe(false);
  await withConnection((connection) => notePrepared(connection, name, "SELECT 1 AS one"));
  expect(await prepared()).toBe(true);
  await withConnection((connection) => forgetPrepared(connection, name));
  expect(await prepared()).toBe(false);
  await runBatch(client, [{ name, text: "SELECT 1 AS one" }]);
  expect(await prepared()).toBe(true);
  // The client's own queries reuse what a batch has prepared, and vice versa.
  expect((await client.query({ name, text: "SELECT 1 AS one" })).rows).toEqual([{ one: 1 }]);
  const other = newId("st");
  await client.query({ name: other, text: "SELECT 2 AS two" });
  const [result] = await runBatch(client, [{ name: other, text: "not sent again" }]);
  expect(result?.rows).toEqual([{ two: 2 }]);
});

it("cuts a connection and rejects its pending query", async () => {
  unref(client);
  const waiting = client.query("SELECT pg_sleep(60)");
  cutConnection(client, new Error("cut off"));
  await expect(waiting).rejects.toThrow("cut off");
});
