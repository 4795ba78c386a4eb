import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bodyOf } from "@/lib/modules/email/sending/delivery/stored-body";
import { db } from "@/lib/platform/database/db";
import { claimDue } from "@/lib/platform/jobs/claim-due";
import { startReconciler } from "@/lib/platform/jobs/reconciler";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { withClocksHeld } from "@/test/support/held-time";
import { type Received, type Receiver, startReceiver } from "@/test/support/receiver";
import { runDispatch, runDueJobs } from "@/test/support/run-jobs";
import { withSettings } from "@/test/support/settings";
import { until } from "@/test/support/until";
import { makeWorkspace } from "@/test/support/workspace";

checkEmitted("webhook.disabled");

let key: string;
let workspaceId: string;
let receiver: Receiver;
let hook: { id: string; secret: string };
/** When the test began. */
let begun: number;

beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

beforeEach(async () => {
  await db().job.deleteMany();
  begun = Date.now();
  receiver.received.length = 0;
  receiver.answer((_request, response) => response.end("thanks"));
  const workspace = await makeWorkspace();
  workspaceId = workspace.workspaceId;
  key = await workspace.key();
  hook = await addHook();
});

async function addHook(body: object = {}): Promise<{ id: string; secret: string }> {
  const answer = await api("POST", "/v1/webhooks", {
    key,
    body: { url: receiver.url, events: ["*"], ...body },
  });
  expect(answer.status).toBe(201);
  return answer.json.data;
}

const test = async (id = hook.id): Promise<string> =>
  (await api("POST", `/v1/webhooks/${id}/test`, { key, body: {} })).json.data.id;

const change = (body: object) => api("PATCH", `/v1/webhooks/${hook.id}`, { key, body });

const deliveryOf = async (id: string) => {
  const { json } = await api("GET", `/v1/webhooks/${hook.id}/deliveries`, { key });
  return json.data.find((delivery: { id: string }) => delivery.id === id);
};

/** Adds that many due deliveries, as committed calls leave them. */
async function addDue(count: number): Promise<void> {
  const owner = { workspaceId, environment: "test" as const };
  const ids = Array.from({ length: count }, () => newId("whd").slice(4));
  await db().webhookEvent.createMany({
    data: ids.map((id) => ({
      id: `whe_${id}`,
      ...owner,
      type: "event.created",
      body: '{"data":{"test":true}}',
    })),
  });
  await db().webhookDelivery.createMany({
    data: ids.map((id) => ({ id: `whd_${id}`, workspaceId, webhookId: hook.id, eventId: `whe_${id}` })),
  });
  await db().job.createMany({
    data: ids.map((id) => ({
      id: `job_${id}`,
      ...owner,
      kind: "webhook.deliver",
      subject: `whd_${id}`,
      payload: { delivery_id: `whd_${id}`, webhook_id: hook.id },
    })),
  });
}

const pendingJobs = () => db().job.count({ where: { state: { in: ["queued", "dispatched", "running"] } } });

/** Dispatches the oldest due job, with everything it drains. */
async function runFirst(): Promise<void> {
  const [dispatch] = await claimDue(1);
  if (!dispatch) throw new Error("nothing due");
  await runDispatch(dispatch);
}

/** Runs what is due, and returns the range in seconds from this attempt to a delivery's next one. */
async function runAndWait(id: string): Promise<{ ends: unknown[]; least: number; most: number }> {
  const before = Date.now();
  const ends = (await runDueJobs()).map(({ end }) => end);
  const after = Date.now();
  const next = Date.parse((await deliveryOf(id)).next_attempt_at);
  return { ends, least: (next - after) / 1000, most: (next - before) / 1000 };
}

/** Makes the next attempt due now, as if time had passed. */
async function letTimePass(id: string): Promise<void> {
  await db().webhookDelivery.update({ where: { id }, data: { nextAttemptAt: new Date() } });
  await db().job.updateMany({ where: { subject: id, state: "queued" }, data: { dueAt: new Date() } });
}

const hmac = (secret: string | Buffer, text: string) => createHmac("sha256", secret).update(text);

function expectSigned({ headers, body, at }: Received, secret: string): void {
  const ts = headers["x-service-timestamp"];
  expect(Number(ts)).toBeGreaterThanOrEqual(Math.floor(begun / 1000));
  expect(Number(ts)).toBeLessThanOrEqual(at / 1000);
  expect(headers["x-service-signature"]).toBe(`sha256=${hmac(secret, `${ts}.${body}`).digest("hex")}`);
  const bytes = Buffer.from(secret.slice("whsec_".length), "base64url");
  const id = headers["webhook-id"];
  const standard = `v1,${hmac(bytes, `${id}.${headers["webhook-timestamp"]}.${body}`).digest("base64")}`;
  expect(String(headers["webhook-signature"]).split(" ")).toContain(standard);
}

describe("an event", () => {
  it("arrives signed, byte for byte as it was written", async () => {
    const client = await api("POST", "/v1/clients", { key, body: { name: "C" } });
    const shows = await api("POST", "/v1/showrooms", {
      key,
      body: { title: "Größe ☕ & <b>", generate_show_plan: false, client_id: client.json.data.id },
    });
    expect(shows.status).toBe(201);
    await runDueJobs();
    const got = receiver.received.find(({ headers }) => headers["x-service-event"] === "event.created");
    if (!got) throw new Error("nothing arrived");
    expect([got.method, got.path, got.headers["content-type"]]).toEqual([
      "POST",
      "/hook",
      "application/json",
    ]);
    const id = String(got.headers["x-service-event-id"]);
    const { body } = await db().webhookEvent.findUniqueOrThrow({ where: { id } });
    expect(got.body).toBe(body);
    expect(JSON.parse(got.body)).toMatchObject({
      id,
      type: "event.created",
      data: { event: { title: "Größe ☕ & <b>" } },
    });
    expect(got.headers["webhook-id"]).toBe(id);
    expectSigned(got, hook.secret);
    expect(got.headers["x-service-signature-next"]).toBeUndefined();
    const { json } = await api("GET", `/v1/webhooks/${hook.id}/deliveries?state=succeeded`, { key });
    const delivery = json.data.find((one: { event_id: string }) => one.event_id === id);
    expect(delivery).toMatchObject({
      attempts: 1,
      last_status: 200,
      last_error: null,
      next_attempt_at: null,
    });
    expect(delivery.log).toMatchObject([{ attempt: 1, status: 200, response: "thanks" }]);
  });

  it("carries both signatures while a secret is rotated", async () => {
    const next = (await change({ rotate_secret: true })).json.data.secret;
    await test();
    await runDueJobs();
    const [during] = receiver.received;
    if (!during) throw new Error("nothing arrived");
    expectSigned(during, hook.secret);
    const { headers, body } = during;
    expect(headers["x-service-signature-next"]).toBe(
      `sha256=${hmac(next, `${headers["x-service-timestamp"]}.${body}`).digest("hex")}`,
    );
    expect(String(headers["webhook-signature"]).split(" ")).toHaveLength(2);
    await db().webhook.update({ where: { id: hook.id }, data: { nextSecretAt: new Date(Date.now() - 1) } });
    await test();
    await runDueJobs();
    const after = receiver.received[1];
    if (!after) throw new Error("nothing arrived");
    expectSigned(after, next);
    expect(after.headers["x-service-signature-next"]).toBeUndefined();
  });
});

describe("a failing receiver", () => {
  it("is retried on schedule with the same ID and a fresh timestamp until attempts run out", async () => {
    receiver.answer((_request, response) => {
      response.statusCode = 500;
      response.end(`boom ${"x".repeat(5_000)} Bearer abc\0def sr_test_abcdef`);
    });
    const id = await test();
    const steps = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000];
    for (const [index, step] of steps.entries()) {
      const { ends, least, most } = await runAndWait(id);
      expect(ends).toEqual(["again"]);
      const delivery = await deliveryOf(id);
      expect(delivery).toMatchObject({ state: "pending", attempts: index + 1, last_status: 500 });
      expect(most).toBeGreaterThanOrEqual(step * 0.8);
      expect(least).toBeLessThanOrEqual(step * 1.2);
      const job = await db().job.findFirstOrThrow({ where: { subject: id } });
      expect(Math.abs(job.dueAt.getTime() - Date.parse(delivery.next_attempt_at))).toBeLessThan(1_000);
      await letTimePass(id);
    }
    expect((await runDueJobs()).map(({ end }) => end)).toEqual(["succeeded"]);
    const delivery = await deliveryOf(id);
    expect(delivery).toMatchObject({ state: "exhausted", attempts: 8, next_attempt_at: null });
    expect(delivery.log).toHaveLength(8);
    expect(delivery.log[0].response.length).toBeLessThanOrEqual(2_048);
    expect(receiver.received).toHaveLength(8);
    expect(new Set(receiver.received.map(({ headers }) => headers["x-service-event-id"])).size).toBe(1);
    expect(await runDueJobs()).toEqual([]);
    expect((await api("GET", `/v1/webhooks/${hook.id}`, { key })).json.data.failing_since).not.toBeNull();
  });

  it("can't put secrets or control characters into the log", async () => {
    receiver.answer((_request, response) => {
      response.statusCode = 400;
      response.end("no\0 sr_test_ABCDEF whsec_12345 Bearer tok\x1b[31m\xff");
    });
    const id = await test();
    await runDueJobs();
    const { response } = (await deliveryOf(id)).log[0];
    expect(response).not.toMatch(/ABCDEF|12345|tok\b/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
    expect(response).not.toMatch(/[\0\x1b]/);
    expect(response).toContain("no");
  });

  it("delays the retry with Retry-After, between the scheduled step and twice that", async () => {
    for (const [asked, granted] of [
      ["8", 8],
      ["1", 5],
      ["86400", 10],
    ] as const) {
      receiver.answer((_request, response) => {
        response.writeHead(503, { "Retry-After": asked }).end();
      });
      const id = await test();
      const { least, most } = await runAndWait(id);
      expect(least).toBeLessThanOrEqual(granted);
      expect(most).toBeGreaterThanOrEqual(granted);
      await db().job.deleteMany();
    }
  });

  it("gets no second request when it redirects", async () => {
    receiver.answer((_request, response) => {
      response.writeHead(307, { Location: "/elsewhere" }).end();
    });
    const id = await test();
    await runDueJobs();
    expect(receiver.received.map(({ path }) => path)).toEqual(["/hook"]);
    expect(await deliveryOf(id)).toMatchObject({ state: "pending", last_status: 307 });
  });

  it("is logged with the reason when it doesn't respond at all", async () => {
    const gone = await startReceiver();
    await gone.close();
    await change({ url: gone.url });
    const id = await test();
    await runDueJobs();
    expect(await deliveryOf(id)).toMatchObject({
      state: "pending",
      last_status: null,
      last_error: "connection_failed",
      log: [{ attempt: 1, status: null, error: "connection_failed" }],
    });
  });

  it("is disabled immediately by a 410, which cancels its backlog and notifies other webhooks", async () => {
    receiver.answer((_request, response) => {
      response.writeHead(410).end();
    });
    const [id, waiting] = [await test(), await test()];
    const watcher = await startReceiver();
    await addHook({ url: watcher.url, events: ["webhook.disabled"] });
    await db().job.updateMany({
      where: { subject: waiting },
      data: { dueAt: new Date(Date.now() + 60_000) },
    });
    await runDueJobs();
    await watcher.close();
    expect(await deliveryOf(id)).toMatchObject({ state: "failed", last_status: 410, attempts: 1 });
    expect(await deliveryOf(waiting)).toMatchObject({ state: "cancelled" });
    const { json } = await api("GET", `/v1/webhooks/${hook.id}`, { key });
    expect(json.data).toMatchObject({ status: "disabled", disabled_reason: "gone" });
    expect(watcher.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: "webhook.disabled", data: { webhook_id: hook.id, reason: "gone", cancelled_deliveries: 1 } },
    ]);
    const retry = await api("POST", `/v1/webhooks/${hook.id}/deliveries/${id}/retry`, { key, body: {} });
    expect(retry.json.error).toMatchObject({ code: "version_conflict", fields: { status: "disabled" } });
  });

  it("is disabled after five days of nothing but failures, and not before", async () => {
    const user = { id: newId("usr"), email: `${newId("o")}@example.com`, name: "Olive" };
    await db().user.create({ data: { ...user, members: { create: { workspaceId, role: "owner" } } } });
    receiver.answer((_request, response) => {
      response.writeHead(500).end();
    });
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    for (const [since, status] of [
      [4.9, "active"],
      [5.1, "disabled"],
    ] as const) {
      await db().webhook.update({ where: { id: hook.id }, data: { failingSince: days(since) } });
      await test();
      await runDueJobs();
      expect((await api("GET", `/v1/webhooks/${hook.id}`, { key })).json.data.status).toBe(status);
    }
    const { json } = await api("GET", "/v1/audit-log", { key });
    expect(json.data[0]).toMatchObject({ action: "webhooks.disable", subject: { id: hook.id } });
    const [mail, ...more] = await db().mailMessage.findMany({ where: { workspaceId } });
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: "webhook_disabled", toEmail: user.email, state: "captured" });
    if (!mail) throw new Error("no mail");
    const { text, html } = bodyOf(mail);
    expect(text).toContain(receiver.url);
    expect(html).toContain("failed for 5 days");
  });

  it("recovers after one success", async () => {
    await db().webhook.update({ where: { id: hook.id }, data: { failingSince: new Date(0) } });
    await test();
    await runDueJobs();
    expect((await api("GET", `/v1/webhooks/${hook.id}`, { key })).json.data).toMatchObject({
      status: "active",
      failing_since: null,
    });
  });
});

describe("an attempt", () => {
  it("is made once when two dispatches race for it", async () => {
    await test();
    const [dispatch] = await claimDue(10);
    if (!dispatch) throw new Error("nothing due");
    const ends = await Promise.all([runDispatch(dispatch), runDispatch(dispatch)]);
    expect(ends.map(({ end }) => end).sort()).toEqual(["not_held", "succeeded"]);
    expect(receiver.received).toHaveLength(1);
  });

  it("that two runs made at the same time leaves its delivery with a job", async () => {
    const answers: (() => void)[] = [];
    receiver.answer((_request, response) => {
      answers.push(() => response.writeHead(500).end());
    });
    const id = await test();
    const first = runFirst();
    await until(() => answers.length === 1);
    // As if its process had stood still for longer than its lease.
    await db().job.updateMany({ where: { subject: id }, data: { state: "queued", leaseUntil: null } });
    const second = runFirst();
    await until(() => answers.length === 2);
    answers[0]?.();
    await first;
    answers[1]?.();
    await second;
    await runDueJobs();
    expect(await deliveryOf(id)).toMatchObject({ state: "pending", attempts: 1 });
    const { nextAttemptAt } = await db().webhookDelivery.findUniqueOrThrow({ where: { id } });
    const { state, dueAt } = await db().job.findFirstOrThrow({ where: { subject: id } });
    const away = Math.abs(dueAt.getTime() - (nextAttemptAt?.getTime() ?? 0));
    expect([state, away < 10_000, answers.length]).toEqual(["queued", true, 2]);
  });

  it("isn't made early when a crash lost the job's new due time", async () => {
    receiver.answer((_request, response) => {
      response.writeHead(500).end();
    });
    const id = await test();
    await runDueJobs();
    // The attempt was recorded, but not the job's new due time.
    await db().webhookDelivery.update({
      where: { id },
      data: { nextAttemptAt: new Date(Date.now() + 600_000) },
    });
    await db().job.updateMany({ where: { subject: id }, data: { dueAt: new Date(Date.now() - 1_000) } });
    expect((await runDueJobs()).map(({ end }) => end)).toEqual(["again"]);
    expect(receiver.received).toHaveLength(1);
    expect((await deliveryOf(id)).attempts).toBe(1);
  });

  it("is made once per manual retry, and determines the delivery's state", async () => {
    const id = await test();
    await runDueJobs();
    const retry = () => api("POST", `/v1/webhooks/${hook.id}/deliveries/${id}/retry`, { key, body: {} });
    receiver.answer((_request, response) => {
      response.writeHead(500).end();
    });
    await retry();
    await runDueJobs();
    expect(await deliveryOf(id)).toMatchObject({ state: "failed", attempts: 2, next_attempt_at: null });
    receiver.answer((_request, response) => response.end());
    await retry();
    await runDueJobs();
    expect(await deliveryOf(id)).toMatchObject({ state: "succeeded", attempts: 3 });
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  it("isn't made for any of a large backlog after its webhook is paused, which is cancelled in parts", async () => {
    await addDue(4_100);
    const later = new Date(Date.now() + 3_600_000);
    await db().webhookDelivery.updateMany({ where: { webhookId: hook.id }, data: { nextAttemptAt: later } });
    await db().job.updateMany({ where: { workspaceId }, data: { dueAt: later } });
    const cancelled = () => db().webhookDelivery.count({ where: { webhookId: hook.id, state: "cancelled" } });
    expect((await change({ status: "paused" })).status).toBe(200);
    expect(await cancelled()).toBe(2_000);
    await runFirst();
    expect([await cancelled(), receiver.received.length]).toEqual([4_100, 0]);
    await db().job.updateMany({ where: { workspaceId, state: "queued" }, data: { dueAt: new Date() } });
    await runDueJobs();
    expect(await pendingJobs()).toBe(0);
  });

  it("isn't made for a paused webhook, unless it's a test", async () => {
    const id = await test();
    await change({ status: "paused" });
    await db().webhookDelivery.update({ where: { id }, data: { state: "pending" } });
    await db().job.updateMany({
      where: { subject: id },
      data: { state: "queued", payload: { delivery_id: id, webhook_id: hook.id } },
    });
    await runDueJobs();
    expect([receiver.received.length, (await deliveryOf(id)).state]).toEqual([0, "cancelled"]);
    const tested = await test();
    await runDueJobs();
    expect((await deliveryOf(tested)).state).toBe("succeeded");
  });

  it("is scheduled using SCHEDULE_SCALE", async () => {
    receiver.answer((_request, response) => {
      response.writeHead(500).end();
    });
    await withSettings({ SCHEDULE_SCALE: 100 }, async () => {
      const { ends, least } = await runAndWait(await test());
      expect(ends.length).toBeGreaterThan(0);
      expect(least).toBeLessThanOrEqual(0.06);
    });
  });
});

describe("a burst", () => {
  it("is sent concurrently in one run, with each delivery sent and recorded once", async () => {
    // All but the first, which is sent alone, get a response only once nine are in flight at the same time.
    const waiting: ServerResponse[] = [];
    let most = 0;
    receiver.answer((_request, response) => {
      if (receiver.received.length > 1 && most < 9) waiting.push(response);
      else response.end();
      most = Math.max(most, waiting.length);
      if (most >= 9) for (const one of waiting.splice(0)) one.end();
    });
    const ids: string[] = [];
    for (let i = 0; i < 40; i += 1) ids.push(await test());
    await withClocksHeld(runFirst);
    expect(receiver.received).toHaveLength(40);
    expect(most).toBeGreaterThan(8);
    const rows = await db().webhookDelivery.findMany({
      where: { webhookId: hook.id },
      include: { log: true },
    });
    expect(rows.map(({ state, attempts, log }) => [state, attempts, log.length])).toEqual(
      ids.map(() => ["succeeded", 1, 1]),
    );
    // A job is deleted when its delivery ends; the delivery holds the outcome.
    expect(await db().job.count({ where: { subject: { in: ids } } })).toBe(0);
  });

  it("stops at a 410 without sending the deliveries still in hand", async () => {
    let answered = 0;
    const waiting: ServerResponse[] = [];
    receiver.answer((_request, response) => {
      answered += 1;
      if (answered <= 11) response.writeHead(answered > 10 ? 410 : 200).end();
      else waiting.push(response);
    });
    await addDue(200);
    await withClocksHeld(async () => {
      const run = runFirst();
      // Requests sent before the 410 was read are answered once it has taken effect.
      await until(async () => {
        const { status } = await db().webhook.findUniqueOrThrow({ where: { id: hook.id } });
        return status === "disabled";
      });
      for (const response of waiting) response.writeHead(410).end();
      await run;
    });
    expect(receiver.received.length).toBeLessThan(120);
    // What the run had in hand goes back to the queue after its end.
    await until(async () => {
      await runDueJobs();
      return (await pendingJobs()) === 0;
    });
    const states = await db().webhookDelivery.groupBy({
      by: ["state"],
      where: { webhookId: hook.id },
      _count: true,
    });
    const count = (state: string) => states.find((one) => one.state === state)?._count ?? 0;
    expect([count("succeeded"), count("pending")]).toEqual([10, 0]);
    // Those in flight when the endpoint was disabled count as canceled with the rest.
    expect(count("failed")).toBeGreaterThan(0);
    expect(count("failed") + count("cancelled")).toBe(190);
  });

  it("returns its remaining deliveries to the queue when the receiver becomes slow", async () => {
    await addDue(200);
    const waiting: ServerResponse[] = [];
    receiver.answer((_request, response) => {
      if (receiver.received.length <= 10) response.end();
      else waiting.push(response);
    });
    await withClocksHeld(async (pass) => {
      let isOver = false;
      const run = runFirst().finally(() => {
        isOver = true;
      });
      while (!isOver) {
        await sleep(10);
        if (waiting.length > 0) pass(1_200);
        for (const response of waiting.splice(0)) response.end();
      }
      await run;
    });
    const sent = receiver.received.length;
    expect(sent).toBeLessThan(120);
    const left = await db().job.findMany({ where: { kind: "webhook.deliver" } });
    expect(left).toHaveLength(200 - sent);
    expect(new Set(left.map(({ state, attempt }) => `${state} ${attempt}`))).toEqual(new Set(["queued 0"]));
  });

  it("reaches other webhooks in the same run, even if one doesn't respond", async () => {
    const silent = await startReceiver();
    const waiting: ServerResponse[] = [];
    silent.answer((_request, response) => void waiting.push(response));
    const hooks = [];
    for (let i = 0; i < 10; i += 1) hooks.push(await addHook(i === 4 ? { url: silent.url } : {}));
    const first = await test();
    for (const { id } of hooks) await test(id);
    await claimDue(100);
    await db().job.updateMany({
      where: { state: "dispatched", subject: { not: first } },
      data: { state: "queued" },
    });
    const own = await db().job.findFirstOrThrow({ where: { subject: first } });
    await withClocksHeld(async () => {
      const run = runDispatch({ jobId: own.id, kind: own.kind, handout: own.handout });
      await until(() => receiver.received.length === 10 && waiting.length === 1);
      for (const response of waiting) response.end();
      await run;
    });
    expect(silent.received).toHaveLength(1);
    expect(await db().webhookDelivery.count({ where: { state: "succeeded", workspaceId } })).toBe(11);
    await silent.close();
  });

  it("is still delivered after the process dies midway", async () => {
    const ids = [await test(), await test(), await test()];
    const claimed = await claimDue(100);
    // What a killed process leaves: expiring leases and one response that was never recorded.
    await db().job.updateMany({
      where: { id: { in: claimed.map(({ jobId }) => jobId) } },
      data: { state: "running", carried: true, attempt: 1, leaseUntil: new Date(Date.now() - 1_000) },
    });
    const reconciler = startReconciler();
    await reconciler.round();
    await reconciler.stop();
    await runDueJobs();
    expect((await Promise.all(ids.map(deliveryOf))).map(({ state }) => state)).toEqual(
      ids.map(() => "succeeded"),
    );
  });
});

it("keeps a slow receiver from delaying the others", async () => {
  const slow = await startReceiver();
  const waiting: ServerResponse[] = [];
  slow.answer((_request, response) => void waiting.push(response));
  const slowHook = await addHook({ url: slow.url });
  for (let i = 0; i < 30; i += 1) await test(slowHook.id);
  const id = await test();
  await withClocksHeld(async (pass) => {
    const runs = (await claimDue(100)).map(runDispatch);
    await until(async () => waiting.length === 2 && (await deliveryOf(id)).state === "succeeded");
    pass(4_500);
    for (const response of waiting) response.end();
    await Promise.all(runs);
  });
  expect(slow.received).toHaveLength(2);
  // The receiver is now known to be slow: one at a time.
  const ids = (await claimDue(100)).map(({ jobId }) => jobId);
  const claimed = await db().job.findMany({ where: { id: { in: ids } } });
  const told = claimed.map(({ id, kind, state, payload }) => ({ id, kind, state, payload }));
  const isTheirs = ({ payload }: (typeof told)[number]) => JSON.stringify(payload).includes(slowHook.id);
  expect(told.filter(isTheirs), JSON.stringify(told)).toHaveLength(1);
  await slow.close();
});
