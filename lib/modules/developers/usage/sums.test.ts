import { beforeAll, expect, it } from "vitest";
import { call } from "@/lib/api/pipeline/call";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { Environment, Principal } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await makeWorkspace();
});

const person = (environment: Environment = "test"): Principal => ({
  ...workspace.principal(environment),
  actor: { type: "user", id: "usr_1", name: "Ada" },
  role: "owner",
});

const byDay = async (days: string) => (await call("getUsageByDay", person(), { query: { days } })).data;

interface Given {
  ageDays: number;
  operationId?: string;
  errorCode?: string;
  source?: string;
  keyId?: string;
  clientId?: string;
  durationMs?: number;
  costMicros?: bigint;
  environment?: Environment;
}

const rowOf = ({ ageDays, environment = "test", ...more }: Given) => ({
  id: newId("use"),
  workspaceId: workspace.workspaceId,
  environment,
  requestId: newId("req"),
  operationId: "listClients",
  method: "GET",
  path: "/v1/clients",
  status: more.errorCode ? 404 : 200,
  durationMs: 10,
  costMicros: 2n,
  source: "http",
  actorType: "key",
  actorId: "key_1",
  ...more,
  createdAt: new Date(Date.now() - ageDays * 86_400_000),
});

it("reports days, operations, error codes and keys from daily sums", async () => {
  const given: Given[] = [
    ...Array.from({ length: 95 }, () => ({ ageDays: 0, keyId: "key_1", durationMs: 10 })),
    ...Array.from({ length: 5 }, () => ({ ageDays: 0, keyId: "key_2", durationMs: 900 })),
    { ageDays: 1, errorCode: "not_found", operationId: "getClient", keyId: "key_1" },
    { ageDays: 3, errorCode: "not_found", operationId: "getClient", keyId: "key_1" },
    { ageDays: 3, source: "system", operationId: "createEvent", costMicros: 10_000n },
    { ageDays: 8, errorCode: "not_found", operationId: "getClient", keyId: "key_1" },
    { ageDays: 0, environment: "live", keyId: "key_3" },
  ];
  await db().usageRow.createMany({ data: given.map(rowOf) });
  const usage = await byDay("7");
  expect(usage.days).toHaveLength(7);
  expect(usage.days.map(({ requests }) => requests)).toEqual([0, 0, 0, 1, 0, 1, 100]);
  expect(usage.days.reduce((sum, { cost_usd }) => sum + cost_usd, 0)).toBeCloseTo(0.010204, 9);
  const [first, ...rest] = usage.operations;
  expect(first).toMatchObject({ operation: "listClients", requests: 100, errors: 0 });
  expect(first?.p95_ms).toBeGreaterThan(7);
  expect(first?.p95_ms).toBeLessThan(15);
  expect(rest.map(({ operation, requests, errors }) => [operation, requests, errors])).toEqual([
    ["getClient", 2, 2],
    ["createEvent", 0, 0],
  ]);
  expect(usage.error_codes).toEqual([{ code: "not_found", operation: "getClient", count: 2 }]);
  expect(usage.error_days.map(({ date, count }) => [date, count])).toEqual([
    [usage.days[3]?.date, 1],
    [usage.days[5]?.date, 1],
  ]);
  expect(usage.keys).toEqual([
    { key_id: "key_1", requests: 97, errors: 2, cost_usd: 0.000194 },
    { key_id: "key_2", requests: 5, errors: 0, cost_usd: 0.00001 },
  ]);
  expect((await byDay("90")).error_codes[0]?.count).toBe(3);
});

it("matches the rows with every filter", async () => {
  const key = await workspace.key();
  const one = await api("POST", "/v1/clients", { key, body: { name: "One" } });
  const id = one.json.data.id as string;
  await api("GET", `/v1/clients/${id}`, { key });
  await api("GET", "/v1/clients/00000000-0000-4000-8000-000000000000", { key });
  for (const filter of ["", `&client_id=${id}`, `&request_id=${one.json.meta.request_id}`]) {
    const { json } = await api("GET", `/v1/usage?days=90&limit=500${filter}`, { key });
    const items = json.data.items as { source: string; status: number; cost_usd: number }[];
    expect(items.length).toBeGreaterThan(0);
    expect(json.data.requests).toBe(items.filter(({ source }) => source !== "system").length);
    expect(json.data.errors).toBe(items.filter(({ status }) => status >= 400).length);
    expect(json.data.estimated_cost_usd).toBeCloseTo(
      items.reduce((sum, { cost_usd }) => sum + cost_usd, 0),
      9,
    );
  }
});
