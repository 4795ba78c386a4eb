import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { InngestTestEngine } from "@inngest/test";
import { afterEach, expect, it } from "vitest";
import { Prisma } from "@/lib/generated/prisma/client";
import { db, sql } from "@/lib/platform/database/db";
import { claimDue } from "@/lib/platform/jobs/claim-due";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { makeWorkspace } from "@/test/support/workspace";
import { writePlan } from "./write-plan";

checkEmitted("plan.ready", "plan.failed");

let stub: Server | undefined;

afterEach(() => {
  Object.assign(env(), { LLM_BASE_URL: undefined });
  stub?.closeAllConnections();
  stub?.close();
});

async function makeShow(body: object = {}) {
  const workspace = await makeWorkspace({ plan: "free" });
  const key = await workspace.key();
  const made = await api("POST", "/v1/showrooms", {
    key,
    body: { title: "Agents", brief: "Topics: evaluations, budgets. With Ana Ruiz (CTO)", ...body },
  });
  const slug = made.json.data.showroom.slug as string;
  const event = await db().event.findUniqueOrThrow({ where: { slug } });
  return { workspace, key, slug, eventId: event.id, template: made.json.data.showroom.segments as string[] };
}

/** Runs an event's job as the engine would. */
async function run(eventId: string): Promise<unknown> {
  const job = await db().job.findFirstOrThrow({ where: { kind: "plan.write", subject: eventId } });
  const handout = (await claimDue(100)).find(({ jobId }) => jobId === job.id)?.handout ?? 0;
  const engine = new InngestTestEngine({
    function: writePlan,
    events: [{ name: "job/plan.write", data: { job_id: job.id, handout } }],
  });
  return (await engine.execute()).result;
}

const planOf = (eventId: string) => db().plan.findUniqueOrThrow({ where: { eventId } });

async function money(workspaceId: string) {
  const budget = await db().budget.findFirstOrThrow({ where: { workspaceId } });
  const usage = await db().usageRow.aggregate({ where: { workspaceId }, _sum: { costMicros: true } });
  const ledger = await db().ledgerEntry.aggregate({
    where: { workspaceId, state: "settled" },
    _sum: { settledMicros: true },
  });
  return {
    committed: Number(budget.committedMicros),
    settled: Number(budget.settledMicros),
    usage: Number(usage._sum.costMicros),
    ledger: Number(ledger._sum.settledMicros),
  };
}

it("replaces the template with the written plan, charges once and notifies webhooks", async () => {
  const { workspace, eventId, template } = await makeShow();
  expect(await money(workspace.workspaceId)).toEqual({ committed: 10_000, settled: 2, usage: 2, ledger: 2 });
  const before = await planOf(eventId);
  expect(await run(eventId)).toMatchObject({ end: "succeeded" });
  const plan = await planOf(eventId);
  expect(plan).toMatchObject({ status: "ready", source: "rules", note: null });
  const ids = (row: { segments: unknown }) => (row.segments as { id: string }[]).map(({ id }) => id);
  expect(ids(plan)).toEqual(ids(before));
  expect(plan.outline).toMatchObject({
    topics: [{ text: "evaluations" }, { text: "budgets" }],
    people: [{ name: "Ana Ruiz", title: "CTO" }],
  });
  const titles = (plan.segments as { title: string }[]).map(({ title }) => title);
  // The same planner wrote both: a run of show open in a studio doesn't change under its host.
  expect(titles).toEqual(template);
  expect(titles.join(" ")).toMatch(/Evaluations/);
  expect(await money(workspace.workspaceId)).toEqual({
    committed: 10_000,
    settled: 10_000,
    usage: 10_000,
    ledger: 10_000,
  });
  const emitted = await db().webhookEvent.findMany({ where: { type: "plan.ready" } });
  expect(emitted).toHaveLength(1);
});

it("doesn't overwrite a plan that someone has edited", async () => {
  const { key, slug, eventId } = await makeShow();
  const segments = [{ title: "Mine", type: "talk", duration_sec: 600 }];
  const edited = await api("PATCH", `/v1/events/${slug}`, { key, body: { plan: { segments } } });
  expect(edited.status).toBe(200);
  await run(eventId);
  const plan = await planOf(eventId);
  expect((plan.segments as { title: string }[]).map(({ title }) => title)).toEqual(["Mine"]);
  expect(plan).toMatchObject({ status: "ready", source: "person" });
});

it("keeps edits to a segment, rewrites the rest and lists what was kept", async () => {
  const { key, slug, eventId } = await makeShow();
  const before = (await api("GET", `/v1/events/${slug}`, { key })).json.data.event;
  const at = before.plan.segments.findIndex(({ title }: { title: string }) => /evaluations/i.test(title));
  const segments = structuredClone(before.plan.segments);
  Object.assign(segments[at], { notes: "Bring the numbers.", duration_sec: 1_200 });
  const { ticker, questions } = before.plan;
  await api("PATCH", `/v1/events/${slug}`, {
    key,
    body: { title: "Agents at work", plan: { segments, ticker, questions } },
  });
  await run(eventId);
  const { plan } = (await api("GET", `/v1/events/${slug}`, { key })).json.data.event;
  expect(plan.segments[at]).toEqual(segments[at]);
  expect(plan.segments[0].script).toContain("Agents at work");
  expect(plan).toMatchObject({ status: "ready", source: "rules" });
  expect(plan.edits).toEqual([
    {
      segment_id: segments[at].id,
      title: segments[at].title,
      change: "changed",
      fields: ["duration_sec", "notes"],
    },
  ]);
  const emitted = await db().webhookEvent.findFirstOrThrow({
    where: { type: "plan.ready", eventSlug: slug },
  });
  expect(JSON.parse(emitted.body ?? "").data).toMatchObject({ applied: true, kept: 1 });
});

it("doesn't overwrite an edited plan whose original draft wasn't stored", async () => {
  const { key, slug, eventId } = await makeShow();
  const { plan } = (await api("GET", `/v1/events/${slug}`, { key })).json.data.event;
  const segments = plan.segments.map((one: object) => ({ ...one, notes: "Mine." }));
  await api("PATCH", `/v1/events/${slug}`, { key, body: { title: "New", plan: { segments } } });
  await db().plan.update({ where: { eventId }, data: { written: Prisma.DbNull } });
  await run(eventId);
  const after = await planOf(eventId);
  expect(after).toMatchObject({ status: "ready", source: "person" });
  expect(after.segments).toEqual(segments);
});

/** Configures a model that fails, after this. */
async function failingModel(asked: () => unknown = () => undefined): Promise<void> {
  const server = createServer((_request, response) => {
    const fail = () => void response.writeHead(500).end("{}");
    void Promise.resolve(asked()).then(fail, fail);
  });
  stub = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  Object.assign(env(), { LLM_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` });
}

it("writes a plan once, even if its job runs again", async () => {
  let asked = 0;
  await failingModel(() => ++asked);
  const { workspace, eventId } = await makeShow();
  await run(eventId);
  const [plan, times, spent] = [await planOf(eventId), asked, await money(workspace.workspaceId)];
  expect([plan.status, times > 0]).toEqual(["ready", true]);
  const again = "UPDATE job SET state = 'queued', due_at = now() WHERE kind = 'plan.write' AND subject = $1";
  await sql("", again, [eventId]);
  expect(await run(eventId)).toMatchObject({ end: "succeeded" });
  expect(await planOf(eventId)).toEqual(plan);
  expect([asked, await money(workspace.workspaceId)]).toEqual([times, spent]);
  const { workspaceId } = workspace;
  expect(await db().webhookEvent.count({ where: { type: "plan.ready", workspaceId } })).toBe(1);
  expect(await db().webhookEvent.count({ where: { type: "plan.failed", workspaceId } })).toBe(0);
});

it("refunds the credit for a show that was cancelled while the model wrote its plan", async () => {
  await failingModel(() => db().event.update({ where: { id: eventId }, data: { state: "cancelled" } }));
  const { workspace, eventId } = await makeShow();
  const before = await planOf(eventId);
  await run(eventId);
  expect(await planOf(eventId)).toMatchObject({ status: "failed", segments: before.segments });
  expect((await money(workspace.workspaceId)).committed).toBe(2);
});

it("falls back to the built-in planner with a note when the model fails", async () => {
  await failingModel();
  const { eventId } = await makeShow();
  await run(eventId);
  const plan = await planOf(eventId);
  expect(plan).toMatchObject({ status: "ready", source: "rules" });
  expect(plan.note).toMatch(/built-in planner.*500/);
});

it("refunds the credit if the client was suspended before the plan was written", async () => {
  const { workspace, key, eventId } = await makeShow();
  const event = await db().event.findUniqueOrThrow({ where: { id: eventId } });
  await api("PATCH", `/v1/clients/${event.clientId}`, { key, body: { status: "suspended" } });
  await run(eventId);
  expect(await planOf(eventId)).toMatchObject({ status: "failed" });
  const spent = await money(workspace.workspaceId);
  expect(spent).toEqual({ committed: 4, settled: 4, usage: 4, ledger: 4 });
  expect(
    await db().webhookEvent.count({ where: { type: "plan.failed", workspaceId: workspace.workspaceId } }),
  ).toBe(1);
});
