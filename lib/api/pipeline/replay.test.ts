import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { db, outsideTransaction, sql, transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";
import { api } from "@/test/support/api";
import { waitingStatements } from "@/test/support/waiting-statements";
import { makeWorkspace } from "@/test/support/workspace";

let key: string;
let idempotencyKey: string;

beforeAll(async () => {
  key = await (await makeWorkspace()).key();
});

beforeEach(() => {
  idempotencyKey = newId("idem");
});

/** Makes this process forget earlier calls, like a process that never received them. */
const forget = (): void => processSingleton("idem-seen", () => new Map<string, unknown>()).clear();

const create = (body: object) => api("POST", "/v1/clients", { key, body, idempotencyKey });

it("replays in a process that didn't handle the first call", async () => {
  const first = await create({ name: idempotencyKey, external_id: idempotencyKey });
  forget();
  const again = await create({ name: idempotencyKey, external_id: idempotencyKey });
  expect(again.text).toBe(first.text);
  expect(again.headers["Idempotent-Replayed"]).toBe("true");
  forget();
  const changed = await create({ name: "Another" });
  expect(changed.json.error.code).toBe("idempotency_conflict");
  expect(await db().client.count({ where: { name: idempotencyKey } })).toBe(1);
  expect(await db().auditEntry.count({ where: { requestId: first.json.meta.request_id } })).toBe(1);
});

it("replays even if the call would be refused now", async () => {
  const client = (await api("POST", "/v1/clients", { key, body: { name: "Soon suspended" } })).json.data.id;
  const body = { title: "Once", client_id: client, generate_show_plan: false };
  const show = () => api("POST", "/v1/showrooms", { key, body, idempotencyKey });
  const first = await show();
  expect(first.status, first.text).toBe(201);
  await api("PATCH", `/v1/clients/${client}`, { key, body: { status: "suspended" } });
  forget();
  expect((await show()).text).toBe(first.text);
  const other = await api("POST", "/v1/showrooms", { key, body });
  expect(other.json.error.code).toBe("client_inactive");
});

it("replays a change that reads before it writes", async () => {
  const { id } = (await api("POST", "/v1/clients", { key, body: { name: "Before" } })).json.data;
  const rename = () => api("PATCH", `/v1/clients/${id}`, { key, body: { name: "After" }, idempotencyKey });
  const first = await rename();
  forget();
  expect((await rename()).text).toBe(first.text);
  expect((await db().client.findUniqueOrThrow({ where: { id } })).version).toBe(2);
});

it("runs again once the stored response has expired", async () => {
  const first = await create({ name: "Yesterday" });
  const old = new Date(Date.now() - 25 * 3_600_000);
  await db().idempotencyRecord.updateMany({ where: { key: idempotencyKey }, data: { createdAt: old } });
  forget();
  const again = await create({ name: "Yesterday" });
  expect(again.status).toBe(201);
  expect(again.json.data.id).not.toBe(first.json.data.id);
  expect(again.headers["Idempotent-Replayed"]).toBeUndefined();
});

it("finds a duplicate in a dry run as in a real call", async () => {
  await create({ name: "Taken", external_id: idempotencyKey });
  const dry = await api("POST", "/v1/clients", {
    key,
    body: { name: "Taken", external_id: idempotencyKey, dry_run: true },
  });
  expect(dry.json.error).toMatchObject({ code: "validation_error", fields: { external_id: "duplicate" } });
});

const showWithPlan = (by: string, given: string) =>
  api("POST", "/v1/showrooms", { key: by, body: { title: "With a plan" }, idempotencyKey: given });

const plansReserved = (workspaceId: string) =>
  db().ledgerEntry.count({ where: { workspaceId, kind: "plan" } });

it("reserves a price once for identical calls, which wait on the key, not the budget", async () => {
  const own = await makeWorkspace();
  const by = await own.key();
  await api("GET", "/v1/clients", { key: by });
  let twins: ReturnType<typeof api>[] = [];
  await transaction(async () => {
    await sql("", "SELECT 1 FROM budget WHERE workspace_id = $1 FOR UPDATE", [own.workspaceId]);
    await outsideTransaction(async () => {
      twins = Array.from({ length: 4 }, () => showWithPlan(by, idempotencyKey));
      await vi.waitFor(async () => expect(await waitingStatements()).toHaveLength(4), { timeout: 4_000 });
      expect((await waitingStatements()).filter((query) => query.includes("budget"))).toHaveLength(1);
    });
  });
  const answers = await Promise.all(twins);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await plansReserved(own.workspaceId)).toBe(1);
  forget();
  expect((await showWithPlan(by, idempotencyKey)).text).toBe(answers[0]?.text);
  expect(await plansReserved(own.workspaceId)).toBe(1);
});

it("handles more concurrent priced calls than there are database connections", async () => {
  const most = env().DATABASE_POOL * 2 + 1;
  Object.assign(env(), { RATE_IN_FLIGHT: most });
  const own = await makeWorkspace();
  const by = await own.key();
  const answers = await Promise.all(Array.from({ length: most }, () => showWithPlan(by, newId("idem"))));
  expect(answers.map(({ status }) => status)).toEqual(Array(most).fill(201));
  expect(await plansReserved(own.workspaceId)).toBe(most);
});

it("releases the key when its price is refused", async () => {
  const own = await makeWorkspace({ plan: "free" });
  const by = await own.key();
  await api("GET", "/v1/clients", { key: by });
  const spend = (committedMicros: bigint) =>
    db().budget.updateMany({ where: { workspaceId: own.workspaceId }, data: { committedMicros } });
  await spend(195_000n);
  expect((await showWithPlan(by, idempotencyKey)).status).toBe(402);
  expect(await plansReserved(own.workspaceId)).toBe(0);
  await spend(2n);
  expect((await showWithPlan(by, idempotencyKey)).status).toBe(201);
});
