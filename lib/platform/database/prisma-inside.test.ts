import { PrismaPg } from "@prisma/adapter-pg";
import { expect, it } from "vitest";
import { newId } from "../runtime/ids";
import type { Statement } from "./batch";
import { db, pool, sql, transaction } from "./db";
import { clientOf, replaceClient } from "./prisma-inside";

const select = {
  sql: "SELECT $1::int AS n, now() AS at",
  args: [7],
  argTypes: [{ scalarType: "int", arity: "scalar" }],
} as const;

it("lets the adapter query through another client, statement by statement", async () => {
  const adapter = await new PrismaPg(pool()).connect();
  expect(clientOf(adapter)).toBe(pool());
  const asked: Statement[] = [];
  replaceClient(adapter, {
    query: (statement) => {
      asked.push(statement);
      return pool().query(statement);
    },
    connect: () => pool().connect(),
  });
  const { columnNames, rows } = await adapter.queryRaw({
    ...select,
    args: [...select.args],
    argTypes: [...select.argTypes],
  });
  expect(columnNames).toEqual(["n", "at"]);
  expect(rows[0]?.[0]).toBe(7);
  expect(await adapter.executeRaw({ sql: "SELECT 1", args: [], argTypes: [] })).toBe(1);
  expect(asked.map(({ text }) => text)).toEqual([select.sql, "SELECT 1"]);
  expect(asked[0]).toMatchObject({
    values: [7],
    rowMode: "array",
    types: { getTypeParser: expect.any(Function) },
  });
});

it("gets the adapter's transaction connections from the other client", async () => {
  const adapter = await new PrismaPg(pool()).connect();
  let taken = 0;
  replaceClient(adapter, {
    query: (statement) => pool().query(statement),
    connect: () => {
      taken += 1;
      return pool().connect();
    },
  });
  const started = await adapter.startTransaction();
  await started.executeRaw({ sql: "COMMIT", args: [], argTypes: [] });
  await started.commit();
  expect(taken).toBe(1);
});

const backend = "SELECT pg_backend_pid()::int AS pid";

it("keeps Prisma on the connection of the surrounding transaction, nested writes included", async () => {
  const id = newId("wsp");
  await transaction(async ({ rollback }) => {
    const [own] = await sql<{ pid: number }>("", backend);
    expect(await db().$queryRawUnsafe(backend)).toEqual([own]);
    const data = { id, name: "Nested", plan: "free" };
    await db().workspace.create({
      data: {
        ...data,
        members: { create: { role: "owner", user: { create: { id, email: `${id}@example.com` } } } },
      },
    });
    expect(await sql("", "SELECT 1 AS n FROM member WHERE workspace_id = $1", [id])).toEqual([{ n: 1 }]);
    rollback();
  });
  expect(await db().workspace.count({ where: { id } })).toBe(0);
  expect(await db().user.count({ where: { id } })).toBe(0);
});
