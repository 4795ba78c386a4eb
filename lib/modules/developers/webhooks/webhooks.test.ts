import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import { secretsAt } from "./signing/secret";

const workspace = await makeWorkspace();
const key = await workspace.key();

const URL_OK = "https://receiver.example.com/hook";

const create = (body: object = {}, as = key) =>
  api("POST", "/v1/webhooks", { key: as, body: { url: URL_OK, events: ["*"], ...body } });
const patch = (id: string, body: object) => api("PATCH", `/v1/webhooks/${id}`, { key, body });
const made = async (body: object = {}) => (await create(body)).json.data;

describe("creating", () => {
  it("shows the secret once and keeps it encrypted", async () => {
    const answer = await create({ description: "CRM", events: ["plan.ready", "guest.added"] });
    expect(answer.status).toBe(201);
    const { id, secret } = answer.json.data;
    expect(secret).toMatch(/^whsec_[0-9A-Za-z]{43}$/);
    expect(answer.json.data).toMatchObject({ status: "active", description: "CRM", environment: "test" });
    const read = await api("GET", `/v1/webhooks/${id}`, { key });
    expect(read.json.data).toMatchObject({ id, url: URL_OK, events: ["plan.ready", "guest.added"] });
    const listed = await api("GET", "/v1/webhooks", { key });
    const audit = await api("GET", "/v1/audit-log", { key });
    for (const text of [read.text, listed.text, audit.text]) expect(text).not.toContain(secret.slice(6));
    const row = await db().webhook.findUniqueOrThrow({ where: { id } });
    expect(secretsAt(row, new Date())).toEqual({ current: secret });
    const [{ dump = "" } = {}] = await db().$queryRawUnsafe<{ dump: string }[]>(
      "SELECT string_agg(w::text, '') AS dump FROM webhook w",
    );
    expect(dump).not.toContain(secret.slice(6));
  });

  it("returns the same secret for the same idempotency key, without storing it in plain text", async () => {
    const idempotencyKey = newId("idem");
    const body = { url: URL_OK, events: ["*"] };
    const first = await api("POST", "/v1/webhooks", { key, body, idempotencyKey });
    const again = await api("POST", "/v1/webhooks", { key, body, idempotencyKey });
    expect(again.text).toBe(first.text);
    const kept = await db().idempotencyRecord.findFirstOrThrow({ where: { key: idempotencyKey } });
    expect(kept.body).not.toContain(first.json.data.secret.slice(6));
  });

  it.each([
    ["https://10.0.0.1/x", "not_allowed"],
    ["https://[::1]/x", "not_allowed"],
    ["https://0x0a000001/x", "not_allowed"],
    ["http://169.254.169.254/latest/meta-data", "not_allowed"],
    ["https://receiver.example.com:22/x", "not_allowed"],
    ["ftp://receiver.example.com/x", "url"],
    ["https://user:pass@receiver.example.com/x", "url"],
    ["nonsense", "url"],
    ["https://receiver.example.com/a\rb", "url"],
    ["https://receiver.example.com/a\nb", "url"],
    ["https://receiver.example.com/a\tb", "url"],
    ["http:127.0.0.1", "url"],
    ["http:///x", "url"],
    ["http://%31%32%37.0.0.1:4000/x", "url"],
    ["https://receiver.example.com/x#part", "not_allowed"],
    // The app's own port, in the range that these tests may call.
    ["http://127.0.0.1:3000/api/inngest", "not_allowed"],
    ["http://localhost:3000/", "not_allowed"],
  ])("refuses %j", async (url, code) => {
    expect((await create({ url })).json.error).toMatchObject({
      code: "validation_error",
      fields: { url: code },
    });
  });

  it("normalizes the URL", async () => {
    const { json } = await create({ url: " HTTPS://Receiver.Example.com:443/a b/../hook " });
    expect(json.data.url).toBe("https://receiver.example.com/hook");
    const changed = await patch(json.data.id, { url: "http://0x7f.1:4000/hook" });
    expect(changed.json.data.url).toBe("http://127.0.0.1:4000/hook");
  });

  it("accepts http only in test", async () => {
    const url = "http://receiver.example.com/hook";
    expect((await create({ url })).status).toBe(201);
    const live = await workspace.key("live");
    expect((await create({ url }, live)).json.error.fields).toEqual({ url: "not_allowed" });
    expect((await create({}, live)).status).toBe(201);
  });

  it("validates event kinds and filters", async () => {
    expect((await create({ events: [] })).json.error.fields).toEqual({ events: "too_short" });
    expect((await create({ events: ["nope"] })).json.error.fields).toEqual({ "events.0": "not_allowed" });
    expect((await create({ events: ["*", "*"] })).json.error.fields).toEqual({ events: "duplicate" });
    expect((await create({ client_id: "nobody" })).json.error.fields).toEqual({ client_id: "not_found" });
    expect((await create({ event_slug: "no-show" })).json.error.fields).toEqual({ event_slug: "not_found" });
    const client = await api("POST", "/v1/clients", { key, body: { name: "C", external_id: newId("ext") } });
    const { id, external_id } = client.json.data;
    expect((await create({ client_id: external_id })).json.data.client_id).toBe(id);
  });

  it("limits a key with clients to those clients", async () => {
    const [own, other] = await Promise.all(
      ["own", "other"].map((name) => api("POST", "/v1/clients", { key, body: { name } })),
    );
    const clientIds = [String(own?.json.data.id)];
    const held = await workspace.key("test", undefined, { clientIds });
    expect((await create({}, held)).json.error.fields).toEqual({ client_id: "required" });
    const theirs = { client_id: other?.json.data.id };
    expect((await create(theirs, held)).json.error.fields).toEqual({ client_id: "not_found" });
    const mine = await create({ client_id: clientIds[0] }, held);
    expect(mine.status).toBe(201);
    const listed = await api("GET", "/v1/webhooks", { key: held });
    expect(listed.json.data.map(({ id }: { id: string }) => id)).toEqual([mine.json.data.id]);
    const foreign = await made();
    expect((await api("GET", `/v1/webhooks/${foreign.id}`, { key: held })).status).toBe(404);
  });
});

describe("updating", () => {
  it("increments the version, except for a no-op", async () => {
    const { id } = await made();
    const changed = await patch(id, { description: "new", events: ["plan.failed"], expected_version: 1 });
    expect(changed.json).toMatchObject({
      data: { description: "new", events: ["plan.failed"] },
      meta: { version: 2 },
    });
    expect(changed.json.data.secret).toBeUndefined();
    expect((await patch(id, { description: "new" })).json.meta.version).toBe(2);
    expect((await patch(id, { description: "x", expected_version: 1 })).json.error.code).toBe(
      "version_conflict",
    );
    expect((await patch(id, { url: "https://127.1/x:1" })).status).toBe(200);
    expect((await patch(id, { url: "https://192.168.0.1/" })).json.error.fields).toEqual({
      url: "not_allowed",
    });
  });

  it("rotates the secret with an overlap, or activates the new one immediately", async () => {
    const { id, secret } = await made();
    const rotated = await patch(id, { rotate_secret: true, overlap_hours: 48 });
    const next = rotated.json.data.secret;
    expect(next).toMatch(/^whsec_/);
    expect(next).not.toBe(secret);
    const hours = (Date.parse(rotated.json.data.next_secret_at) - Date.now()) / 3_600_000;
    expect(Math.abs(hours - 48)).toBeLessThan(0.1);
    const row = () => db().webhook.findUniqueOrThrow({ where: { id } });
    expect(secretsAt(await row(), new Date())).toEqual({ current: secret, next });
    const active = await patch(id, { activate_now: true });
    expect(active.json.data).toMatchObject({ next_secret_at: null });
    expect(active.json.data.secret).toBeUndefined();
    expect(secretsAt(await row(), new Date())).toEqual({ current: next });
    const atOnce = await patch(id, { rotate_secret: true, activate_now: true });
    expect(secretsAt(await row(), new Date())).toEqual({ current: atOnce.json.data.secret });
    const audit = await api("GET", "/v1/audit-log", { key });
    for (const text of [secret, next, atOnce.json.data.secret])
      expect(audit.text).not.toContain(text.slice(6));
  });

  it("uses the secret that took over as the old one in the next rotation", async () => {
    const { id } = await made();
    const second = (await patch(id, { rotate_secret: true, overlap_hours: 1 })).json.data.secret;
    await db().webhook.update({ where: { id }, data: { nextSecretAt: new Date(Date.now() - 1) } });
    expect((await api("GET", `/v1/webhooks/${id}`, { key })).json.data.next_secret_at).toBeNull();
    const third = (await patch(id, { rotate_secret: true })).json.data.secret;
    const row = await db().webhook.findUniqueOrThrow({ where: { id } });
    expect(secretsAt(row, new Date())).toEqual({ current: second, next: third });
    expect(Math.round(((row.nextSecretAt?.getTime() ?? 0) - Date.now()) / 3_600_000)).toBe(24);
  });

  it("rejects inconsistent rotation fields", async () => {
    const { id } = await made();
    const codes = async (body: object) => (await patch(id, body)).json.error.fields;
    expect(await codes({ overlap_hours: 2 })).toEqual({ overlap_hours: "not_allowed" });
    expect(await codes({ activate_now: true })).toEqual({ activate_now: "not_allowed" });
    expect(await codes({ rotate_secret: true, overlap_hours: 73 })).toEqual({ overlap_hours: "too_large" });
    expect(await codes({ status: "disabled" })).toEqual({ status: "not_allowed" });
  });

  it("accepts the active flag instead of a status", async () => {
    const { id } = await made();
    const off = await patch(id, { active: false });
    expect(off.json.data).toMatchObject({ active: false, status: "paused" });
    expect((await patch(id, { active: false })).json.meta.version).toBe(off.json.meta.version);
    expect((await patch(id, { active: true })).json.data).toMatchObject({ active: true, status: "active" });
    const both = await patch(id, { active: true, status: "paused" });
    expect(both.json.error.fields).toEqual({ active: "invalid" });
  });

  it("cancels pending deliveries when paused or deleted, and clears failures when activated", async () => {
    const { id } = await made();
    const test = () => api("POST", `/v1/webhooks/${id}/test`, { key, body: {} });
    const first = await test();
    expect(first.status).toBe(202);
    await patch(id, { status: "paused" });
    const deliveries = await api("GET", `/v1/webhooks/${id}/deliveries`, { key });
    expect(deliveries.json.data[0]).toMatchObject({ state: "cancelled", next_attempt_at: null });
    const job = await db().job.findFirstOrThrow({ where: { subject: first.json.data.id } });
    expect(job.state).toBe("cancelled");
    await db().webhook.update({
      where: { id },
      data: { status: "disabled", disabledReason: "failing", failingSince: new Date() },
    });
    const active = await patch(id, { status: "active" });
    expect(active.json.data).toMatchObject({ status: "active", disabled_reason: null, failing_since: null });
    await test();
    const gone = await api("DELETE", `/v1/webhooks/${id}`, { key });
    expect(gone.json.data).toEqual({ id, deleted: true, cancelled_deliveries: 1 });
    for (const [method, path] of [
      ["GET", ""],
      ["DELETE", ""],
      ["POST", "/test"],
      ["GET", "/deliveries"],
    ] as const)
      expect((await api(method, `/v1/webhooks/${id}${path}`, { key })).status).toBe(404);
    expect(await db().webhook.findUniqueOrThrow({ where: { id } })).toMatchObject({
      secretCipher: null,
      nextSecretCipher: null,
    });
  });
});

describe("deliveries", () => {
  it("are created with the change itself, for matching active webhooks", async () => {
    const own = await makeWorkspace();
    const ownKey = await own.key();
    const all = (await create({}, ownKey)).json.data;
    const some = (await create({ events: ["event.created"] }, ownKey)).json.data;
    const none = (await create({ events: ["guest.added"] }, ownKey)).json.data;
    const paused = (await create({}, ownKey)).json.data;
    await api("PATCH", `/v1/webhooks/${paused.id}`, { key: ownKey, body: { status: "paused" } });
    const show = { title: "Launch", generate_show_plan: false };
    const event = await api("POST", "/v1/showrooms", { key: ownKey, body: show });
    expect(event.status).toBe(201);
    const of = async (id: string) =>
      (await api("GET", `/v1/webhooks/${id}/deliveries?type=event.created`, { key: ownKey })).json.data;
    expect([(await of(all.id)).length, (await of(some.id)).length]).toEqual([1, 1]);
    expect([(await of(none.id)).length, (await of(paused.id)).length]).toEqual([0, 0]);
    const [delivery] = await of(some.id);
    expect(delivery).toMatchObject({ event_type: "event.created", state: "pending", attempts: 0, log: [] });
    const { body } = await db().webhookEvent.findUniqueOrThrow({ where: { id: delivery.event_id } });
    expect(JSON.parse(body)).toMatchObject({
      id: delivery.event_id,
      type: "event.created",
      environment: "test",
    });
  });

  it("can be filtered and retried", async () => {
    const { id } = await made({ events: ["plan.ready"] });
    const test = await api("POST", `/v1/webhooks/${id}/test`, { key, body: {} });
    expect(test.json.data.event_type).toBe("plan.ready");
    const list = async (query: string) =>
      (await api("GET", `/v1/webhooks/${id}/deliveries?${query}`, { key })).json.data.length;
    expect([await list("state=pending"), await list("state=failed"), await list("type=plan.ready")]).toEqual([
      1, 0, 1,
    ]);
    const path = `/v1/webhooks/${id}/deliveries/${test.json.data.id}`;
    await db().webhookDelivery.update({
      where: { id: test.json.data.id },
      data: { state: "exhausted", attempts: 8, endedAt: new Date() },
    });
    const retried = await api("POST", `${path}/retry`, { key, body: {} });
    expect(retried.status).toBe(202);
    expect(retried.json.data).toMatchObject({
      state: "pending",
      event_id: test.json.data.event_id,
      ended_at: null,
    });
    const jobs = await db().job.findMany({ where: { subject: test.json.data.id }, orderBy: { id: "asc" } });
    expect(jobs.map(({ state }) => state)).toEqual(["cancelled", "queued"]);
    await db().job.updateMany({
      where: { subject: test.json.data.id, state: "queued" },
      data: { state: "running" },
    });
    expect((await api("POST", `${path}/retry`, { key, body: {} })).json.error.fields).toEqual({
      status: "running",
    });
    const other = await made();
    const foreign = await api("POST", `/v1/webhooks/${other.id}/deliveries/${test.json.data.id}/retry`, {
      key,
      body: {},
    });
    expect(foreign.status).toBe(404);
  });
});

describe("rotateWebhookSecret", () => {
  it("returns the new secret once, and signs with both until the overlap ends", async () => {
    const { id, secret: old } = await made();
    const url = `/v1/webhooks/${id}/rotate-secret`;
    const rotated = await api("POST", url, { key, body: { overlap_hours: 48 } });
    expect(rotated.status).toBe(200);
    const { secret, next_secret_at } = rotated.json.data;
    expect(secret).not.toBe(old);
    expect(Date.parse(next_secret_at) - Date.now()).toBeGreaterThan(47.9 * 3_600_000);
    const row = await db().webhook.findUniqueOrThrow({ where: { id } });
    expect(secretsAt(row, new Date())).toEqual({ current: old, next: secret });
    expect(secretsAt(row, new Date(Date.now() + 49 * 3_600_000))).toEqual({ current: secret });
    const now = await api("POST", url, { key, body: { activate_now: true } });
    const after = await db().webhook.findUniqueOrThrow({ where: { id } });
    expect(secretsAt(after, new Date())).toEqual({ current: now.json.data.secret });
    expect(now.json.data.next_secret_at).toBeNull();
    const audit = await api("GET", "/v1/audit-log", { key });
    expect(audit.text).not.toContain(secret.slice(6));
    expect(audit.json.data[0]).toMatchObject({ action: "rotateWebhookSecret", after: { secret: "rotated" } });
  });

  it("limits the overlap to three days", async () => {
    const { id } = await made();
    const answer = await api("POST", `/v1/webhooks/${id}/rotate-secret`, {
      key,
      body: { overlap_hours: 73 },
    });
    expect(answer.json.error.fields).toEqual({ overlap_hours: "too_large" });
  });
});

describe("recovering", () => {
  const HOUR = 3_600_000;
  let id: string;
  let number = 0;

  const delivery = async (state: string, hoursAgo: number, attempts = 1, type = "event.created") => {
    const { workspaceId } = await db().webhook.findUniqueOrThrow({ where: { id } });
    number += 1;
    const createdAt = new Date(Date.now() - hoursAgo * HOUR);
    const event = { id: `whe_r${number}`, workspaceId, environment: "test" as const, type, body: "{}" };
    await db().webhookEvent.create({ data: { ...event, createdAt } });
    await db().webhookDelivery.create({
      data: {
        id: `whd_r${number}`,
        workspaceId,
        webhookId: id,
        eventId: event.id,
        state,
        attempts,
        createdAt,
        endedAt: state === "pending" ? null : createdAt,
        nextAttemptAt: state === "pending" ? new Date(Date.now() + HOUR) : null,
      },
    });
    return `whd_r${number}`;
  };
  const recover = (body: object) => api("POST", `/v1/webhooks/${id}/recover`, { key, body });
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
  const queuedNow = async () => {
    const due = { state: "queued", kind: "webhook.deliver", dueAt: { lte: new Date() } };
    const jobs = await db().job.findMany({ where: { ...due, subject: { startsWith: "whd_r" } } });
    return jobs.map(({ subject }) => subject).sort();
  };

  beforeEach(async () => {
    await db().job.deleteMany();
    id = (await made()).id;
  });

  it("resends only what failed since then", async () => {
    await delivery("failed", 5);
    const failed = await delivery("failed", 2);
    const exhausted = await delivery("exhausted", 1, 8);
    await delivery("succeeded", 1);
    await delivery("cancelled", 1, 0);
    await delivery("pending", 1, 2);
    const counted = await recover({ since: ago(3), dry_run: true });
    expect(counted.json).toMatchObject({ data: { queued: 2, more: false }, meta: { dry_run: true } });
    expect(await queuedNow()).toEqual([]);
    const answer = await recover({ since: ago(3) });
    expect(answer.status).toBe(202);
    expect(answer.json.data).toMatchObject({ webhook_id: id, queued: 2, more: false });
    expect(await queuedNow()).toEqual([failed, exhausted].sort());
    const row = await db().webhookDelivery.findUniqueOrThrow({ where: { id: failed } });
    expect(row).toMatchObject({ state: "pending", attempts: 1, endedAt: null });
  });

  it("includes cancelled and pending deliveries on request, within a window and of one kind", async () => {
    const cancelled = await delivery("cancelled", 2, 0);
    const waiting = await delivery("pending", 2, 3);
    await delivery("pending", 2, 0);
    await delivery("cancelled", 0.5, 0);
    await delivery("cancelled", 2, 0, "plan.ready");
    const states = ["cancelled", "pending"];
    await recover({ since: ago(3), until: ago(1), states, type: "event.created" });
    expect(await queuedNow()).toEqual([cancelled, waiting].sort());
    const jobs = await db().job.findMany({ where: { subject: waiting, state: "queued" } });
    expect(jobs.map(({ payload }) => payload)).toMatchObject([{ once: false }]);
  });

  it("requires an active webhook and a valid window", async () => {
    expect((await recover({ since: ago(1), until: ago(2) })).json.error.fields).toEqual({
      until: "before_start",
    });
    expect((await recover({})).json.error.fields).toEqual({ since: "required" });
    await patch(id, { status: "paused" });
    expect((await recover({ since: ago(1) })).json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "paused" },
    });
  });
});
