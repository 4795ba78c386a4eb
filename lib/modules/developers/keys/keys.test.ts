import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { issueSignInLink, setPlan } from "@/lib/modules/accounts/accounts";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { withClocksHeld } from "@/test/support/held-time";
import { withSettings } from "@/test/support/settings";
import { putOnAir } from "@/test/support/show";
import { signInWith } from "@/test/support/sign-in";
import { AGENT_SAFE, FIRST_KEY, SCOPE_WORDS } from "./scope-vocabulary";

interface Person {
  cookie: string;
  workspaceId: string;
  call(method: string, path: string, body?: unknown, environment?: string): ReturnType<typeof api>;
}

async function person(): Promise<Person> {
  const email = `${newId("p")}@example.com`;
  const { url } = await issueSignInLink({ db: db(), realNow: new Date() }, email);
  const cookie = await signInWith(url);
  const call: Person["call"] = (method, path, body, environment = "test") =>
    api(method, `/api/app${path}`, {
      body,
      idempotencyKey: null,
      headers: { cookie, "x-showrunner-as": `session:${environment}`, origin: env().PUBLIC_URL },
    });
  const { workspaceId } = await db().member.findFirstOrThrow({ where: { user: { email } } });
  return { cookie, workspaceId, call };
}

const works = async (key: string): Promise<number> => (await api("GET", "/v1/clients", { key })).status;

let ana: Person;
let ben: Person;
beforeAll(async () => {
  ana = await person();
  ben = await person();
});

describe("keys", () => {
  it("are shown once, are limited to their scopes, and leave no secret behind", async () => {
    const wish = { body: { name: "CI", scopes: ["events:read"] }, idempotencyKey: newId("idem") };
    const headers = { cookie: ana.cookie, "x-showrunner-as": "session:test", origin: env().PUBLIC_URL };
    const made = await api("POST", "/api/app/keys", { ...wish, headers });
    expect(made.status).toBe(201);
    expect((await api("POST", "/api/app/keys", { ...wish, headers })).text).toBe(made.text);
    const { secret, id } = made.json.data;
    expect(secret).toMatch(/^sr_test_[0-9A-Za-z]{38}$/);
    expect(await works(secret)).toBe(200);
    const write = await api("POST", "/v1/clients", { key: secret, body: { name: "x" } });
    expect(write.json.error.code).toBe("insufficient_scope");

    const listed = await ana.call("GET", "/keys");
    const row = listed.json.data.find((key: { id: string }) => key.id === id);
    expect(row).toMatchObject({
      name: "CI",
      last4: secret.slice(-4),
      scopes: ["events:read"],
      status: "active",
    });
    expect(listed.text).not.toContain(secret);
    for (const table of ["audit_entry", "api_key", "usage_row", "job", "idempotency_record"]) {
      const rows = await db().$queryRawUnsafe(`SELECT t::text AS text FROM ${table} t`);
      expect(JSON.stringify(rows)).not.toContain(secret.slice(8));
    }
    const audit = await db().auditEntry.findFirstOrThrow({ where: { subjectId: id } });
    expect(audit).toMatchObject({ action: "createKey", actorType: "user", workspaceId: ana.workspaceId });
  });

  it("stop working as soon as they're revoked, even right after use", async () => {
    const { secret, id } = (await ana.call("POST", "/keys", { name: "a", scopes: ["events:read"] })).json
      .data;
    expect(await works(secret)).toBe(200);
    const revoked = await ana.call("DELETE", `/keys/${id}`);
    expect(revoked.json.data.status).toBe("revoked");
    expect(await works(secret)).toBe(401);
    expect((await ana.call("DELETE", `/keys/${id}`)).status).toBe(200);
    expect((await ana.call("POST", `/keys/${id}/rotate`, {})).json.error.code).toBe("version_conflict");
  });

  it("stop working within seconds when another process revokes them and this one's clock is set back", async () => {
    const made = await ana.call("POST", "/keys", { name: "Leaked", scopes: ["events:read"] });
    const { id, secret } = made.json.data;
    expect(await works(secret)).toBe(200);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 7_200_000 });
    onTestFinished(() => void vi.useRealTimers());
    await db().apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
    await expect.poll(() => works(secret), { timeout: 5_000 }).toBe(401);
  });

  it("rotate with an overlap or immediately", async () => {
    const first = (await ana.call("POST", "/keys", { name: "r", scopes: ["events:read"] })).json.data;
    const next = (await ana.call("POST", `/keys/${first.id}/rotate`, { overlap_days: 3 })).json.data;
    expect(next).toMatchObject({ name: "r", scopes: ["events:read"], status: "active", expires_at: null });
    expect([await works(first.secret), await works(next.secret)]).toEqual([200, 200]);
    const old = await db().apiKey.findUniqueOrThrow({ where: { id: first.id } });
    expect((old.expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(3 * 86_400_000 - 60_000);
    const last = (await ana.call("POST", `/keys/${next.id}/rotate`, { overlap_days: 0 })).json.data;
    expect([await works(next.secret), await works(last.secret)]).toEqual([401, 200]);
    for (const overlap_days of [8, -1, 1.5]) {
      expect((await ana.call("POST", `/keys/${last.id}/rotate`, { overlap_days })).status).toBe(400);
    }
  });

  it("expire, are limited to their clients, and can be renamed", () =>
    withClocksHeld(async (pass) => {
      const client = (await ana.call("GET", "/keys")).status === 200 && (await aClient(ana));
      const made = await ana.call("POST", "/keys", {
        name: "held",
        scopes: ["events:read"],
        client_ids: [client],
        expires_at: new Date(Date.now() + 3_600_000).toISOString(),
      });
      expect(made.status).toBe(201);
      const answer = await api("GET", "/v1/clients", { key: made.json.data.secret });
      expect(answer.json.data.map((row: { id: string }) => row.id)).toEqual([client]);
      const renamed = await ana.call("PATCH", `/keys/${made.json.data.id}`, { name: "held fast" });
      expect(renamed.json.data.name).toBe("held fast");
      pass(3_599_999);
      expect(await works(made.json.data.secret)).toBe(200);
      pass(1);
      expect(await works(made.json.data.secret)).toBe(401);
    }));

  it("reject invalid input by field", async () => {
    const wish = { name: "x", scopes: ["events:read"] };
    const cases: [object, string, string][] = [
      [{ ...wish, name: "" }, "name", "too_short"],
      [{ ...wish, scopes: [] }, "scopes", "required"],
      [{ ...wish, scopes: ["events:read", "events:read"] }, "scopes", "duplicate"],
      [{ ...wish, scopes: ["all"] }, "scopes.0", "not_allowed"],
      [{ ...wish, expires_at: "2020-01-01T00:00:00Z" }, "expires_at", "in_past"],
      [{ ...wish, environment: "live" }, "environment", "not_allowed"],
      [{ ...wish, client_ids: [crypto.randomUUID()] }, "client_ids", "not_found"],
    ];
    for (const [body, field, code] of cases) {
      const answer = await ana.call("POST", "/keys", body);
      expect([answer.status, answer.json.error.fields?.[field]]).toEqual([400, code]);
    }
  });

  it("can be managed only in their own workspace and environment, by managers, never by keys", async () => {
    const made = (await ana.call("POST", "/keys", { name: "mine", scopes: ["events:read"] })).json.data;
    const foreign = await ben.call("DELETE", `/keys/${made.id}`);
    const random = await ben.call("DELETE", `/keys/${newId("key")}`);
    expect([foreign.status, foreign.json.error]).toEqual([404, random.json.error]);
    expect((await ana.call("DELETE", `/keys/${made.id}`, undefined, "live")).status).toBe(404);
    expect((await api("GET", "/api/app/keys", { key: made.secret })).status).toBe(401);
    await db().member.updateMany({ where: { workspaceId: ben.workspaceId }, data: { role: "member" } });
    expect((await ben.call("POST", "/keys", { name: "x", scopes: ["events:read"] })).status).toBe(403);
    expect((await ben.call("GET", "/keys")).json.error.code).toBe("insufficient_scope");
  });

  it("have a daily cost cap that can be set, changed and removed, and survives rotation", async () => {
    const wish = { name: "capped", scopes: ["events:read"] };
    const made = await ana.call("POST", "/keys", { ...wish, daily_cost_cap_usd: 0.5 });
    const { id } = made.json.data;
    expect(made.json.data.daily_cost_cap_usd).toBe(0.5);
    const raised = await ana.call("PATCH", `/keys/${id}`, { daily_cost_cap_usd: 1.000001 });
    expect(raised.json.data).toMatchObject({ name: "capped", daily_cost_cap_usd: 1.000001 });
    const next = await ana.call("POST", `/keys/${id}/rotate`, { overlap_days: 0 });
    expect(next.json.data.daily_cost_cap_usd).toBe(1.000001);
    const lifted = await ana.call("PATCH", `/keys/${next.json.data.id}`, { daily_cost_cap_usd: null });
    expect(lifted.json.data.daily_cost_cap_usd).toBeNull();
    for (const [cap, code] of [
      [0, "too_small"],
      [-1, "too_small"],
      [1e9, "too_large"],
      [0.0000015, "invalid"],
      ["1", "invalid"],
    ])
      expect(
        (await ana.call("POST", "/keys", { ...wish, daily_cost_cap_usd: cap })).json.error.fields,
      ).toEqual({
        daily_cost_cap_usd: code,
      });
  });

  it("require a paid plan in live, and expire after a day in test on a hosted installation", async () => {
    const cleo = await person();
    const wish = { name: "x", scopes: ["events:read"] };
    expect((await cleo.call("POST", "/keys", wish, "live")).json.data.secret).toMatch(/^sr_live_/);
    await asSystem("test", { workspaceId: cleo.workspaceId, environment: "live" }, (ctx) =>
      setPlan(ctx, "free"),
    );
    expect((await cleo.call("POST", "/keys", wish, "live")).json.error.code).toBe("paid_plan_required");
    await withSettings({ INSTALLATION: "hosted" }, async () => {
      const before = Date.now();
      const made = await cleo.call("POST", "/keys", wish);
      const expiresAt = Date.parse(made.json.data.expires_at);
      expect(expiresAt - before).toBeGreaterThanOrEqual(86_400_000);
      expect(expiresAt - Date.now()).toBeLessThanOrEqual(86_400_000);
    });
  });

  it("can't be created from a foreign origin", async () => {
    for (const origin of ["https://evil.example", "null"]) {
      const answer = await api("POST", "/api/app/keys", {
        body: { name: "x", scopes: ["events:read"] },
        headers: { cookie: ana.cookie, "x-showrunner-as": "session:test", origin },
      });
      expect(answer.status).toBe(401);
    }
  });
});

it("lets the first key run a show, but grants it no other high-risk scope", async () => {
  const dora = await person();
  const made = await dora.call("POST", "/keys", { name: "First steps", scopes: [...FIRST_KEY] });
  const key: string = made.json.data.secret;
  const show = await api("POST", "/v1/showrooms", {
    key,
    body: { title: "First", generate_show_plan: false },
  });
  const { slug } = show.json.data.showroom;
  await putOnAir(slug);
  const driven = await api("POST", `/v1/events/${slug}/studio`, { key, body: { action: "confetti" } });
  expect(driven.status, driven.text).toBe(200);
  const high = FIRST_KEY.filter((scope) => SCOPE_WORDS[scope].group === "high");
  expect(high).toEqual(["studio:control"]);
  expect(AGENT_SAFE).not.toContain("studio:control");
});

async function aClient(who: Person): Promise<string> {
  const body = { name: "held" };
  const headers = { cookie: who.cookie, "x-showrunner-as": "session:test", origin: env().PUBLIC_URL };
  return (await api("POST", "/v1/clients", { body, headers })).json.data.id;
}
