import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();

it("creates one resource per key, however its URL is written", async () => {
  const idempotencyKey = newId("idem");
  const create = (path: string) => api("POST", path, { key, body: { name: idempotencyKey }, idempotencyKey });
  const first = await create("/v1/clients");
  const again = await create("/v1/clients/");
  expect(first.status).toBe(201);
  expect(again.text).toBe(first.text);
  expect(again.headers["Idempotent-Replayed"]).toBe("true");
  expect(await db().client.count({ where: { name: idempotencyKey } })).toBe(1);
});

it("changes a resource once, however its ID is written", async () => {
  const { id } = (await api("POST", "/v1/clients", { key, body: { name: "Before" } })).json.data as {
    id: string;
  };
  const idempotencyKey = newId("idem");
  const rename = (spelt: string) =>
    api("PATCH", `/v1/clients/${spelt}`, { key, body: { name: "After" }, idempotencyKey });
  const escaped = id.replace(/[a-f]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const first = await rename(id);
  expect(first.status).toBe(200);
  for (const spelt of [id.toUpperCase(), `${id}/`, escaped]) {
    const again = await rename(spelt);
    expect(again.text, spelt).toBe(first.text);
    expect(again.headers["Idempotent-Replayed"], spelt).toBe("true");
  }
  const rows = await db().usageRow.findMany({ where: { idempotencyKey }, select: { path: true } });
  expect(new Set(rows.map(({ path }) => path))).toEqual(new Set([`/v1/clients/${id}`]));
});

it("recognizes a repeat by an agent that writes the ID differently", async () => {
  const { id } = (await api("POST", "/v1/clients", { key, body: { name: "Before" } })).json.data as {
    id: string;
  };
  const idempotency_key = newId("idem");
  const rename = async (spelt: string) => {
    const input = { id: spelt, name: "After" };
    const params = {
      name: "call_operation",
      arguments: { operation: "updateClient", input, idempotency_key },
    };
    const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
    const answer = await api("POST", "/api/mcp", { key, body, headers: { host: "127.0.0.1" } });
    return answer.json.result.structuredContent.meta;
  };
  expect((await rename(id)).replayed).toBeUndefined();
  expect((await rename(id.toUpperCase())).replayed).toBe(true);
});

it.each([
  ["/V1/clients", "/v1/clients"],
  ["//v1/clients", "/v1/clients"],
  ["/v1/%63lients", "/v1/clients"],
  ["/API/MCP/", "/api/mcp"],
  ["/OpenAPI.json", "/openapi.json"],
])("suggests the URL that %s was meant to be", async (path, meant) => {
  const { status, json } = await api("POST", path, { key, body: {} });
  expect(status).toBe(404);
  expect(json.error).toMatchObject({
    code: "not_found",
    message: expect.stringContaining(`Did you mean ${meant}?`),
  });
});
