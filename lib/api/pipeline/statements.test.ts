import pg from "pg";
import { beforeAll, expect, it, vi } from "vitest";
import { Batch, type Statement } from "@/lib/platform/database/batch";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

let key: string;
let client: string;

beforeAll(async () => {
  key = await (await makeWorkspace()).key();
  client = (await api("POST", "/v1/clients", { key, body: { name: "Northwind" } })).json.data.id;
  // The first show creates rows that later ones reuse.
  await show();
});

const show = (idempotencyKey = newId("idem"), plan = false) =>
  api("POST", "/v1/showrooms", {
    key,
    body: { title: "Trips", client_id: client, generate_show_plan: plan },
    idempotencyKey,
  });

/** Tables that many calls share and that are written after their responses. */
const SHARED = /^(usage|request|lease|key)_?/;

/** The statements of each trip to the database that the work causes, without the shared ones. */
async function tripsOf(work: () => Promise<unknown>): Promise<string[]> {
  const trips: string[] = [];
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [Batch | Statement | string];
    const all =
      asked instanceof Batch ? asked.statements : [typeof asked === "string" ? { text: asked } : asked];
    const names = all.map(({ name, text }) => name ?? text.slice(0, 20));
    if (!names.every((name) => SHARED.test(name))) trips.push(names.join(" "));
    return Reflect.apply(query, this, args);
  } as never);
  await work();
  vi.restoreAllMocks();
  return trips;
}

it("creates a client in one round trip, and replays it without any", async () => {
  const idempotencyKey = newId("idem");
  const create = () => api("POST", "/v1/clients", { key, body: { name: "One trip" }, idempotencyKey });
  expect(await tripsOf(create)).toEqual(["idem_claim insert_client effects_audit"]);
  expect(await tripsOf(create)).toEqual([]);
});

it("reads a client in one round trip", async () => {
  expect(await tripsOf(() => api("GET", `/v1/clients/${client}`, { key }))).toEqual(["client_by_id"]);
});

it("creates a show without a plan in two round trips", async () => {
  expect(await tripsOf(() => show())).toEqual([
    "tx_begin idem_claim client_by_id",
    "insert_event insert_plan effects_audit effects_events_test idem_store tx_commit",
  ]);
});

it("claims the idempotency key of a priced call before it reserves the price", async () => {
  expect(await tripsOf(() => show(newId("idem"), true))).toEqual([
    "tx_begin idem_claim",
    "budget_reserve",
    "client_by_id",
    "insert_event insert_plan effects_audit effects_events_test effects_jobs_test idem_store tx_commit",
  ]);
});
