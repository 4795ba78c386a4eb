import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { endReservations, reserveForCalls } from "@/lib/platform/money/budget";
import { callMonthOf } from "@/lib/platform/money/call-allowance";
import { credits } from "@/lib/platform/money/money";
import { api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { presentClient } from "@/test/support/mcp";
import { signedIn } from "@/test/support/sign-in";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";

const KEYS = "/api/v1/keys";
let workspace: TestWorkspace;
let callKey: string;
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
  workspace = await makeWorkspace();
  callKey = await workspace.callKey();
});

afterAll(() => server.stop());

it("lets an admin create the first key, live unless they say otherwise", async () => {
  const ana = await signedIn();
  const live = await ana.raw("POST", KEYS, { name: "CRM" });
  expect(live.status).toBe(201);
  expect(live.json.data).toMatchObject({ kind: "call", environment: "live", prefix: "cl_sk_", scopes: [] });
  expect(live.json.data.secret).toMatch(/^cl_sk_[0-9A-Za-z]{38}$/);
  const test = await ana.raw("POST", KEYS, { name: "CRM, test", environment: "test" });
  expect(test.json.data.environment).toBe("test");
  const usage = await api("GET", "/api/v1/usage", { key: live.json.data.secret });
  expect(usage.json.data).toMatchObject({ allowance_cents: 1000, remaining_cents: 1000, operations: [] });
});

it("lets a key create others for its own environment only, and end them", async () => {
  const made = await api("POST", KEYS, { key: callKey, body: { name: "Second" } });
  const { id, secret } = made.json.data;
  expect(made.json.data.environment).toBe("test");
  const wrong = await api("POST", KEYS, { key: callKey, body: { name: "Third", environment: "live" } });
  expect(wrong.json.error.fields).toEqual({ environment: "not_allowed" });
  expect((await api("GET", "/api/v1/usage", { key: secret })).status).toBe(200);
  expect((await api("DELETE", `${KEYS}?id=${id}`, { key: callKey })).json.data.status).toBe("revoked");
  expect((await api("GET", "/api/v1/usage", { key: secret })).status).toBe(401);
});

it("names a key by its day if the request has none", async () => {
  const made = await api("POST", KEYS, { key: callKey, body: {} });
  expect(made.status, made.text).toBe(201);
  expect(made.json.data.name).toBe(`Key of ${made.json.data.created_at.slice(0, 10)}`);
  const bare = await api("POST", KEYS, { key: callKey });
  expect(bare.status, bare.text).toBe(201);
});

it("gives a key made by another one its daily cap, and no later end", async () => {
  const maker = await workspace.callKey();
  const { id } = await db().apiKey.findFirstOrThrow({
    where: { workspaceId: workspace.workspaceId, kind: "call" },
    orderBy: { createdAt: "desc" },
  });
  const ends = new Date(Date.now() + 3_600_000);
  await db().apiKey.update({ where: { id }, data: { expiresAt: ends, dailyCapMicros: 100_000 } });
  const mint = async (body: object) => {
    const { json } = await api("POST", KEYS, { key: maker, body: { name: "Child", ...body } });
    return [json.data.expires_at, json.data.daily_cost_cap_usd];
  };
  const soon = new Date(Date.now() + 60_000).toISOString();
  expect(await mint({})).toEqual([ends.toISOString(), 0.1]);
  expect(await mint({ expires_at: "2040-01-01T00:00:00Z" })).toEqual([ends.toISOString(), 0.1]);
  expect(await mint({ expires_at: soon })).toEqual([soon, 0.1]);
});

it("ends no server key", async () => {
  await workspace.key();
  const server = await db().apiKey.findFirstOrThrow({
    where: { workspaceId: workspace.workspaceId, kind: "server" },
  });
  expect((await api("DELETE", `${KEYS}?id=${server.id}`, { key: callKey })).status).toBe(404);
});

it("says which kind of key a call needs", async () => {
  const server = await workspace.key();
  const usage = await api("GET", "/api/v1/usage", { key: server });
  expect(usage.json.error).toMatchObject({ code: "insufficient_scope", fields: { scope: "required" } });
  expect(usage.json.error.message).toContain("cl_sk_");
  const events = await api("GET", "/v1/events", { key: callKey });
  expect(events.json.error).toMatchObject({ code: "insufficient_scope" });
  expect(events.json.error.message).toContain("sr_");
});

it("gives agents with such a key the catalog, but neither keys nor shows", async () => {
  const agent = await presentClient(`${server.url}/api/mcp`, callKey);
  const tools = (await agent.list()).map(({ name }) => name);
  expect(tools).toEqual(["search_operations", "describe_operation", "call_operation"]);
  const used = await agent.call("call_operation", { operation: "getCallUsage", input: {} });
  expect(used.isError).toBe(false);
  for (const operation of ["mintCallKey", "listEvents"])
    expect((await agent.call("call_operation", { operation, input: { name: "x" } })).isError).toBe(true);
});

it("reserves the allowance exactly under forty at once, and returns what wasn't used", async () => {
  const { principal, workspaceId } = await makeWorkspace();
  const now = new Date();
  const take = (cents: number) =>
    reserveForCalls(principal(), [{ kind: "call_analysis", subject: "r", costMicros: credits(cents) }], now);
  await take(980);
  const ends = await Promise.allSettled(Array.from({ length: 40 }, () => take(4)));
  const taken = ends.flatMap((end) => (end.status === "fulfilled" ? end.value : []));
  expect(taken).toHaveLength(5);
  const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.reason] : []));
  expect(new Set(refused.map(({ kind }) => kind))).toEqual(new Set(["calls"]));
  await endReservations(
    taken.map(({ id }, index) => ({ id, settledMicros: index === 0 ? credits(4) : null })),
  );
  const month = callMonthOf(now);
  const budget = await db().budget.findUniqueOrThrow({
    where: { workspaceId_month: { workspaceId, month } },
  });
  expect(budget).toMatchObject({ committedMicros: BigInt(credits(984)), settledMicros: BigInt(credits(4)) });
  expect(await db().budgetMark.count({ where: { workspaceId } })).toBe(0);
});
