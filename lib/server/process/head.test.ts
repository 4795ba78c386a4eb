import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { startServer, type TestServer } from "@/test/support/http-server";
import { makeWorkspace } from "@/test/support/workspace";

let server: TestServer;
const workspace = await makeWorkspace();
const key = await workspace.key();

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

/** Headers that differ between calls, or are about the connection. */
const OF_ONE_CALL = [
  "x-request-id",
  "date",
  "x-ratelimit-remaining",
  "x-ratelimit-reset",
  "ratelimit",
  "keep-alive",
  "connection",
];

async function ask(method: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { method, headers });
  const told = Object.fromEntries([...answer.headers].filter(([name]) => !OF_ONE_CALL.includes(name)));
  return { status: answer.status, told, all: answer.headers, text: await answer.text() };
}

const auth = { Authorization: `Bearer ${key}` };

it.each<[string, Record<string, string>, number]>([
  ["/v1/clients", auth, 200],
  ["/v1/clients?limit=0", auth, 400],
  ["/v1/clients", {}, 401],
  ["/v1/events/no-such-show", auth, 404],
  ["/api/v1", auth, 200],
  ["/v1/openapi.json", {}, 200],
  ["/openapi.json", {}, 200],
  ["/api/v1/openapi.json", {}, 200],
  ["/.well-known/oauth-authorization-server", {}, 200],
])("HEAD %s returns the same as GET, without the body", async (path, headers, status) => {
  const whole = await ask("GET", path, headers);
  const head = await ask("HEAD", path, headers);
  // The envelope's length is constant, since its request id always has the same length.
  expect([head.status, head.told, head.text]).toEqual([status, whole.told, ""]);
  expect(head.all.get("x-request-id") ?? "req_").toMatch(/^req_/);
  expect(Number(head.told["content-length"])).toBe(Buffer.byteLength(whole.text));
});

it("counts HEAD against rate limits and usage like GET", async () => {
  const { workspaceId } = workspace;
  const used = () => db().usageRow.count({ where: { workspaceId, operationId: "listClients" } });
  const before = await used();
  const { all } = await ask("HEAD", "/v1/clients", auth);
  const [left, limit] = ["remaining", "limit"].map((name) => Number(all.get(`x-ratelimit-${name}`)));
  expect(left).toBeLessThan(limit as number);
  await expect.poll(used).toBe(before + 1);
});

it("rejects HEAD on a path without GET, and lists the allowed methods", async () => {
  const refused = await ask("HEAD", "/v1/examples/run", auth);
  expect([refused.status, refused.told.allow]).toEqual([405, "POST"]);
  const elsewhere = await ask("DELETE", "/v1/clients", auth);
  expect([elsewhere.status, elsewhere.told.allow]).toEqual([405, "GET, HEAD, POST"]);
});
