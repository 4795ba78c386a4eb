import pg from "pg";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Batch, type Statement } from "@/lib/platform/database/batch";
import { db } from "@/lib/platform/database/db";
import { joinToken } from "@/lib/platform/security/capability";
import { capabilityCookieName } from "@/lib/platform/security/cookies";
import { api } from "@/test/support/api";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";

let workspace: TestWorkspace;
let key: string;
let slug: string;
let eventId: string;
let network = 0;
/** Each test has its own address, because limits count across all shows. */
let ada: string;

beforeAll(async () => {
  workspace = await makeWorkspace();
  key = await workspace.key();
});

beforeEach(async () => {
  ada = `ada${++network}@example.com`;
  const body = { title: "Night radio", starts_at: "2027-03-04T18:00:00Z", generate_show_plan: false };
  slug = (await api("POST", "/api/v1/events", { key, body })).json.data.slug;
  eventId = (await db().event.findUniqueOrThrow({ where: { slug } })).id;
});

const ORIGIN = "http://127.0.0.1:3000";

/** Makes a visitor's call, from a new address unless one is given. */
function visit(path: string, body: unknown, more: { address?: string; cookie?: string; as?: string } = {}) {
  network += 1;
  const headers: Record<string, string> = { origin: ORIGIN };
  if (more.cookie) headers.cookie = more.cookie;
  if (more.as) headers["x-showrunner-as"] = more.as;
  return api("POST", `/api/app/events/${slug}${path}`, {
    body,
    headers,
    address: more.address ?? `10.0.${network >> 8}.${network & 255}`,
    idempotencyKey: null,
  });
}

const signUp = (email: string, more: Record<string, unknown> = {}, address?: string) =>
  visit("/signup", { name: "Ada", email, ...more }, address ? { address } : {});

const cookieOf = (answer: { cookies: string[] }): string => answer.cookies[0]?.split(";")[0] ?? "";
const registrationOf = (email: string) =>
  db().registration.findFirstOrThrow({ where: { eventId, emailNormal: email } });
const emailCount = () => db().mailMessage.count({ where: { eventId, state: { not: "skipped" } } });
const changeEvent = (data: Record<string, unknown>) => db().event.update({ where: { id: eventId }, data });

describe("the signup page", () => {
  it("registers, stores the given details, and emails the link without returning it", async () => {
    const answer = await signUp(ada, {
      marketing_consent: true,
      consent_wording: "Yes, write to me.",
      time_zone: "Europe/Berlin",
      utm: { source: "news", campaign: "spring" },
    });
    expect(answer.status).toBe(200);
    expect(answer.json.data).toMatchObject({ state: "confirmed", entered: false, check_mail: true });
    expect(answer.cookies).toEqual([]);
    expect(answer.text).not.toContain("join");
    const row = await registrationOf(ada);
    expect(row).toMatchObject({
      source: "signup",
      timeZone: "Europe/Berlin",
      marketingConsent: true,
      utm: { source: "news", campaign: "spring" },
      consent: { marketing: true, wording: "Yes, write to me.", source: "signup" },
    });
    expect(await emailCount()).toBe(1);
  });

  it("answers a repeat signup exactly like a first one, whatever the show's settings", async () => {
    const same = async () => {
      const known = await signUp(ada);
      const fresh = await signUp(`someone${network}@example.com`);
      expect(known.json.data).toEqual(fresh.json.data);
      expect(known.status).toBe(fresh.status);
      expect(known.cookies).toEqual(fresh.cookies);
      return known.json.data.state;
    };
    await signUp(ada);
    expect(await same()).toBe("confirmed");
    await changeEvent({ capacity: 1, waitlist: true });
    expect(await same()).toBe("waitlisted");
    await changeEvent({ waitlist: false });
    expect(await same()).toBe("full");
    await changeEvent({ capacity: null, approval: true });
    expect(await same()).toBe("pending_approval");
    expect((await registrationOf(ada)).state).toBe("confirmed");
  });

  it("emails again on a repeat, but not on a double click or more than five times an hour", async () => {
    await Promise.all(Array.from({ length: 8 }, () => signUp(ada)));
    expect(await emailCount()).toBe(1);
    const earlier = (minutes: number) =>
      db().mailMessage.updateMany({
        where: { eventId },
        data: { writtenAt: new Date(Date.now() - minutes * 60_000) },
      });
    for (let round = 0; round < 7; round++) {
      await earlier(10);
      await signUp(ada);
    }
    expect(await emailCount()).toBe(5);
    await earlier(61);
    await signUp(ada);
    expect(await emailCount()).toBe(6);
  });

  it("restores a cancelled registration with a new link", async () => {
    await signUp(ada);
    const before = await registrationOf(ada);
    await visit("/my-place/cancel", { join: joinToken(before.id, before.joinVersion) });
    await signUp(ada);
    const after = await registrationOf(ada);
    expect(after).toMatchObject({ id: before.id, state: "confirmed", joinVersion: 2 });
    expect(await emailCount()).toBe(2);
    expect((await visit("/enter", { join: joinToken(before.id, 1) })).status).toBe(404);
  });

  it.each([
    ["draft", "offline"],
    ["ended", "ended"],
    ["cancelled", "cancelled"],
    ["archived", "archived"],
  ])("rejects a signup when the show is %s, and says so", async (state, words) => {
    await changeEvent({ state });
    const { json } = await signUp(ada);
    expect(json.error).toMatchObject({ code: "version_conflict", fields: { status: state } });
    expect(json.error.message).toContain(words);
    expect(await db().registration.count({ where: { eventId } })).toBe(0);
  });

  it("accepts five signups a minute per network address, without affecting others", async () => {
    const answers = [];
    for (let number = 0; number < 6; number++)
      answers.push(await signUp(`p${number}@example.com`, {}, "203.0.113.9"));
    expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const last = answers[5];
    expect(last?.status).toBe(429);
    expect(last?.json.error).toMatchObject({ code: "rate_limited", retryable: true });
    expect(Number(last?.headers["Retry-After"])).toBeGreaterThan(0);
    expect((await signUp("other@example.com", {}, "203.0.113.10")).status).toBe(200);
  });

  it("counts rejected signups towards the rate limit", async () => {
    const statuses: number[] = [];
    for (const wrong of [{ email: "no" }, { extra: 1 }, { name: 5 }, { utm: 1 }, { source: "x" }, {}])
      statuses.push((await signUp(ada, wrong, "203.0.113.11")).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await db().registration.count({ where: { eventId } })).toBe(0);
  });

  it.each([
    [{ email: "not an address" }, { email: "email" }],
    [{ name: "  " }, { name: "too_short" }],
    [{ time_zone: "Mars/Base" }, { time_zone: "invalid" }],
    [{ source: "elsewhere" }, { source: "not_allowed" }],
    [{ utm: { foo: "x" } }, { "utm.foo": "unknown_field" }],
    [{ email: "a@example.com\r\nBcc: b@example.com" }, { email: "email" }],
  ])("rejects %j", async (wrong, fields) => {
    const { status, json } = await visit("/signup", { name: "Ada", email: ada, ...wrong });
    expect(status).toBe(400);
    expect(json.error.fields).toEqual(fields);
  });
});

describe("a signup", () => {
  /** Returns the statements of each round trip to the database, by name. */
  async function tripsOf(work: () => Promise<unknown>): Promise<string[]> {
    const trips: string[] = [];
    const { query } = pg.Client.prototype;
    const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const [asked] = args as [Batch | Statement | string];
      const all =
        asked instanceof Batch ? asked.statements : [typeof asked === "string" ? { text: asked } : asked];
      trips.push(all.map(({ name, text }) => name ?? text.slice(0, 20)).join(" "));
      return Reflect.apply(query, this, args);
    } as never);
    await work();
    spy.mockRestore();
    return trips;
  }

  it("makes the same number of database round trips for new, known and repeat signups", async () => {
    await signUp("warm@example.com");
    await signUp("warm@example.com");
    const first = await tripsOf(() => signUp(ada));
    const again = await tripsOf(() => signUp(ada));
    await db().mailMessage.updateMany({
      where: { eventId },
      data: { writtenAt: new Date(Date.now() - 10 * 60_000) },
    });
    const later = await tripsOf(() => signUp(ada));
    expect(again).toHaveLength(first.length);
    expect(later).toEqual(again);
    // The rows of the person and the email are written either way, with the audit entry and the job.
    for (const trips of [first, again, later]) expect(trips.at(-1)).toContain("effects_audit");
    for (const trips of [first, again, later]) expect(trips.at(-1)).toContain("effects_jobs");
    const mails = await db().mailMessage.findMany({ where: { eventId, toEmail: ada } });
    expect(mails.map(({ state }) => state).sort()).toEqual(["queued", "queued", "skipped"]);
  });

  it("looks successful to a bot that fills in the hidden field, but isn't stored", async () => {
    const person = await signUp(ada);
    const program = await signUp("bot@example.com", { website: "https://spam.example" });
    expect([program.status, program.json.data]).toEqual([person.status, person.json.data]);
    expect(await db().registration.count({ where: { eventId } })).toBe(1);
    expect(await db().mailMessage.count({ where: { eventId } })).toBe(1);
  });

  it("stores the referrer and campaign", async () => {
    await signUp(ada, { referrer: "https://news.example.com/a", utm: { source: "news" } });
    expect(await registrationOf(ada)).toMatchObject({
      referrer: "https://news.example.com/a",
      utm: { source: "news" },
    });
  });
});

describe.each(["viewer_door", "guest_door"])("the %s", (source) => {
  it("lets a new address in right away", async () => {
    const answer = await signUp(ada, { source });
    expect(answer.json.data).toMatchObject({ state: "confirmed", entered: true });
    expect(cookieOf(answer)).toContain(capabilityCookieName("attendee", slug));
    expect((await registrationOf(ada)).joinedAt).not.toBeNull();
    const asAttendee = await visit(
      "/my-place/cancel",
      {},
      { cookie: cookieOf(answer), as: `attendee:${slug}` },
    );
    expect(asAttendee.json.data.state).toBe("cancelled");
  });

  it("tells a known address to check its email", async () => {
    await signUp(ada);
    const answer = await signUp(ada, { source, name: "Mallory" });
    expect(answer.json.data).toMatchObject({ state: "confirmed", entered: false, check_mail: true });
    expect(answer.cookies).toEqual([]);
    expect((await registrationOf(ada)).name).toBe("Ada");
  });

  it("reveals nothing about an address on a dry run", async () => {
    const fresh = await signUp(ada, { source, dry_run: true });
    expect(await db().registration.count({ where: { eventId } })).toBe(0);
    await signUp(ada);
    const known = await signUp(ada, { source, dry_run: true });
    expect(known.json.data).toEqual(fresh.json.data);
    expect([...known.cookies, ...fresh.cookies]).toEqual([]);
  });

  it("lets no one in by their email domain alone", async () => {
    await changeEvent({ approval: true, approvalDomains: ["example.com"] });
    const answer = await signUp(ada, { source });
    expect(answer.json.data).toMatchObject({ state: "confirmed", entered: false, check_mail: true });
    expect(answer.cookies).toEqual([]);
  });

  it("lets no one in who is pending approval", async () => {
    await changeEvent({ approval: true });
    const answer = await signUp(ada, { source });
    expect(answer.json.data).toMatchObject({ state: "pending_approval", entered: false });
    expect(answer.cookies).toEqual([]);
  });
});

describe("a person's own registration", () => {
  const change = (body: object) => visit("/my-place/change", body);

  it("changes its name, time zone and consent through its own link only", async () => {
    await signUp(ada, { marketing_consent: true, consent_wording: "News, please." });
    const { id } = await registrationOf(ada);
    const join = joinToken(id, 1);
    const answer = await change({
      join,
      name: "Ada King",
      time_zone: "Asia/Tokyo",
      marketing_consent: false,
    });
    expect(answer.json.data).toEqual({ state: "confirmed", name: "Ada King" });
    const after = await registrationOf(ada);
    expect(after).toMatchObject({
      name: "Ada King",
      timeZone: "Asia/Tokyo",
      marketingConsent: false,
      version: 2,
      consent: { marketing: false, source: "place", wording: "News, please." },
    });
    await change({ join, name: "Ada King" });
    expect((await registrationOf(ada)).version).toBe(2);
    expect((await change({ name: "Eve" })).status).toBe(401);
    expect((await change({ join: joinToken(id, 2), name: "Eve" })).status).toBe(404);
    expect((await change({ join, name: " " })).json.error.fields).toEqual({ name: "too_short" });
    await visit("/my-place/cancel", { join });
    expect((await change({ join, name: "Eve" })).json.error.fields).toEqual({ status: "cancelled" });
  });
});

describe("the personal link", () => {
  const enter = (join: string) => visit("/enter", { join });

  it("lets this browser in, and records the first time", async () => {
    await signUp(ada);
    const { id } = await registrationOf(ada);
    const answer = await enter(joinToken(id, 1));
    expect(answer.json.data).toEqual({ state: "confirmed", name: "Ada" });
    expect(cookieOf(answer)).toContain("showrunner-attendee");
    const first = (await registrationOf(ada)).joinedAt;
    expect(first).not.toBeNull();
    await enter(joinToken(id, 1));
    expect((await registrationOf(ada)).joinedAt).toEqual(first);
  });

  it("works only for its own show, version and registration", async () => {
    await signUp(ada);
    const { id } = await registrationOf(ada);
    const token = joinToken(id, 1);
    const wrong = [
      joinToken(id, 2),
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      "",
      "x".repeat(50),
      "'; DROP TABLE registration; --",
    ];
    for (const join of wrong) expect((await enter(join)).status).toBe(404);
    const elsewhere = slug;
    const body = { title: "Other", generate_show_plan: false };
    slug = (await api("POST", "/api/v1/events", { key, body })).json.data.slug;
    expect((await enter(token)).status).toBe(404);
    slug = elsewhere;
    await db().registration.update({ where: { id }, data: { removedAt: new Date() } });
    expect((await enter(token)).status).toBe(404);
  });

  it("says why it doesn't let the person in yet, or anymore", async () => {
    await signUp(ada);
    const { id } = await registrationOf(ada);
    const inState = async (state: string) => {
      await db().registration.update({ where: { id }, data: { state } });
      return (await enter(joinToken(id, 1))).json.error;
    };
    expect(await inState("waitlisted")).toMatchObject({
      code: "version_conflict",
      fields: { status: "waitlisted" },
    });
    expect((await inState("pending_approval")).fields.status).toBe("pending_approval");
    expect((await inState("cancelled")).code).toBe("gone");
  });

  it("cancels the registration once, for every browser", async () => {
    await signUp(ada);
    const { id } = await registrationOf(ada);
    const cookie = cookieOf(await enter(joinToken(id, 1)));
    const cancel = () => visit("/my-place/cancel", { join: joinToken(id, 1) });
    expect((await cancel()).json.data.state).toBe("cancelled");
    expect((await cancel()).status).toBe(200);
    const events = await db().webhookEvent.count({
      where: { eventSlug: slug, type: "registration.updated" },
    });
    expect(events).toBe(1);
    const old = await visit("/my-place/cancel", {}, { cookie, as: `attendee:${slug}` });
    expect(old.status).toBe(401);
  });

  it("can't cancel a registration without its token", async () => {
    await signUp(ada);
    expect((await visit("/my-place/cancel", {})).status).toBe(401);
    expect((await visit("/my-place/cancel", { join: "y".repeat(50) })).status).toBe(404);
  });
});
