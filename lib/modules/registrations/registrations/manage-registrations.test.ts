import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { SCOPES } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();
const noSend = await workspace.key(
  "test",
  SCOPES.filter((scope) => scope !== "communications:send"),
);
let slug: string;
let eventId: string;
let number = 0;
/** Each test has its own address, because email limits count across all shows. */
let ada: string;

beforeEach(async () => {
  number += 1;
  ada = `ada${number}@example.com`;
  await show({});
});

async function show(body: Record<string, unknown>): Promise<void> {
  const answer = await api("POST", "/api/v1/events", {
    key,
    body: { title: "Night radio", starts_at: "2027-03-04T18:00:00Z", generate_show_plan: false, ...body },
  });
  expect(answer.status).toBe(201);
  ({ slug } = answer.json.data);
  eventId = (await db().event.findUniqueOrThrow({ where: { slug } })).id;
}

const url = (more = "") => `/v1/events/${slug}/registrations${more}`;
const call = (method: string, more: string, body?: object, given = key) =>
  api(method, url(more), { key: given, body });

async function add(email = ada, more: object = {}): Promise<string> {
  const answer = await call("POST", "", { name: "Ada", email, ...more });
  expect(answer.status).toBe(201);
  return answer.json.data.id;
}

const row = (id: string) => db().registration.findUniqueOrThrow({ where: { id } });
const mails = (id: string) => db().mailMessage.findMany({ where: { registrationId: id } });
const emitted = (type: string) => db().webhookEvent.count({ where: { eventSlug: slug, type } });

describe("a registration", () => {
  it("is returned with its version, consent, campaign and referrer", async () => {
    const id = await add(ada, {
      marketing_consent: true,
      consent_wording: "Send me news.",
      time_zone: "Asia/Tokyo",
      utm: { source: "newsletter" },
      referrer: "https://news.example.com/a",
    });
    const { status, json } = await call("GET", `/${id}`);
    expect(status).toBe(200);
    expect(json.meta.version).toBe(1);
    expect(json.data).toMatchObject({
      id,
      state: "confirmed",
      held_until: null,
      consent: { marketing: true, source: "api", wording: "Send me news.", attestation: null },
      time_zone: "Asia/Tokyo",
      utm: { source: "newsletter" },
      referrer: "https://news.example.com/a",
    });
    expect(Date.parse(json.data.consent.at)).not.toBeNaN();
  });

  it("is not found in another event or after removal", async () => {
    const id = await add();
    const previous = slug;
    await show({});
    expect((await call("GET", `/${id}`)).status).toBe(404);
    expect((await call("PATCH", `/${id}`, { name: "Eve" })).status).toBe(404);
    expect((await call("DELETE", `/${id}`)).status).toBe(404);
    slug = previous;
    expect((await call("DELETE", `/${id}`)).json.data).toEqual({ removed: true, id, email: ada });
    for (const method of ["GET", "DELETE"]) expect((await call(method, `/${id}`)).status).toBe(404);
    expect((await row(id)).removedAt).not.toBeNull();
    expect(await emitted("registration.removed")).toBe(1);
    expect(await add()).not.toBe(id);
  });

  it("is changed only with the current version", async () => {
    const id = await add();
    const change = { name: "Ada L", time_zone: null, expected_version: 1 };
    const { json } = await call("PATCH", `/${id}`, change);
    expect(json).toMatchObject({ data: { name: "Ada L" }, meta: { version: 2 } });
    const late = await call("PATCH", `/${id}`, { name: "Eve", expected_version: 1 });
    expect(late.json.error).toMatchObject({ code: "version_conflict" });
    const same = await call("PATCH", `/${id}`, { name: "Ada L" });
    expect(same.json.meta.version).toBe(2);
    expect(await emitted("registration.updated")).toBe(1);
  });

  it("gets a new link when it moves to another address", async () => {
    const id = await add();
    const before = (await call("GET", `/${id}`)).json.data.join_link;
    const spelled = await call("PATCH", `/${id}`, { email: ada.toUpperCase() });
    const email = ada.replace(/^[^@]+/, (own) => own.toUpperCase());
    expect(spelled.json.data).toMatchObject({ email, join_link: before });
    const moved = await call("PATCH", `/${id}`, { email: `new-${ada}` });
    expect(moved.json.data.join_link).not.toBe(before);
    expect((await row(id)).emailNormal).toBe(`new-${ada}`);
    expect(await add(ada)).not.toBe(id);
  });

  it("rejects an address that is already in use, even in two concurrent calls", async () => {
    const [first, second] = [await add(ada), await add(`b${ada}`)];
    const wide = `ａ${ada.slice(1)}`;
    const taken = await call("PATCH", `/${second}`, { email: wide });
    expect([taken.status, taken.json.error.fields]).toEqual([400, { email: "duplicate" }]);
    const both = await Promise.all(
      [first, second].map((id) => call("PATCH", `/${id}`, { email: `c${ada}` })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.json.error.fields).toEqual({ email: "duplicate" });
  });

  it.each([
    [{ email: "a@example.com, b@example.com" }, { email: "email" }],
    [{ email: "a@example.com\r\nBcc: b@example.com" }, { email: "email" }],
    [{ name: " " }, { name: "too_short" }],
    [{ state: "pending_approval" }, { state: "not_allowed" }],
    [{ time_zone: "Mars/Base" }, { time_zone: "invalid" }],
    [{ consent_wording: "x" }, { consent_wording: "not_allowed" }],
    [{ send_confirmation: true }, { send: "must_be_true" }],
  ])("rejects %j", async (change, fields) => {
    const answer = await call("PATCH", `/${await add()}`, change);
    expect([answer.status, answer.json.error.fields]).toEqual([400, fields]);
  });

  it("records when consent was given or withdrawn, and its wording", async () => {
    const id = await add(ada, { marketing_consent: true, consent_wording: "News, please." });
    const back = await call("PATCH", `/${id}`, { marketing_consent: false });
    expect(back.json.data).toMatchObject({
      marketing_consent: false,
      consent: { marketing: false, source: "api", wording: "News, please." },
    });
  });
});

describe("manual approval", () => {
  it("accepts and declines, and sends an email only on request", async () => {
    await db().event.update({ where: { id: eventId }, data: { approval: true } });
    const [yes, no] = [await add(ada), await add(`b${ada}`)];
    expect((await row(yes)).state).toBe("pending_approval");
    const mail = { send_confirmation: true, send: true };
    expect((await call("PATCH", `/${yes}`, { state: "confirmed", ...mail }, noSend)).status).toBe(403);
    const accepted = await call("PATCH", `/${yes}`, { state: "confirmed", ...mail });
    expect(accepted.json.data.state).toBe("confirmed");
    expect(await mails(yes)).toMatchObject([{ kind: "confirmation", state: "queued" }]);
    const declined = await call("PATCH", `/${no}`, { state: "cancelled" });
    expect(declined.json.data.state).toBe("cancelled");
    expect(await mails(no)).toEqual([]);
  });

  it("is skipped for addresses at the event's approved domains", async () => {
    await show({
      approval: true,
      approval_domains: ["Northwind.example"],
      starts_at: "2027-03-04T18:00:00Z",
    });
    const states = [];
    for (const email of [
      `x${ada.split("@")[0]}@NORTHWIND.example`,
      `x@mail.northwind.example`,
      `northwind.example@${ada.split("@")[1]}`,
      `x@northwind.example.evil.example`,
    ])
      states.push((await row(await add(email))).state);
    expect(states).toEqual(["confirmed", ...Array(3).fill("pending_approval")]);
  });

  it("never exceeds the capacity", async () => {
    await db().event.update({ where: { id: eventId }, data: { approval: true, capacity: 2 } });
    const ids = [];
    for (let one = 0; one < 5; one++) ids.push(await add(`p${one}.${ada}`));
    const answers = await Promise.all(ids.map((id) => call("PATCH", `/${id}`, { state: "confirmed" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ json }) => json.error.code)).toEqual(Array(3).fill("slot_limit_reached"));
    expect(await db().registration.count({ where: { eventId, state: "confirmed" } })).toBe(2);
  });

  it("restores a cancelled registration with a new link", async () => {
    const id = await add();
    const link = (await call("GET", `/${id}`)).json.data.join_link;
    await call("PATCH", `/${id}`, { state: "cancelled" });
    expect((await call("PATCH", `/${id}`, { state: "waitlisted" })).json.error.fields).toEqual({
      status: "cancelled",
    });
    const again = await call("PATCH", `/${id}`, { state: "confirmed" });
    expect(again.json.data.state).toBe("confirmed");
    expect(again.json.data.join_link).not.toBe(link);
  });
});

describe("validating a list", () => {
  it("returns the outcome of each record without writing anything", async () => {
    await db().event.update({ where: { id: eventId }, data: { capacity: 3 } });
    const known = await add();
    await suppress(`gone-${ada}`, "unsubscribe");
    const before = await db().registration.count();
    const { status, json } = await call("POST", "/validate", {
      records: [
        { name: "Ada", email: ada.toUpperCase() },
        { name: "Bea", email: `b-${ada}` },
        { name: "Bea again", email: `B-${ada}` },
        { email: `gone-${ada}` },
        { name: "x".repeat(121), email: "a@example.com; b@example.com", phone: "1" },
        { name: "Nobody" },
      ],
    });
    expect(status).toBe(200);
    expect(json.data.counts).toEqual({ new: 1, registered: 1, duplicate: 1, suppressed: 1, invalid: 2 });
    expect(json.data.places_left).toBe(2);
    expect(json.data.records).toMatchObject([
      { index: 0, outcome: "registered", email: ada, registration_id: known, state: "confirmed" },
      { outcome: "new", email: `b-${ada}`, registration_id: null },
      { outcome: "duplicate" },
      { outcome: "suppressed" },
      { outcome: "invalid", fields: { name: "too_long", email: "email", phone: "unknown_field" } },
      { outcome: "invalid", fields: { email: "required" } },
    ]);
    expect(await db().registration.count()).toBe(before);
  });
});

const suppress = (emailNormal: string, reason: string) =>
  db().suppression.create({ data: { workspaceId: workspace.workspaceId, emailNormal, reason } });

describe("bulk registration", () => {
  const attestation = { source_type: "opt_in_list", source_detail: "Spring fair" };
  const bulk = (records: object[], more: object = {}, prefix = "/v1", given = key) =>
    api("POST", `${prefix}/events/${slug}/registrations/bulk`, {
      key: given,
      body: { records, source_attestation: attestation, ...more },
    });

  it("registers new people, keeps existing ones and skips suppressed addresses", async () => {
    const known = await add();
    await suppress(`gone-${ada}`, "unsubscribe");
    const { status, json } = await bulk([
      { name: "Ada", email: ada },
      { name: "Bea", email: `b-${ada}`, marketing_consent: true },
      { name: "Bea", email: `B-${ada}` },
      { name: "Gone", email: `gone-${ada}` },
      { email: `c-${ada}` },
    ]);
    expect(status).toBe(200);
    expect(json.data.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "merged",
      "created",
      "merged",
      "suppressed",
      "created",
    ]);
    expect(json.data.counts).toEqual({ created: 2, merged: 2, suppressed: 1, over_capacity: 0 });
    expect(json.data.results[0].registration.id).toBe(known);
    expect(json.data.results[1].registration).toMatchObject({
      source: "opt_in_list",
      consent: { marketing: true, attestation },
    });
    expect(json.data.recipients).toBe(0);
    expect(await db().mailMessage.count({ where: { eventId } })).toBe(0);
  });

  it("sends emails on the older prefix unless told not to, and always needs the scope", async () => {
    const quiet = await bulk([{ email: ada }], { send_confirmation: false }, "/api/v1");
    expect(quiet.json.data.recipients).toBe(0);
    expect((await bulk([{ email: ada }], { send_confirmation: false }, "/api/v1", noSend)).status).toBe(403);
    const loud = await bulk([{ email: ada }, { email: `b-${ada}` }], {}, "/api/v1");
    expect(loud.json.data.recipients).toBe(1);
    expect(await db().mailMessage.count({ where: { eventId } })).toBe(1);
  });

  it("sends emails on /v1 only with both flags", async () => {
    const without = await bulk([{ email: ada }], { send_confirmation: true });
    expect(without.json.error.fields).toEqual({ send: "must_be_true" });
    expect((await bulk([{ email: ada }], {}, "/v1", noSend)).status).toBe(200);
    const dry = { send_confirmation: true, send: true, dry_run: true };
    const tried = await bulk([{ email: `b-${ada}` }, { email: `c-${ada}` }], dry);
    expect(tried.json.meta.quote.recipients).toBe(2);
    expect(await db().mailMessage.count({ where: { eventId } })).toBe(0);
  });

  it("reports how many were over capacity", async () => {
    await db().event.update({ where: { id: eventId }, data: { capacity: 1 } });
    const { json } = await bulk([{ email: `z-${ada}` }, { email: `a-${ada}` }]);
    expect(json.data.counts).toMatchObject({ created: 1, over_capacity: 1 });
    expect(await db().registration.count({ where: { eventId } })).toBe(1);
  });

  it.each([
    [{ records: Array(6).fill({ email: "a@example.com" }) }, { records: "too_many" }],
    [{ records: [] }, { records: "required" }],
    [{ source_attestation: undefined }, { source_attestation: "required" }],
    [{ enrollment_mode: "scraped" }, { enrollment_mode: "not_allowed" }],
    [{ records: [{ email: "a@example.com, b@example.com" }] }, { "records.0.email": "email" }],
  ])("rejects %j", async (wrong, fields) => {
    const answer = await bulk([{ email: ada }], wrong);
    expect([answer.status, answer.json.error.fields]).toEqual([400, fields]);
  });

  it("registers each person once in concurrent calls with different orders", async () => {
    const people = ["a", "b", "c", "d", "e"].map((letter) => ({ email: `${letter}-${ada}` }));
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, round) => bulk(round % 2 ? people : people.toReversed())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await db().registration.count({ where: { eventId } })).toBe(5);
    const created = answers.reduce((sum, { json }) => sum + json.data.counts.created, 0);
    expect(created).toBe(5);
  });
});

describe("a confirmation", () => {
  const confirm = (id: string, body: object, given = key) => call("POST", `/${id}/confirmation`, body, given);

  it("is previewed without being stored", async () => {
    const id = await add();
    const { status, json } = await confirm(id, { mode: "preview" }, noSend);
    expect(status).toBe(200);
    expect(json.data).toMatchObject({
      mode: "preview",
      mail: null,
      why_not: null,
      to: { name: "Ada", email: ada },
      subject: "You’re in: Night radio",
    });
    const link = (await call("GET", `/${id}`)).json.data.join_link;
    expect(json.data.text).toContain(link);
    expect(json.data.html).toContain(link.replaceAll("&", "&amp;"));
    expect(json.data.calendar).toContain("BEGIN:VEVENT");
    expect(await mails(id)).toEqual([]);
  });

  it("is saved as a draft and then sent once", async () => {
    const id = await add();
    const draft = (await confirm(id, { mode: "draft" })).json.data.mail;
    expect(draft).toMatchObject({ state: "draft" });
    await runDueJobs();
    expect(await mails(id)).toMatchObject([{ id: draft.id, state: "draft" }]);
    const send = { mode: "send", draft_id: draft.id, send: true };
    expect((await confirm(id, send)).json.data.mail).toEqual({ id: draft.id, state: "queued" });
    expect((await confirm(id, send)).status).toBe(404);
    await runDueJobs();
    expect(await mails(id)).toMatchObject([{ id: draft.id, state: "captured" }]);
  });

  it("is sent on request, at most five times an hour per address", async () => {
    const id = await add();
    expect((await confirm(id, { mode: "send", send: true }, noSend)).status).toBe(403);
    expect((await confirm(id, { mode: "send" })).json.error.fields).toEqual({ send: "must_be_true" });
    for (let time = 0; time < 5; time++)
      expect((await confirm(id, { mode: "send", send: true })).json.data.mail.state).toBe("queued");
    const sixth = await confirm(id, { mode: "send", send: true });
    expect([sixth.status, sixth.json.error.code]).toEqual([429, "rate_limited"]);
    expect(await mails(id)).toHaveLength(5);
  });

  it("says why it isn't sent", async () => {
    const id = await add();
    await suppress(ada, "bounce");
    const { json } = await confirm(id, { mode: "send", send: true });
    expect(json.data).toMatchObject({ mail: null, why_not: expect.stringContaining("bounce") });
    expect(await mails(id)).toEqual([]);
    expect((await confirm(id, { mode: "preview", draft_id: "msg_x" })).json.error.fields).toEqual({
      draft_id: "not_allowed",
    });
  });
});
