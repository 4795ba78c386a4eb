import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { agentName } from "@/lib/platform/security/agent-name";
import { api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { legacyClient, presentClient } from "@/test/support/mcp";
import { approve, codeIn, exchange, registerApp } from "@/test/support/oauth";
import { makePerson } from "@/test/support/person";
import { settled } from "@/test/support/settled";
import { signedIn } from "@/test/support/sign-in";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const namesOf = async (requestId: string) => {
  await settled();
  const usage = await db().usageRow.findFirst({ where: { requestId } });
  const audit = await db().auditEntry.findFirst({ where: { requestId } });
  return [usage?.agent, audit?.agent];
};

it("records the client's or connected app's name in usage, request log and audit log", async () => {
  const ana = await signedIn();
  const scopes = ["events:read", "events:write", "analytics:read", "audit:read"];
  const made = await ana.call("POST", "/keys", { name: "Agent's key", scopes });
  const key: string = made.json.data.secret;

  const present = await presentClient(`${server.url}/api/mcp`, key);
  const first = await present.call("call_operation", { operation: "createClient", input: { name: "One" } });
  expect(await namesOf(first.meta.request_id)).toEqual(["showrunner-tests", "showrunner-tests"]);
  await present.close();

  // It sends its name only in its first message, and the server stores nothing.
  const previous = await legacyClient(`${server.url}/api/mcp`, key);
  const second = await previous.call("call_operation", { operation: "createClient", input: { name: "Two" } });
  expect(await namesOf(second.meta.request_id)).toEqual(["node", "node"]);
  await previous.close();

  const app = await registerApp();
  const allowed = await approve(await makePerson(), app, ["events:read", "events:write"]);
  expect(allowed.status, allowed.text).toBe(201);
  const tokens = await exchange(app, codeIn(allowed.json.data.redirect_to));
  const connected = await presentClient(`${server.url}/api/mcp`, tokens.json.access_token);
  const third = await connected.call("call_operation", {
    operation: "createClient",
    input: { name: "Three" },
  });
  expect(await namesOf(third.meta.request_id)).toEqual(["Desk agent", "Desk agent"]);
  await connected.close();

  const direct = await api("POST", "/v1/clients", { key, body: { name: "Four" } });
  expect(await namesOf(direct.json.meta.request_id)).toEqual([null, null]);

  const usage = await api("GET", "/v1/usage?limit=10", { key });
  const agents = usage.json.data.items.map(({ agent }: { agent: string | null }) => agent);
  expect(agents).toEqual(expect.arrayContaining(["showrunner-tests", "node", null]));
  const log = await ana.raw("GET", `/api/app/requests?request_id=${first.meta.request_id}`);
  expect(log.json.data[0]).toMatchObject({ agent: "showrunner-tests", tool: "call_operation" });
  const audit = await api("GET", `/v1/audit-log?request_id=${first.meta.request_id}`, { key });
  expect(audit.json.data[0]).toMatchObject({ agent: "showrunner-tests" });
});

it.each([
  ["Claude", "Claude"],
  ["  two\n\twords\u0000 ", "two words"],
  ["🎬".repeat(200), "🎬".repeat(80)],
  ["", undefined],
  ["\u0007", undefined],
  [5, undefined],
  [undefined, undefined],
])("normalizes the agent name %j", (given, kept) => {
  expect(agentName(given)).toBe(kept);
});
