import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { SCOPES } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();

interface Show {
  slug: string;
  id: string;
}

async function makeShow(change: Record<string, unknown> = {}): Promise<Show> {
  const answer = await api("POST", "/api/v1/events", {
    key,
    body: { title: "Designing for delight", starts_at: "2027-03-04T18:00:00Z", generate_show_plan: false },
  });
  expect(answer.status).toBe(201);
  const { slug } = answer.json.data;
  const { id } = await db().event.update({ where: { slug }, data: change });
  return { id, slug };
}

const add = (show: Show, body: Record<string, unknown>, prefix = "/api/v1", given = key) =>
  api("POST", `${prefix}/events/${show.slug}/registrations`, { key: given, body });

const list = (show: Show, query = "", given = key) =>
  api("GET", `/v1/events/${show.slug}/registrations${query}`, { key: given });

const mails = (show: Show) => db().mailMessage.findMany({ where: { eventId: show.id } });
const emailJobs = async (show: Show) =>
  db().job.count({ where: { kind: "mail.send", subject: { in: (await mails(show)).map(({ id }) => id) } } });

describe("one registration per address", () => {
  it("is created by 30 concurrent calls, with exactly one confirmation", async () => {
    const show = await makeShow();
    const spellings = [
      "ada@example.com",
      "ADA@example.com",
      "Ada@Example.COM",
      " ada@example.com ",
      "ａda@example.com",
    ];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        add(show, { name: "Ada", email: spellings[number % spellings.length] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201));
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
    expect(await db().registration.count({ where: { eventId: show.id } })).toBe(1);
    expect(await mails(show)).toHaveLength(1);
    expect(await emailJobs(show)).toBe(1);
  });

  it("is found however its domain is spelled", async () => {
    const show = await makeShow();
    const spellings = [
      "u@bücher.example",
      "u@xn--bcher-kva.example",
      "U@BÜCHER.example.",
      "u@Bücher.Example",
    ];
    const ids = new Set<string>();
    for (const email of spellings) ids.add((await add(show, { name: "U", email })).json.data.id);
    expect(ids.size).toBe(1);
    const [row] = (await list(show)).json.data;
    expect(row.email).toBe("u@xn--bcher-kva.example");
    const { workspaceId } = workspace;
    await db().suppression.create({
      data: { workspaceId, emailNormal: "v@xn--bcher-kva.example", reason: "unsubscribe" },
    });
    const emails = ["z@example.com.", "Z@example.com", "u@bücher.example", "v@BÜCHER.example"];
    const bulk = await api("POST", `/v1/events/${show.slug}/registrations/bulk`, {
      key,
      body: { source_attestation: { source_type: "members" }, records: emails.map((email) => ({ email })) },
    });
    expect(bulk.json.data.results.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "created",
      "merged",
      "merged",
      "suppressed",
    ]);
    const path = `/api/v1/events/${show.slug}/registrations?email=`;
    expect((await api("DELETE", path + encodeURIComponent("u@BÜCHER.example."), { key })).status).toBe(200);
    expect((await api("DELETE", `${path}z@EXAMPLE.com.`, { key })).status).toBe(200);
    expect((await list(show)).json.data).toEqual([]);
  });

  it("stores its time zone under one name, even for Windows names", async () => {
    const show = await makeShow();
    const zones = {
      utc: "UTC",
      "america/new_york": "America/New_York",
      "Eastern Standard Time": "America/New_York",
      "(UTC-05:00) Eastern Time (US & Canada)": "America/New_York",
    };
    for (const [place, [given, kept]] of Object.entries(zones).entries()) {
      const { json } = await add(show, { name: "A", email: `a${place}@example.com`, time_zone: given });
      expect(json.data.time_zone).toBe(kept);
    }
    const body = { timezone: "W. Europe Standard Time" };
    const changed = await api("PATCH", `/v1/events/${show.slug}`, { key, body });
    expect(changed.json.data.event.timezone).toBe("Europe/Berlin");
  });

  it("keeps dots and plus signs distinct, and counts per event", async () => {
    const show = await makeShow();
    const other = await makeShow();
    const ids = new Set<string>();
    for (const email of ["a.b@example.com", "ab@example.com", "ab+x@example.com"])
      ids.add((await add(show, { name: "A", email })).json.data.id);
    ids.add((await add(other, { name: "A", email: "ab@example.com" })).json.data.id);
    expect(ids.size).toBe(4);
  });

  it("leaves the existing row alone, but fills in a blank name", async () => {
    const show = await makeShow();
    const first = await add(show, { name: "Ada", email: "ada@example.com", marketing_consent: true });
    const again = await add(show, { name: "Eve", email: "ada@example.com", marketing_consent: false });
    expect(again.json.data).toEqual(first.json.data);
    expect(again.json.meta.version).toBe(1);
    await db().registration.update({ where: { id: first.json.data.id }, data: { name: "" } });
    const named = await add(show, { name: "Ada L", email: "ada@example.com" });
    expect(named.json.data).toMatchObject({ id: first.json.data.id, name: "Ada L", marketing_consent: true });
  });

  it("replays an identical call byte for byte", async () => {
    const show = await makeShow();
    const call = {
      key,
      body: { name: "Ada", email: "ada@example.com" },
      idempotencyKey: newId("idem"),
    };
    const first = await api("POST", `/v1/events/${show.slug}/registrations`, call);
    const again = await api("POST", `/v1/events/${show.slug}/registrations`, call);
    expect(again.text).toBe(first.text);
    expect(again.headers["Idempotent-Replayed"]).toBe("true");
  });
});

describe("confirmation", () => {
  it("is off on /v1 unless requested with both flags and the scope", async () => {
    const show = await makeShow();
    await add(show, { name: "Ada", email: "a@example.com" }, "/v1");
    expect(await mails(show)).toHaveLength(0);
    const unsaid = await add(show, { name: "Ada", email: "a@example.com", send_confirmation: true }, "/v1");
    expect(unsaid.json.error).toMatchObject({ code: "validation_error", fields: { send: "must_be_true" } });
    const weak = await workspace.key(
      "test",
      SCOPES.filter((scope) => scope !== "communications:send"),
    );
    const wanted = { name: "Ada", email: "a@example.com", send_confirmation: true, send: true };
    expect((await add(show, wanted, "/v1", weak)).json.error.code).toBe("insufficient_scope");
    expect(await mails(show)).toHaveLength(0);
    const preview = await add(show, { ...wanted, dry_run: true }, "/v1");
    expect(preview.json.meta.quote.recipients).toBe(1);
    expect(await mails(show)).toHaveLength(0);
    expect((await add(show, wanted, "/v1")).status).toBe(201);
    expect((await add(show, wanted, "/v1")).status).toBe(201);
    expect(await mails(show)).toHaveLength(1);
  });

  it("goes to one address at most five times an hour, across shows and spellings", async () => {
    const shows = await Promise.all(Array.from({ length: 8 }, () => makeShow()));
    const answers = await Promise.all(
      shows.map((show, number) =>
        add(show, { name: "Eve", email: number % 2 ? "flood@example.com" : "FLOOD@example.com" }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await db().mailMessage.count({ where: { toEmail: "flood@example.com" } })).toBe(5);
  });
});

describe("states", () => {
  it("depend on capacity and approval", async () => {
    const asked = await makeShow({ approval: true });
    expect((await add(asked, { name: "A", email: "a@example.com" })).json.data.state).toBe(
      "pending_approval",
    );
    const small = await makeShow({ capacity: 1 });
    expect((await add(small, { name: "A", email: "a@example.com" })).json.data.state).toBe("confirmed");
    const refused = await add(small, { name: "B", email: "b@example.com" });
    expect(refused.status).toBe(409);
    expect(refused.json.error.code).toBe("slot_limit_reached");
    expect((await add(small, { name: "A", email: "a@example.com" })).status).toBe(201);
  });

  it("never confirm more people than the capacity", async () => {
    const show = await makeShow({ capacity: 5, waitlist: true });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => add(show, { name: "A", email: `p${number}@example.com` })),
    );
    const states = answers.map(({ json }) => json.data.state);
    expect(states.filter((state) => state === "confirmed")).toHaveLength(5);
    expect(states.filter((state) => state === "waitlisted")).toHaveLength(15);
  });

  it.each(["cancelled", "archived"])("rejects registrations once the event is %s", async (state) => {
    const show = await makeShow({ state });
    const answer = await add(show, { name: "A", email: "a@example.com" });
    expect(answer.json.error).toMatchObject({ code: "version_conflict", fields: { status: state } });
  });

  it("lets an organiser register people for a draft", async () => {
    const show = await makeShow({ state: "draft" });
    expect((await add(show, { name: "A", email: "a@example.com" })).status).toBe(201);
  });

  it("rejects registrations for a suspended client", async () => {
    const show = await makeShow();
    const { clientId } = await db().event.findUniqueOrThrow({ where: { id: show.id } });
    await db().client.update({ where: { id: clientId }, data: { status: "suspended" } });
    const answer = await add(show, { name: "A", email: "a@example.com" });
    await db().client.update({ where: { id: clientId }, data: { status: "active" } });
    expect(answer.json.error.code).toBe("client_inactive");
  });
});

describe("the list", () => {
  it("filters, searches and pages through names that start with any character", async () => {
    const show = await makeShow();
    const names = ["@ada", "=bob", "Čeněk", "dora", "@eve", "\u202efay"];
    for (const [number, name] of names.entries())
      await add(show, {
        name,
        email: `n${number}@example.com`,
        marketing_consent: number % 2 === 0,
        source: number < 2 ? "crm" : "api",
      });
    for (const sort of ["name", "email", "created_at", "updated_at"]) {
      const seen: string[] = [];
      let cursor = "";
      do {
        const page = await list(
          show,
          `?limit=2&sort=${sort}&order=asc${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
        );
        expect(page.status).toBe(200);
        seen.push(...page.json.data.map((row: { name: string }) => row.name));
        cursor = page.json.meta.next_cursor ?? "";
      } while (cursor);
      expect([...seen].sort()).toEqual([...names].sort());
    }
    expect((await list(show, "?source=crm")).json.data).toHaveLength(2);
    expect((await list(show, "?marketing_consent=true")).json.data).toHaveLength(3);
    expect((await list(show, "?q=DORA")).json.data).toHaveLength(1);
    expect((await list(show, "?q=n3@example")).json.data).toHaveLength(1);
    expect((await list(show, "?q=%25")).json.data).toHaveLength(0);
    expect((await list(show, "?state=waitlisted")).json.data).toHaveLength(0);
  });

  it("shows personal links only to keys that can register people", async () => {
    const show = await makeShow();
    await add(show, { name: "A", email: "a@example.com" });
    const reader = await workspace.key("test", ["registrations:read"]);
    const [seen] = (await list(show, "", reader)).json.data;
    expect(seen).toMatchObject({ name: "A", email: "a@example.com" });
    expect(seen.join_link).toBeUndefined();
    const [full] = (await list(show)).json.data;
    expect(full.join_link).toContain(`/watch/${show.slug}?join=`);
  });
});

describe("removal by email address", () => {
  const remove = (show: Show, email: string) =>
    api("DELETE", `/api/v1/events/${show.slug}/registrations?email=${encodeURIComponent(email)}`, { key });

  it("accepts an unescaped plus sign in the query", async () => {
    const show = await makeShow();
    await add(show, { name: "A", email: "a+b@example.com" });
    const url = `/api/v1/events/${show.slug}/registrations?email=a+b@example.com`;
    expect((await api("DELETE", url, { key })).json.data?.email).toBe("a+b@example.com");
  });

  it("ends the registration once, and frees the address", async () => {
    const show = await makeShow();
    const { id } = (await add(show, { name: "A", email: "a+b@example.com" })).json.data;
    expect((await remove(show, "A+B@example.com")).json.data).toEqual({
      removed: true,
      id,
      email: "a+b@example.com",
    });
    expect((await remove(show, "a+b@example.com")).status).toBe(404);
    expect((await list(show)).json.data).toEqual([]);
    expect((await add(show, { name: "A", email: "a+b@example.com" })).json.data.id).not.toBe(id);
  });
});

it("sends webhooks, and keeps the full address out of the audit log", async () => {
  const show = await makeShow();
  const { json } = await add(show, { name: "Ada", email: "ada.lovelace@example.com" });
  await api("DELETE", `/api/v1/events/${show.slug}/registrations?email=ada.lovelace@example.com`, { key });
  const events = await db().webhookEvent.findMany({
    where: { eventSlug: show.slug },
    orderBy: { id: "asc" },
  });
  const kinds = events.map(({ type }) => type).filter((type) => type.startsWith("registration."));
  expect(kinds).toEqual(["registration.created", "registration.removed"]);
  const created = JSON.parse(events.find(({ type }) => type === "registration.created")?.body ?? "{}");
  expect(created.data.registration).toMatchObject({ id: json.data.id, email: "ada.lovelace@example.com" });
  expect(JSON.stringify(created)).not.toContain("join=");
  const audit = await db().auditEntry.findMany({
    where: { subjectId: json.data.id },
    orderBy: { id: "asc" },
  });
  expect(audit.map(({ action }) => action)).toEqual(["createRegistration", "removeRegistrationByEmail"]);
  expect(JSON.stringify(audit)).not.toContain("ada.lovelace@");
});
