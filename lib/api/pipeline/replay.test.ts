import { beforeAll, beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { once } from "@/lib/platform/runtime/once";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

let key: string;
let idempotencyKey: string;

beforeAll(async () => {
  key = await (await makeWorkspace()).key();
});

beforeEach(() => {
  idempotencyKey = newId("idem");
});

/** From here on this process knows no more of earlier calls than another one would. */
const forget = (): void => once("idem-seen", () => new Map<string, unknown>()).clear();

const create = (body: object) => api("POST", "/v1/clients", { key, body, idempotencyKey });

it("replays at a process that did not take the first call", async () => {
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

it("replays where the call would be refused by now", async () => {
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

it("replays a change that read before it wrote", async () => {
  const { id } = (await api("POST", "/v1/clients", { key, body: { name: "Before" } })).json.data;
  const rename = () => api("PATCH", `/v1/clients/${id}`, { key, body: { name: "After" }, idempotencyKey });
  const first = await rename();
  forget();
  expect((await rename()).text).toBe(first.text);
  expect((await db().client.findUniqueOrThrow({ where: { id } })).version).toBe(2);
});

it("does the work anew once the answer is older than answers are kept", async () => {
  const first = await create({ name: "Yesterday" });
  const old = new Date(Date.now() - 25 * 3_600_000);
  await db().idempotencyRecord.updateMany({ where: { key: idempotencyKey }, data: { createdAt: old } });
  forget();
  const again = await create({ name: "Yesterday" });
  expect(again.status).toBe(201);
  expect(again.json.data.id).not.toBe(first.json.data.id);
  expect(again.headers["Idempotent-Replayed"]).toBeUndefined();
});

it("finds a duplicate on a dry run as in earnest", async () => {
  await create({ name: "Taken", external_id: idempotencyKey });
  const dry = await api("POST", "/v1/clients", {
    key,
    body: { name: "Taken", external_id: idempotencyKey, dry_run: true },
  });
  expect(dry.json.error).toMatchObject({ code: "validation_error", fields: { external_id: "duplicate" } });
});
