import { expect, it } from "vitest";
import { newId } from "../runtime/ids";
import { db, sql } from "./db";
import { makePartitionsAhead, PARTITIONED } from "./partitions";

const partitionOfRow = async (id: string) =>
  (
    await sql<{ name: string }>("", "SELECT tableoid::regclass::text AS name FROM usage_row WHERE id = $1", [
      id,
    ])
  )[0]?.name;

async function row(createdAt: Date): Promise<string> {
  const id = newId("use");
  const call = { requestId: id, operationId: "listClients", method: "GET", path: "/v1/clients", status: 200 };
  const who = {
    workspaceId: id,
    environment: "test",
    source: "http",
    actorType: "key",
    actorId: "k",
  } as const;
  await db().usageRow.create({ data: { id, ...call, ...who, durationMs: 1, createdAt } });
  return id;
}

it("creates the coming months once, even if two processes do it at the same time", async () => {
  const far = new Date("2031-11-30T23:59:59Z");
  const made = await Promise.all([makePartitionsAhead(far), makePartitionsAhead(far)]);
  const names = PARTITIONED.flatMap((table) =>
    ["2031_11", "2031_12", "2032_01"].map((month) => `${table}_${month}`),
  );
  expect([...new Set(made.flat())].sort()).toEqual(names.sort());
  expect(await makePartitionsAhead(far)).toEqual([]);
  expect(await partitionOfRow(await row(new Date("2031-12-01T00:00:00Z")))).toBe("usage_row_2031_12");
  expect(await partitionOfRow(await row(new Date("2031-11-30T23:59:59.999Z")))).toBe("usage_row_2031_11");
  expect(await partitionOfRow(await row(new Date("2039-01-01T00:00:00Z")))).toBe("usage_row_default");
});
