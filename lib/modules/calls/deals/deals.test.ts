import { describe, expect, it } from "vitest";
import { sweepCalls } from "@/lib/modules/calls/calls";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { storeCallOf } from "@/test/support/stored-call";
import { until } from "@/test/support/until";
import { waitingStatements } from "@/test/support/waiting-statements";
import { whileOpen } from "@/test/support/while-open";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.callKey();
const serverKey = await workspace.key();

const line = { name: "Seat", qty: 3, unit_price: "19.99" };
const close = (body: Record<string, unknown> = {}, given = key) =>
  api("POST", "/api/v1/close", { key: given, body: { title: "Yearly plan", line_items: [line], ...body } });
const get = (id: string, given = key) => api("GET", `/api/v1/deals/${id}`, { key: given });
const patch = (id: string, body: Record<string, unknown>, given = key) =>
  api("PATCH", `/api/v1/deals/${id}`, { key: given, body });
const list = (query = "", given = key) => api("GET", `/api/v1/deals${query}`, { key: given });
const expire = (id: string) => db().deal.update({ where: { id }, data: { validUntil: new Date(1_000) } });
const money = (minor: number) => ({ minor, decimal: (minor / 100).toFixed(2) });

it("forgets a call that is deleted, because another one may have its id", async () => {
  const lines = [["Ana", "Hello."]] as const;
  await storeCallOf(workspace, "lost-call", lines);
  await storeCallOf(workspace, "kept-call", lines);
  const [of, other] = [await close({ call_id: "lost-call" }), await close({ call_id: "kept-call" })];
  expect(of.json.data.call_id).toBe("lost-call");
  const deleted = await api("DELETE", "/api/v1/calls/lost-call", { key });
  expect(deleted.status, deleted.text).toBe(200);
  expect((await get(of.json.data.id)).json.data.call_id).toBeNull();
  expect((await get(other.json.data.id)).json.data.call_id).toBe("kept-call");
  await storeCallOf(workspace, "lost-call", lines);
  expect((await list("?call_id=lost-call")).json.data).toEqual([]);
  await db().salesCall.updateMany({ where: { callId: "kept-call" }, data: { keepUntil: new Date(1_000) } });
  await sweepCalls();
  expect((await get(other.json.data.id)).json.data.call_id).toBeNull();
});

it("forgets a call that is deleted while the deal is stored", async () => {
  await storeCallOf(workspace, "brief-call", [["Ana", "Hello."]]);
  // The deal is in its table, but not committed, until its audit row can be written.
  let closing: ReturnType<typeof close> | undefined;
  const deleted = await whileOpen(
    () => sql("", "LOCK TABLE audit_entry IN SHARE MODE"),
    async () => {
      closing = close({ call_id: "brief-call" });
      await until(async () => (await waitingStatements()).length === 1);
      return api("DELETE", "/api/v1/calls/brief-call", { key });
    },
    2,
  );
  expect(deleted.status, deleted.text).toBe(200);
  const closed = await closing;
  expect(closed?.status, closed?.text).toBe(201);
  expect((await get(closed?.json.data.id)).json.data.call_id).toBeNull();
});

describe("closeDeal", () => {
  it("adds up lines and makes a proposal", async () => {
    const made = await close({
      line_items: [
        { name: "Seat", qty: 2.5, unit_price: 0.1, discount_percent: 10, tax_percent: 19, description: "A" },
        { name: "Setup", unit_price: "100.00" },
      ],
      customer: { company: "Northwind", email: "Dana@example.com" },
      notes: "Thanks",
    });
    expect(made.status, made.text).toBe(201);
    const { data } = made.json;
    expect(data).toMatchObject({
      ...{ state: "open", currency: "USD", proposal: 1, rounding: "half_up_per_line", signature: null },
      customer: { name: "", company: "Northwind", email: "Dana@example.com" },
      // 25 ¢, less 2.5 ¢, which is 3; 19% of 22 ¢ is 4.18.
      line_items: [
        {
          ...{ name: "Seat", description: "A", qty: 2.5, unit_price: "0.1" },
          ...{ discount_percent: 10, tax_percent: 19 },
          ...{ subtotal: money(25), discount: money(3), tax: money(4), total: money(26) },
        },
        { name: "Setup", qty: 1, unit_price: "100", discount_percent: null, total: money(10_000) },
      ],
      ...{ subtotal: money(10_025), discount: money(3), tax: money(4), total: money(10_026) },
      tax_by_rate: [{ percent: 19, of: money(22), tax: money(4) }],
    });
    expect(made.json.meta.version).toBe(1);
    expect(data.proposal_url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/proposal\/[0-9a-z]{26}-1-[\w-]{32}$/);
    const days = (Date.parse(data.valid_until) - Date.parse(data.created_at)) / 86_400_000;
    expect(days).toBe(30);
    expect((await get(data.id)).json.data).toEqual(data);
  });

  it("takes a customer as the name of a company, and as nothing more than that", async () => {
    const made = await close({ customer: "Northwind" });
    const customer = { name: "", company: "Northwind", email: "" };
    expect([made.status, made.json.data?.customer]).toEqual([201, customer]);
    const changed = await patch(made.json.data.id, { customer: "Southwind" });
    expect(changed.json.data.customer).toEqual({ ...customer, company: "Southwind" });
  });

  it("leaves no trace of the address", async () => {
    const { data } = (await close()).json;
    const token = data.proposal_url.split("/").at(-1);
    const stored = JSON.stringify([
      await db().auditEntry.findMany({ where: { subjectId: data.id } }),
      await db().deal.findUnique({ where: { id: data.id } }),
      await db().idempotencyRecord.findMany({ where: { workspaceId: workspace.workspaceId } }),
    ]);
    expect(stored).toContain(data.id);
    expect(stored).not.toContain(token);
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [{ line_items: [] }, { line_items: "too_short" }],
    [{ line_items: Array.from({ length: 501 }, () => line) }, { line_items: "too_many" }],
    [{ line_items: [{ ...line, unit_price: 0.1 + 0.2 }] }, { "line_items.0.unit_price": "invalid" }],
    [{ line_items: [{ ...line, unit_price: 1e308 }] }, { "line_items.0.unit_price": "too_large" }],
    [{ line_items: [{ ...line, unit_price: -1 }] }, { "line_items.0.unit_price": "too_small" }],
    [{ line_items: [{ ...line, unit_price: "NaN" }] }, { "line_items.0.unit_price": "invalid" }],
    [{ line_items: [{ ...line, unit_price: "-0" }] }, { "line_items.0.unit_price": "invalid" }],
    [{ line_items: [{ ...line, unit_price: "1e3" }] }, { "line_items.0.unit_price": "invalid" }],
    [{ line_items: [{ ...line, unit_price: null }] }, { "line_items.0.unit_price": "invalid" }],
    [{ line_items: [{ name: "Seat" }] }, { "line_items.0.unit_price": "required" }],
    [{ line_items: [line, { ...line, unit_price: "1.999" }] }, { "line_items.1.unit_price": "invalid" }],
    [{ currency: "JPY" }, { "line_items.0.unit_price": "invalid" }],
    [{ line_items: [{ ...line, qty: 0 }] }, { "line_items.0.qty": "too_small" }],
    [{ line_items: [{ ...line, qty: 1.0005 }] }, { "line_items.0.qty": "invalid" }],
    [{ line_items: [{ ...line, qty: 1e9 }] }, { "line_items.0.qty": "too_large" }],
    [{ line_items: [{ ...line, discount_percent: 101 }] }, { "line_items.0.discount_percent": "too_large" }],
    [{ line_items: [{ ...line, tax_percent: -1 }] }, { "line_items.0.tax_percent": "too_small" }],
    [
      { line_items: [{ name: "A", qty: 1_000_000, unit_price: 999_999_999_999 }] },
      { "line_items.0.unit_price": "too_large" },
    ],
    [{ line_items: Array(11).fill({ name: "A", unit_price: 999_999_999_999 }) }, { line_items: "too_large" }],
    [{ currency: "XXX" }, { currency: "not_allowed" }],
    [{ currency: "US" }, { currency: "invalid" }],
    [{ valid_until: "2020-01-01T00:00:00Z" }, { valid_until: "in_past" }],
    [{ customer: { email: "dana" } }, { "customer.email": "email" }],
    [{ customer: { company_name: "X" } }, { "customer.company_name": "unknown_field" }],
    [{ customer: { name: 7 } }, { "customer.name": "invalid" }],
    [{ customer: " " }, { customer: "too_short" }],
    [{ customer: "x".repeat(201) }, { customer: "too_long" }],
    [{ customer: 7 }, { customer: "invalid" }],
    [{ call_id: "no-such-call" }, { call_id: "not_found" }],
    [{ title: " " }, { title: "too_short" }],
    [{ price: 1 }, { price: "unknown_field" }],
  ])("refuses fields, case %#", async (body, fields) => {
    const refused = await close(body);
    expect([refused.status, refused.json.error?.fields]).toEqual([400, fields]);
  });

  it("refuses ten thousand lines before it reads them", async () => {
    const refused = await close({ line_items: Array.from({ length: 10_000 }, () => line) });
    expect([refused.status, refused.json.error?.fields]).toEqual([400, { body: "too_many" }]);
  });

  it("refuses minus zero, which JSON can say", async () => {
    const rawBody = '{"title":"A","line_items":[{"name":"A","unit_price":-0}]}';
    const refused = await api("POST", "/api/v1/close", { key, rawBody });
    expect(refused.json.error?.fields).toEqual({ "line_items.0.unit_price": "invalid" });
  });

  it("takes the currency in any case, and its decimals", async () => {
    const yen = await close({ currency: "jpy", line_items: [{ name: "A", unit_price: 1200 }] });
    expect(yen.json.data).toMatchObject({ currency: "JPY", total: { minor: 1200, decimal: "1200" } });
    const dinar = await close({ currency: "KWD", line_items: [{ name: "A", unit_price: "1.005" }] });
    expect(dinar.json.data.total).toEqual({ minor: 1005, decimal: "1.005" });
  });

  it("carries the name of the show that the call was in", async () => {
    const body = {
      title: "Engines",
      generate_show_plan: false,
      host: { name: "Ana", company: "Lima Audio" },
    };
    const { slug } = (await api("POST", "/api/v1/events", { key: serverKey, body })).json.data;
    const event = await db().event.findUniqueOrThrow({ where: { slug } });
    const now = new Date();
    const owner = { workspaceId: workspace.workspaceId, environment: "test" as const };
    const facts = {
      language: "en",
      lineCount: 0,
      transcript: {},
      heldAt: now,
      createdAt: now,
      updatedAt: now,
    };
    await db().salesCall.create({
      data: { ...owner, ...facts, id: newId("call"), callId: "crm-7", eventId: event.id },
    });
    const { data } = (await close({ call_id: "crm-7" })).json;
    expect(data.call_id).toBe("crm-7");
    expect(await db().deal.findUnique({ where: { id: data.id } })).toMatchObject({ seller: "Lima Audio" });
    expect((await list("?call_id=crm-7")).json.data.map(({ id }: { id: string }) => id)).toEqual([data.id]);
    const other = await close({ call_id: "crm-7" }, await workspace.callKey("live"));
    expect(other.json.error?.fields).toEqual({ call_id: "not_found" });
  });
});

describe("updateDeal", () => {
  it("makes a new proposal of what changed", async () => {
    const { data: first } = (await close({ customer: { name: "Dana" } })).json;
    const changed = await patch(first.id, { title: "Two years", line_items: [{ ...line, qty: 6 }] });
    expect(changed.status, changed.text).toBe(200);
    const { data } = changed.json;
    expect(data).toMatchObject({
      title: "Two years",
      proposal: 2,
      total: money(11_994),
      customer: { name: "Dana" },
    });
    expect(data.proposal_url).not.toBe(first.proposal_url);
    expect(changed.json.meta.version).toBe(2);
  });

  it("changes nothing if nothing changes", async () => {
    const { data: first } = (await close()).json;
    const same = await patch(first.id, { title: first.title, line_items: [line], currency: "usd" });
    expect(same.json.meta.version).toBe(1);
    expect(same.json.data).toEqual(first);
  });

  it("checks prices that stay against a new currency", async () => {
    const { data } = (await close()).json;
    const refused = await patch(data.id, { currency: "JPY" });
    expect(refused.json.error?.fields).toEqual({ "line_items.0.unit_price": "invalid" });
    expect((await patch(data.id, { currency: "EUR" })).json.data).toMatchObject({
      currency: "EUR",
      proposal: 2,
    });
  });

  it("withdraws, once", async () => {
    const { data } = (await close()).json;
    const withdrawn = await patch(data.id, { state: "withdrawn" });
    expect(withdrawn.json.data).toMatchObject({ state: "withdrawn", proposal: 1, proposal_url: null });
    for (const body of [{ state: "withdrawn" }, { title: "Again" }]) {
      const refused = await patch(data.id, body);
      expect(refused.status).toBe(409);
      expect(refused.json.error).toMatchObject({ code: "version_conflict", fields: { status: "withdrawn" } });
    }
  });

  it("offers an expired deal again with a new date", async () => {
    const { data } = (await close()).json;
    await expire(data.id);
    expect((await get(data.id)).json.data.state).toBe("expired");
    const refused = await patch(data.id, { title: "Later" });
    expect(refused.json.error).toMatchObject({ code: "version_conflict", fields: { status: "expired" } });
    const again = await patch(data.id, { valid_until: "2199-01-01T00:00:00Z" });
    expect(again.json.data).toMatchObject({ state: "open", proposal: 2 });
  });

  it("refuses a version that was changed since", async () => {
    const { data } = (await close()).json;
    await patch(data.id, { title: "B" });
    const refused = await patch(data.id, { title: "C", expected_version: 1 });
    expect(refused.json.error).toMatchObject({
      code: "version_conflict",
      fields: { expected_version: "invalid" },
    });
  });
});

describe("listDeals", () => {
  it("filters by state, with the ones that expired", async () => {
    const own = await makeWorkspace();
    const mine = await own.callKey();
    const ids: string[] = [];
    for (const title of ["open", "expired", "withdrawn"])
      ids.push((await close({ title }, mine)).json.data.id);
    await expire(ids[1] ?? "");
    await patch(ids[2] ?? "", { state: "withdrawn" }, mine);
    for (const state of ["open", "expired", "withdrawn", "accepted"]) {
      const { data } = (await list(`?state=${state}`, mine)).json;
      expect(data.map(({ title }: { title: string }) => title)).toEqual(state === "accepted" ? [] : [state]);
    }
    const pages = [(await list("?limit=2", mine)).json];
    pages.push((await list(`?limit=2&cursor=${pages[0].meta.next_cursor}`, mine)).json);
    expect(pages.flatMap(({ data }) => data.map(({ title }: { title: string }) => title))).toEqual([
      ...["withdrawn", "expired", "open"],
    ]);
    expect(pages[0].data[0].line_items).toBeUndefined();
  });

  it("shows nothing of others", async () => {
    const { data } = (await close()).json;
    for (const other of [await (await makeWorkspace()).callKey(), await workspace.callKey("live")]) {
      expect((await get(data.id, other)).status).toBe(404);
      expect((await patch(data.id, { title: "Mine" }, other)).status).toBe(404);
      expect((await list("", other)).json.data).toEqual([]);
    }
  });
});
