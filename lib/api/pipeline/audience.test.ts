import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { operations } from "@/lib/api/registry/registry";
import type { Audience } from "@/lib/operation/audience";
import type { Ctx } from "@/lib/operation/ctx";
import { type Operation, operation } from "@/lib/operation/operation";
import { Problem } from "@/lib/operation/problem";
import { db } from "@/lib/platform/database/db";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { newId } from "@/lib/platform/runtime/ids";
import type { Principal } from "@/lib/platform/security/principal";
import { withClocksHeld } from "@/test/support/held-time";
import { withSettings } from "@/test/support/settings";
import { expectLogged } from "@/test/support/test-log";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { execute } from "./execute";
import { takeAudienceAddress } from "./steps/audience-rate";

const verb = vi.hoisted(() => vi.fn());
vi.mock("./handlers", () => ({ handlerOf: () => verb }));

let workspace: TestWorkspace;
let eventId: string;

beforeAll(async () => {
  workspace = await makeWorkspace();
});
beforeEach(() => {
  eventId = newId("evt");
  verb.mockReset().mockResolvedValue({ cheered: true });
});

const declare = (audience: Partial<Audience> = {}): Operation => ({
  ...(operation({
    http: "POST /events/{slug}/cheer",
    prefix: "app",
    tag: "Pages of a show",
    summary: "Cheer",
    scope: "public",
    access: "attendee",
    effect: "write",
    params: z.strictObject({ slug: z.string() }),
    body: z.strictObject({ loud: z.boolean().default(false) }),
    output: z.object({ cheered: z.boolean() }),
    audience: { rate: { perSecond: 1, burst: 3 }, audit: "sum", replay: "own", ...audience },
  }) as unknown as Operation),
  id: newId("cheer"),
});

const attendee = (id = newId("reg")): Principal => ({
  actor: { type: "attendee", id, name: "Ada" },
  workspaceId: workspace.workspaceId,
  environment: "test",
  scopes: new Set(),
  plan: "free",
  clientIds: [],
  eventId,
  registrationId: id,
  address: "203.0.113.9",
});

const read = vi.fn();
async function call(op: Operation, who: Principal, body: unknown = {}, idempotencyKey?: string) {
  read.mockReset().mockResolvedValue({ params: { slug: "show" }, query: {}, body });
  const path = "/api/app/events/show/cheer";
  const meta = { requestId: newId("req"), method: "POST", path, idempotencyKey, source: "page" };
  const { status, headers, problem } = await execute(op, who, read, meta);
  return { status, headers, code: problem?.code };
}

describe("an audience call", () => {
  it("is limited per person before its body is read, whatever the rest of the audience does", async () => {
    await withClocksHeld(async (pass) => {
      const op = declare();
      const ada = attendee();
      for (let i = 0; i < 3; i += 1) expect((await call(op, ada, { wrong: 1 })).status).toBe(400);
      expect(await call(op, ada)).toMatchObject({ status: 429, code: "rate_limited" });
      expect(read).not.toHaveBeenCalled();
      for (let i = 0; i < 50; i += 1) expect((await call(op, attendee())).status).toBe(200);
      pass(1_000);
      expect((await call(op, ada)).status).toBe(200);
      expect((await call(op, ada)).headers).toMatchObject({
        "X-RateLimit-Remaining": "0",
        "Retry-After": "1",
      });
      // Another show and another operation have their own limits.
      expect((await call(op, { ...ada, eventId: newId("evt") })).status).toBe(200);
      expect((await call(declare(), ada)).status).toBe(200);
    });
  });

  it("is limited per IP address before any lookup, with room for a crowd that shares one", async () => {
    await withSettings({ AUDIENCE_PEOPLE_PER_ADDRESS: 20 }, async () =>
      withClocksHeld(async (pass) => {
        const op = declare();
        const take = (address = "203.0.113.9") => takeAudienceAddress(op, address);
        for (let i = 0; i < 60; i += 1) take();
        expect(() => take()).toThrow(Problem);
        take("203.0.113.10");
        pass(1_000);
        for (let i = 0; i < 20; i += 1) take();
        expect(() => take()).toThrow(Problem);
      }),
    );
  });

  it("is free and counts toward no limit, quota or budget of the workspace", async () => {
    const op = declare();
    for (let i = 0; i < 30; i += 1) expect((await call(op, attendee())).status).toBe(200);
    await flushWriteBuffers();
    const where = { workspaceId: workspace.workspaceId };
    expect(await db().usageRow.count({ where })).toBe(0);
    expect(await db().ledgerEntry.count({ where })).toBe(0);
    expect(await db().budget.count({ where })).toBe(0);
  });

  it("is summed in one audit entry or in none, leaving out refused and dry-run calls", async () => {
    const [ada, bob] = [attendee(), attendee()];
    const summed = declare();
    const silent = declare({ audit: "none" });
    for (const who of [ada, ada, bob]) await call(summed, who);
    await call(summed, ada, { dry_run: true });
    await call(summed, bob, { loud: "very" });
    await call(silent, ada);
    await flushWriteBuffers();
    const entries = await db().auditEntry.findMany({
      where: { workspaceId: workspace.workspaceId, actorId: eventId },
    });
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      actorType: "audience",
      action: summed.id,
      after: { calls: 3, people: 2 },
    });
  });

  it("isn't counted when it fails, and can't record an audit entry of its own", async () => {
    expectLogged(/is the audience's and recorded an audit entry/);
    const op = declare();
    verb.mockRejectedValueOnce(new Problem("version_conflict"));
    expect((await call(op, attendee())).status).toBe(409);
    verb.mockImplementationOnce(async (ctx: Ctx) => ctx.record({ subjectType: "event", subjectId: eventId }));
    expect((await call(op, attendee())).status).toBe(500);
    await flushWriteBuffers();
    expect(await db().auditEntry.count({ where: { actorId: eventId } })).toBe(0);
  });

  it("stores no response when its verb handles repeats itself", async () => {
    const count = () => db().idempotencyRecord.count({ where: { workspaceId: workspace.workspaceId } });
    const ada = attendee();
    const [own, key] = [declare(), newId("idem")];
    expect((await call(own, ada, {}, key)).status).toBe(200);
    expect((await call(own, ada, {}, key)).status).toBe(200);
    expect(verb).toHaveBeenCalledTimes(2);
    expect(await count()).toBe(0);
    verb.mockImplementation(async (ctx: Ctx) => ctx.sql("cheer", "SELECT true AS cheered"));
    const stored = declare({ replay: "stored" });
    await call(stored, ada, {}, key);
    await call(stored, ada, {}, key);
    expect(verb).toHaveBeenCalledTimes(3);
    expect(await count()).toBe(1);
  });
});

describe("every operation", () => {
  it("for the audience is a free write from a show's pages", () => {
    const crowds = operations.filter((op) => op.audience);
    expect(crowds.map(({ id }) => id)).toContain("viewerRoomToken");
    for (const op of crowds) {
      expect([op.id, op.prefix, op.effect]).toEqual([op.id, "app", "write"]);
      expect(["attendee", "public", "guest", "host"], op.id).toContain(op.access);
      expect(op.cost, op.id).toBeUndefined();
    }
  });

  it("on the app API that isn't a GET is a write, with one exception", () => {
    // It takes an email address, which doesn't belong in an address bar or a log.
    const except = ["getPersonalData"];
    const posts = operations.filter(
      (op) => op.prefix === "app" && op.method !== "GET" && op.effect === "read",
    );
    expect(posts.map(({ id }) => id)).toEqual(except);
  });
});
