import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { approve, codeIn, exchange, registerApp } from "@/test/support/oauth";
import { makePerson, type Person } from "@/test/support/person";

let person: Person;

beforeAll(async () => {
  person = await makePerson();
});

/** Connects a new app with the cap that the person chose. */
async function connect(cap: { daily_cost_cap_usd?: number | null }) {
  const clientId = await registerApp();
  const call: Person["call"] = (method, path, body, environment) =>
    person.call(method, path, { ...(body as object), ...cap }, environment);
  const approved = await approve({ call }, clientId, ["events:read", "events:write"]);
  expect(approved.status, approved.text).toBe(201);
  const tokens = await exchange(clientId, codeIn(approved.json.data.redirect_to));
  const { app } = approved.json.data;
  return { app, grantId: app.id as string, token: tokens.json.access_token as string };
}

async function listShows(token: string) {
  const params = { name: "list_events", arguments: {} };
  const answer = await api("POST", "/api/mcp", {
    key: token,
    body: { jsonrpc: "2.0", id: 1, method: "tools/call", params },
    headers: { host: "127.0.0.1" },
  });
  return answer.json.result.structuredContent;
}

const setCap = (grantId: string, daily_cost_cap_usd: number | null, who: Person = person) =>
  who.call("PATCH", `/api/app/connected-apps/${grantId}`, { daily_cost_cap_usd });

describe("a connected app's daily cost cap", () => {
  it("is one dollar unless the person sets another", async () => {
    expect((await connect({})).app.daily_cost_cap_usd).toBe(1);
    expect((await connect({ daily_cost_cap_usd: null })).app.daily_cost_cap_usd).toBeNull();
    expect((await connect({ daily_cost_cap_usd: 0.25 })).app.daily_cost_cap_usd).toBe(0.25);
  });

  it("is enforced on every call, separately for each app", async () => {
    const frugal = await connect({ daily_cost_cap_usd: 0.000_005 });
    const other = await connect({ daily_cost_cap_usd: 0.000_005 });
    expect((await listShows(frugal.token)).error).toBeUndefined();
    expect((await listShows(frugal.token)).error).toBeUndefined();
    const refused = await listShows(frugal.token);
    expect(refused.error).toMatchObject({
      code: "cost_credit_exhausted",
      fields: { daily_cost_cap_usd: "too_large" },
    });
    const spent = await db().keySpend.findMany({ where: { keyId: frugal.grantId } });
    expect(spent.map(({ committedMicros }) => committedMicros)).toEqual([4n]);
    expect((await listShows(other.token)).error).toBeUndefined();
  });

  it("can be raised and removed, effective on the next call", async () => {
    const { grantId, token } = await connect({ daily_cost_cap_usd: 0.000_002 });
    expect((await listShows(token)).error).toBeUndefined();
    expect((await listShows(token)).error.code).toBe("cost_credit_exhausted");
    expect((await setCap(grantId, 0.000_004)).json.data.daily_cost_cap_usd).toBe(0.000_004);
    expect((await listShows(token)).error).toBeUndefined();
    expect((await listShows(token)).error.code).toBe("cost_credit_exhausted");
    expect((await setCap(grantId, null)).json.data.daily_cost_cap_usd).toBeNull();
    expect((await listShows(token)).error).toBeUndefined();
  });

  it("can be changed only within its workspace, while the app is connected", async () => {
    const { grantId } = await connect({});
    expect((await setCap(grantId, 5, await makePerson())).status).toBe(404);
    for (const wrong of [0, -1, 0.000_000_5, 1e9])
      expect((await setCap(grantId, wrong)).json.error.code).toBe("validation_error");
    await person.call("DELETE", `/api/app/connected-apps/${grantId}`);
    expect((await setCap(grantId, 5)).json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "revoked" },
    });
  });

  it("logs the app's calls under its name", async () => {
    const { grantId, token } = await connect({});
    await listShows(token);
    const log = await person.call("GET", "/api/app/requests?source=mcp");
    const row = log.json.data.find(({ actor }: { actor: { id: string } }) => actor.id === grantId);
    expect(row).toMatchObject({ actor: { type: "agent", name: "Desk agent" }, tool: "list_events" });
  });
});
