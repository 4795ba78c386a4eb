import { expect, it } from "vitest";
import type { Client, StudioCommand } from "@/lib/generated/prisma/client";
import { makeWorkspace } from "@/test/support/workspace";
import { newUuid } from "../runtime/ids";
import { db, sql, write } from "./db";
import { arraysOf, columnsOf, INSERT_TABLES, insertOf } from "./insert";

const row = async (): Promise<Client> => ({
  id: newUuid(),
  workspaceId: (await makeWorkspace()).workspaceId,
  environment: "test",
  name: "Northwind",
  externalId: null,
  status: "active",
  planCode: "standard",
  metadata: { tiers: ["gold", "silver"], note: 'a "quoted" word' },
  isDefault: false,
  version: 1,
  createdAt: new Date("2026-03-01T09:00:00.123Z"),
  updatedAt: new Date("2026-03-01T09:00:00.123Z"),
});

it.each(INSERT_TABLES)("lists the same columns and array columns of %s as the database", async (table) => {
  const found = await sql<{ name: string; type: string }>(
    "",
    `SELECT column_name::text AS name, data_type::text AS type FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1`,
    [table],
  );
  expect(found.map(({ name }) => name).sort()).toEqual(columnsOf(table).sort());
  const arrays = found.filter(({ type }) => type === "ARRAY").map(({ name }) => name);
  expect(arrays).toEqual(arraysOf(table));
});

it("writes a row that Prisma reads back unchanged", async () => {
  const client = await row();
  await write(insertOf("client", client));
  expect(await db().client.findUnique({ where: { id: client.id } })).toEqual(client);
});

it("writes arrays as arrays, and lists in JSON columns as JSON", async () => {
  const command: StudioCommand = {
    id: newUuid(),
    eventId: newUuid(),
    sessionId: null,
    actorType: "key",
    actorId: "key_1",
    actorName: "A key",
    source: "api",
    spoken: null,
    command: { action: "set_ticker", items: ["one", "two"] },
    inverse: null,
    changed: ["/ticker/items", 'a "quoted", {odd} path'],
    state: "accepted",
    error: null,
    versionAfter: 4,
    createdAt: new Date("2026-03-01T09:00:00.123Z"),
    acknowledgedAt: null,
  };
  for (const row of [command, { ...command, id: newUuid(), versionAfter: 5, changed: [] }]) {
    await write(insertOf("studio_command", row));
    expect(await db().studioCommand.findUnique({ where: { id: row.id } })).toEqual(row);
  }
});

it("writes each value into its column, whatever the order in the row", async () => {
  const client = await row();
  const turned = Object.fromEntries(Object.entries(client).reverse()) as unknown as Client;
  await write(insertOf("client", turned));
  expect(await db().client.findUnique({ where: { id: client.id } })).toEqual(client);
});

it("rejects a row that doesn't match its table exactly", async () => {
  const client = await row();
  const { planCode: _, ...short } = client;
  expect(() => insertOf("client", short as Client)).toThrow(/client: without \[planCode\]/);
  const more = { ...client, nickname: "N" };
  expect(() => insertOf("client", more)).toThrow(/beside its columns \[nickname\]/);
  const other = { ...short, plan_code: "standard" } as unknown as Client;
  expect(() => insertOf("client", other)).toThrow(/without \[planCode\], beside its columns \[plan_code\]/);
  // @ts-expect-error a row of one table is none of another
  expect(() => insertOf("plan", client)).toThrow(/plan: without \[eventId/);
  // @ts-expect-error only the tables of benched paths are written so
  expect(() => insertOf("webhook", client)).toThrow();
});
