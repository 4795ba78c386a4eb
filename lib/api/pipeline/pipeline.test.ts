import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { withClocksHeld } from "@/test/support/held-time";
import { withSettings } from "@/test/support/settings";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";

let workspace: TestWorkspace;
let key: string;

beforeAll(async () => {
  workspace = await makeWorkspace();
  key = await workspace.key();
});

const create = (body: unknown, idempotencyKey?: string | null) =>
  api("POST", "/v1/clients", { key, body, idempotencyKey });

describe("idempotency", () => {
  it("replays an identical call byte for byte, whatever the order of its fields", async () => {
    const idempotencyKey = newId("idem");
    const first = await create({ name: "Northwind", metadata: { a: 1, b: 2 } }, idempotencyKey);
    const again = await create({ metadata: { b: 2, a: 1 }, name: "Northwind" }, idempotencyKey);
    expect(first.status).toBe(201);
    expect(again.status).toBe(201);
    expect(again.text).toBe(first.text);
    expect(again.headers["Idempotent-Replayed"]).toBe("true");
    expect(first.headers["Idempotent-Replayed"]).toBeUndefined();
    expect(again.headers["X-Request-Id"]).toBe(first.json.meta.request_id);
    expect(again.headers.ETag).toBe('"1"');
  });

  it("rejects a changed payload with the same key", async () => {
    const idempotencyKey = newId("idem");
    await create({ name: "One" }, idempotencyKey);
    const changed = await create({ name: "Two" }, idempotencyKey);
    expect(changed.status).toBe(409);
    expect(changed.json.error).toMatchObject({ code: "idempotency_conflict", retryable: false });
  });

  it("runs concurrent identical calls once", async () => {
    const idempotencyKey = newId("idem");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => create({ name: `Twin ${idempotencyKey}` }, idempotencyKey)),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect(answers.every((answer) => answer.status === 201)).toBe(true);
    expect(await db().client.count({ where: { name: `Twin ${idempotencyKey}` } })).toBe(1);
  });

  it("doesn't store failures: the same key works once the request is valid", async () => {
    const idempotencyKey = newId("idem");
    expect((await create({ name: "" }, idempotencyKey)).status).toBe(400);
    expect((await create({ name: "Right" }, idempotencyKey)).status).toBe(201);
  });

  it("requires the key on the versioned prefix and checks its format", async () => {
    const missing = await create({ name: "X" }, null);
    expect(missing.json.error).toMatchObject({
      code: "validation_error",
      fields: { "Idempotency-Key": "required" },
    });
    expect((await create({ name: "X" }, "a".repeat(201))).json.error.fields).toEqual({
      "Idempotency-Key": "too_long",
    });
    expect((await create({ name: "X" }, "with space")).json.error.fields).toEqual({
      "Idempotency-Key": "invalid",
    });
  });

  it("keeps the keys of two environments separate", async () => {
    const live = await workspace.key("live");
    const idempotencyKey = newId("idem");
    const inTest = await create({ name: "Env" }, idempotencyKey);
    const inLive = await api("POST", "/v1/clients", { key: live, body: { name: "Env" }, idempotencyKey });
    expect(inLive.status).toBe(201);
    expect(inLive.json.data.id).not.toBe(inTest.json.data.id);
    expect(inLive.json.data.environment).toBe("live");
  });
});

describe("dry run", () => {
  it("responds like the real call and writes nothing", async () => {
    const before = await db().client.count();
    const answer = await create({ name: "Preview", dry_run: true });
    expect(answer.status).toBe(201);
    expect(answer.json.data.name).toBe("Preview");
    expect(answer.json.meta).toMatchObject({ dry_run: true, quote: { credits: 0.0002, cost_usd: 0.000002 } });
    expect(await db().client.count()).toBe(before);
  });
});

describe("versions", () => {
  it("lets only one of many writers with the same expected version win", async () => {
    const { json } = await create({ name: "Contested" });
    const path = `/v1/clients/${json.data.id}`;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        api("PATCH", path, { key, body: { name: `W${i}`, expected_version: json.meta.version } }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.json.error?.code === "version_conflict")).toHaveLength(7);
  });

  it("accepts If-Match as the expected version, and keeps the version on a no-op", async () => {
    const { json } = await create({ name: "Quiet" });
    const path = `/v1/clients/${json.data.id}`;
    const same = await api("PATCH", path, { key, body: { name: "Quiet" }, headers: { "if-match": '"1"' } });
    expect(same.json.meta.version).toBe(1);
    const stale = await api("PATCH", path, { key, body: { name: "Loud" }, headers: { "if-match": '"7"' } });
    expect(stale.json.error.code).toBe("version_conflict");
  });
});

async function money(workspaceId: string) {
  const usage = await db().usageRow.aggregate({ where: { workspaceId }, _sum: { costMicros: true } });
  const ledger = await db().ledgerEntry.aggregate({ where: { workspaceId }, _sum: { settledMicros: true } });
  const budget = await db().budget.findFirstOrThrow({ where: { workspaceId } });
  return {
    usage: Number(usage._sum.costMicros ?? 0),
    ledger: Number(ledger._sum.settledMicros ?? 0),
    settled: Number(budget.settledMicros),
    committed: Number(budget.committedMicros),
  };
}

describe("billing", () => {
  it("charges exactly what the ledger records, call by call", async () => {
    const own = await makeWorkspace({ plan: "free" });
    const ownKey = await own.key();
    const idempotencyKey = newId("idem");
    for (const name of ["a", "a", "b"])
      await api("POST", "/v1/clients", {
        key: ownKey,
        body: { name },
        idempotencyKey: name === "a" ? idempotencyKey : newId("idem"),
      });
    await api("POST", "/v1/clients", { key: ownKey, body: { name: "dry", dry_run: true } });
    await api("POST", "/v1/clients", { key: ownKey, body: {} });
    const usage = await db().usageRow.aggregate({
      where: { workspaceId: own.workspaceId },
      _sum: { costMicros: true },
      _count: true,
    });
    const ledger = await db().ledgerEntry.aggregate({
      where: { workspaceId: own.workspaceId, state: "settled" },
      _sum: { settledMicros: true },
    });
    const budget = await db().budget.findFirstOrThrow({ where: { workspaceId: own.workspaceId } });
    expect(usage._count).toBe(5);
    expect(usage._sum.costMicros).toBe(6n);
    expect(ledger._sum.settledMicros).toBe(6n);
    expect(budget.committedMicros).toBe(6n);
    expect(budget.settledMicros).toBe(6n);
  });

  it("keeps ledger and usage consistent when a call's usage can't be written", async () => {
    const own = await makeWorkspace({ plan: "free" });
    const ownKey = await own.key();
    const get = () => api("GET", `/v1/events?q=${own.workspaceId}`, { key: ownKey });
    await db().$executeRawUnsafe(
      `ALTER TABLE usage_row ADD CONSTRAINT no_room CHECK (workspace_id <> '${own.workspaceId}') NOT VALID`,
    );
    try {
      expect((await get()).status).toBe(200);
      expect(await money(own.workspaceId)).toEqual({ usage: 0, ledger: 0, settled: 0, committed: 2 });
    } finally {
      await db().$executeRawUnsafe("ALTER TABLE usage_row DROP CONSTRAINT no_room");
    }
    expect((await get()).status).toBe(200);
    expect(await money(own.workspaceId)).toEqual({ usage: 4, ledger: 4, settled: 4, committed: 4 });
  });

  it("returns the same response to identical calls when the first takes the last credit", async () => {
    const own = await makeWorkspace({ plan: "free" });
    const ownKey = await own.key();
    await api("GET", "/v1/clients", { key: ownKey });
    await db().budget.updateMany({
      where: { workspaceId: own.workspaceId },
      data: { committedMicros: 189_990n },
    });
    const idempotencyKey = newId("idem");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        api("POST", "/v1/showrooms", { key: ownKey, body: { title: "Last" }, idempotencyKey }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const other = await api("POST", "/v1/showrooms", { key: ownKey, body: { title: "One more" } });
    expect(other.status).toBe(402);
  });

  it("returns the remaining budget on free and dry-run calls too", async () => {
    const own = await makeWorkspace({ plan: "free" });
    const ownKey = await own.key();
    const usage = await api("GET", "/v1/usage", { key: ownKey });
    expect(usage.headers["X-Service-Cost-Remaining-USD"]).toBe("0.200000");
    const paid = await api("GET", "/v1/clients", { key: ownKey });
    expect(paid.headers["X-Service-Cost-Remaining-USD"]).toBe("0.199998");
    const dry = await api("POST", "/v1/clients", { key: ownKey, body: { name: "dry", dry_run: true } });
    expect(dry.headers["X-Service-Cost-Remaining-USD"]).toBe("0.199998");
  });

  it("returns 402 once the ceiling is reached, and still shows usage", async () => {
    const own = await makeWorkspace({ plan: "free" });
    const ownKey = await own.key();
    await api("GET", "/v1/clients", { key: ownKey });
    await db().budget.updateMany({
      where: { workspaceId: own.workspaceId },
      data: { committedMicros: 199_999n },
    });
    const refused = await api("POST", "/v1/clients", { key: ownKey, body: { name: "over" } });
    expect(refused.status).toBe(402);
    expect(refused.json.error).toMatchObject({ code: "cost_credit_exhausted", retryable: false });
    expect(refused.headers["X-Service-Cost-Remaining-USD"]).toBe("0.000001");
    const usage = await api("GET", "/v1/usage", { key: ownKey });
    expect(usage.status).toBe(200);
    expect(usage.json.data.cost_budget).toMatchObject({ limit_usd: 0.2, remaining_build_credits: 0 });
  });

  it("returns 429 plan_quota_exceeded once the monthly request quota is used up", async () => {
    const own = await makeWorkspace({ plan: "pro" });
    const ownKey = await own.key();
    await api("GET", "/v1/clients", { key: ownKey });
    await db().budget.updateMany({ where: { workspaceId: own.workspaceId }, data: { requests: 1_000_000n } });
    const refused = await api("GET", "/v1/clients", { key: ownKey });
    expect(refused.status).toBe(429);
    expect(refused.json.error).toMatchObject({ code: "plan_quota_exceeded", retryable: false });
  });
});

describe("limits", () => {
  it("returns 429 with rate limit headers once the bucket is empty", async () => {
    const ownKey = await (await makeWorkspace()).key();
    await withSettings({ RATE_TEST_PER_SECOND: 10, RATE_TEST_BURST: 20 }, () =>
      withClocksHeld(async (pass) => {
        const list = () => api("GET", "/v1/clients", { key: ownKey });
        const answers = await Promise.all(Array.from({ length: 40 }, list));
        const refused = answers.filter((answer) => answer.status === 429);
        expect(refused).toHaveLength(20);
        const { headers, json } = refused[0] as (typeof answers)[number];
        expect(json.error).toMatchObject({ code: "rate_limited", retryable: true });
        expect(headers).toMatchObject({ "X-RateLimit-Limit": "20", "X-RateLimit-Remaining": "0" });
        const drafted = {
          "RateLimit-Policy": '"calls";q=20;w=2',
          RateLimit: `"calls";r=0;t=${headers["Retry-After"]}`,
        };
        expect(headers).toMatchObject(drafted);
        const wait = Number(headers["X-RateLimit-Reset"]) - Date.now() / 1000;
        expect(Math.abs(wait - Number(headers["Retry-After"]))).toBeLessThanOrEqual(1);
        expect(answers.every((answer) => answer.headers["X-RateLimit-Reset"])).toBe(true);
        pass(100);
        expect([(await list()).status, (await list()).status]).toEqual([200, 429]);
      }),
    );
  });

  it("includes a rate limit in every response", async () => {
    const answers = await Promise.all([
      api("GET", "/v1/clients", { key }),
      api("GET", "/v1/clients"),
      api("GET", "/v1/nothing/here", { key }),
      api("PUT", "/v1/clients", { key }),
      api("GET", "/v1/openapi.json"),
      api("POST", "/v1/clients", { key, rawBody: "{" }),
      api("POST", "/v1/clients", { key, rawBody: "a=b", headers: { "content-type": "text/plain" } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 404, 405, 200, 400, 415]);
    for (const { headers } of answers) {
      expect(Number(headers["X-RateLimit-Limit"])).toBeGreaterThan(0);
      expect(Number(headers["X-RateLimit-Remaining"])).toBeGreaterThanOrEqual(0);
      const [most, left] = [headers["X-RateLimit-Limit"], headers["X-RateLimit-Remaining"]];
      expect(headers["RateLimit-Policy"]).toMatch(new RegExp(`^"calls";q=${most};w=[1-9]\\d*$`));
      expect(headers.RateLimit).toMatch(new RegExp(`^"calls";r=${left};t=\\d+$`));
      expect(Math.abs(Number(headers["X-RateLimit-Reset"]) - Date.now() / 1000)).toBeLessThan(120);
    }
  });

  it("counts and meters unreadable bodies like any other call", async () => {
    const own = await makeWorkspace();
    const ownKey = await own.key();
    await withSettings({ RATE_TEST_PER_SECOND: 1, RATE_TEST_BURST: 4 }, () =>
      withClocksHeld(async () => {
        const tries = [];
        for (const rawBody of ["{", "[]", '{"a":1,"a":2}', '{"name":1e999}', "{"])
          tries.push((await api("POST", "/v1/clients", { key: ownKey, rawBody })).status);
        expect(tries).toEqual([400, 400, 400, 400, 429]);
        expect(await db().usageRow.count({ where: { workspaceId: own.workspaceId } })).toBe(5);
      }),
    );
  });

  it("limits calls without a key by IP address, including invalid ones", async () => {
    const { PUBLIC_CHANGES_PER_MINUTE, PUBLIC_READS_PER_MINUTE } = env();
    Object.assign(env(), { PUBLIC_CHANGES_PER_MINUTE: 2, PUBLIC_READS_PER_MINUTE: 2 });
    try {
      const enter = (address: string) =>
        api("POST", "/api/app/events/no-such-show/enter", {
          rawBody: "{",
          address,
          headers: { origin: env().PUBLIC_URL },
        });
      const look = (address: string) => api("GET", "/v1/openapi.json", { address });
      const statuses = [];
      for (let i = 0; i < 3; i++) statuses.push((await enter("203.0.113.20")).status);
      for (let i = 0; i < 3; i++) statuses.push((await look("203.0.113.20")).status);
      expect(statuses).toEqual([404, 404, 429, 200, 200, 429]);
      const refused = await enter("203.0.113.20");
      expect(refused.json.error).toMatchObject({ code: "rate_limited", retryable: true });
      expect(Number(refused.headers["Retry-After"])).toBeGreaterThan(0);
      expect((await enter("203.0.113.21")).status).toBe(404);
    } finally {
      Object.assign(env(), { PUBLIC_CHANGES_PER_MINUTE, PUBLIC_READS_PER_MINUTE });
    }
  });

  it("rejects a body with a content encoding that isn't supported", async () => {
    const headers = { "content-encoding": "gzip" };
    const answer = await api("POST", "/v1/clients", { key, body: { name: "Packed" }, headers });
    expect(answer.status).toBe(415);
  });

  it("slows down an address that keeps failing to authenticate, but not its calls with a valid key", async () => {
    const address = "203.0.113.9";
    await withSettings({ RATE_FAILED_AUTH_PER_MINUTE: 3 }, () =>
      withClocksHeld(async () => {
        const tries = [];
        for (let i = 0; i < 5; i++)
          tries.push((await api("GET", "/v1/clients", { key: "nonsense", address })).status);
        expect(tries).toEqual([401, 401, 401, 429, 429]);
        expect((await api("GET", "/v1/clients", { key, address })).status).toBe(200);
        const refused = await api("GET", "/v1/clients", { address });
        expect(refused.headers).toMatchObject({ "X-RateLimit-Limit": "3", "X-RateLimit-Remaining": "0" });
        expect((await api("GET", "/v1/clients", { address: "203.0.113.10" })).status).toBe(401);
      }),
    );
  });
});

describe("pagination", () => {
  it("returns every existing row exactly once while others are added", async () => {
    const own = await makeWorkspace();
    const ownKey = await own.key();
    const there = new Set<string>();
    for (let i = 0; i < 23; i++)
      there.add(
        (await api("POST", "/v1/clients", { key: ownKey, body: { name: `c${i % 3}` } })).json.data.id,
      );
    for (const sort of ["created_at", "name"]) {
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const page = await api(
          "GET",
          `/v1/clients?limit=5&sort=${sort}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`,
          { key: ownKey },
        );
        expect(page.status).toBe(200);
        seen.push(...page.json.data.map((client: { id: string }) => client.id));
        cursor = page.json.meta.next_cursor;
        await api("POST", "/v1/clients", { key: ownKey, body: { name: "late" } });
      }
      expect(new Set(seen).size).toBe(seen.length);
      for (const id of there) expect(seen).toContain(id);
    }
  });

  it("rejects a cursor that was changed or comes from another list", async () => {
    for (let i = 0; i < 3; i++) await create({ name: `p${i}` });
    const page = await api("GET", "/v1/clients?limit=1", { key });
    const cursor = page.json.meta.next_cursor as string;
    const other = await (await makeWorkspace()).key();
    for (const [who, text] of [
      [key, `${cursor}x`],
      [key, "nonsense"],
      [other, cursor],
    ] as const) {
      const answer = await api("GET", `/v1/clients?limit=1&cursor=${encodeURIComponent(text)}`, { key: who });
      expect(answer.json.error).toMatchObject({ code: "validation_error", fields: { cursor: "invalid" } });
    }
    expect((await api("GET", `/v1/clients?limit=1&order=asc&cursor=${cursor}`, { key })).status).toBe(400);
  });
});

describe("audit", () => {
  it("writes one row for a change and none for a refused call", async () => {
    const own = await makeWorkspace();
    const ownKey = await own.key();
    const made = await api("POST", "/v1/clients", {
      key: ownKey,
      body: { name: "Audited", reason: "because" },
    });
    await api("POST", "/v1/clients", { key: ownKey, body: { name: 5 } });
    const log = await api("GET", "/v1/audit-log", { key: ownKey });
    expect(log.json.data).toHaveLength(1);
    expect(log.json.data[0]).toMatchObject({
      action: "createClient",
      reason: "because",
      subject: { type: "client", id: made.json.data.id },
    });
    await expect(db().auditEntry.deleteMany({})).rejects.toThrow(/append-only/);
  });
});
