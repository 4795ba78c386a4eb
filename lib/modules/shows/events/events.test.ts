import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { SCOPES } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

const workspace = await makeWorkspace();
const key = await workspace.key();

const START = "2027-03-02T17:00:00.000Z";

async function makeEvent(body: object = {}, prefix = "/v1"): Promise<string> {
  const made = await api("POST", `${prefix}/events`, {
    key,
    body: { title: "Engines", generate_show_plan: false, ...body },
  });
  expect(made.status, made.text).toBe(201);
  return made.json.data.slug;
}

const read = async (slug: string) => (await api("GET", `/v1/events/${slug}`, { key })).json;
const patch = (slug: string, body: object, prefix = "/v1", as = key) =>
  api("PATCH", `${prefix}/events/${slug}`, { key: as, body });

describe("createEvent", () => {
  it("creates a draft on the versioned API and a published show on the legacy one", async () => {
    const versioned = await api("POST", "/v1/events", { key, body: { title: "A" } });
    const legacy = await api("POST", "/api/v1/events", { key, body: { title: "B" }, idempotencyKey: null });
    expect(versioned.status, versioned.text).toBe(201);
    expect(legacy.status, legacy.text).toBe(201);
    expect(versioned.json.data.event.state).toBe("draft");
    expect(legacy.json.data.event.state).toBe("published");
    expect(Object.keys(legacy.json.data.links).sort()).toEqual([
      "guest_link",
      "signup_page",
      "studio",
      "viewer_link",
    ]);
    expect(legacy.json.meta.version).toBe(1);
    const usage = await db().usageRow.findMany({ where: { workspaceId: workspace.workspaceId } });
    expect(usage.map((row) => row.operationId)).toContain("createEvent");
    expect(usage.map((row) => row.operationId)).not.toContain("createEventLegacy");
  });

  it("accepts every writable field and fills in the rest", async () => {
    const asGiven = {
      timezone: "Europe/Berlin",
      theme: "midnight",
      brand: { accent: "#abc", logo: "https://x.example/l.png", tone: "dry" },
      capacity: 20,
      waitlist: true,
      approval: true,
      series: "engines-weekly",
      clip_slots: 3,
      survey: { enabled: true, question: "Well?" },
      recording: { enabled: false, keep_days: 90, http_audience: "always" },
    };
    const slug = await makeEvent({
      brief: "Guests: Ada.",
      description: "About engines",
      starts_at: "2027-03-02T18:00:00+01:00",
      language: "pt-br",
      social: "@engines",
      host: { name: "Mary" },
      emcee: { voice: "onyx" },
      reminders: { h1: false },
      signup: { headline: "Come", config: { show_agenda: false } },
      after: { replay: "until", until: "2027-04-01T00:00:00Z" },
      watch: { open: true },
      ...asGiven,
      guests: [{ name: "Ada", emcee: "Here is Ada" }],
    });
    const { event } = (await read(slug)).data;
    expect(event).toMatchObject({
      starts_at: START,
      ends_at: "2027-03-02T18:00:00.000Z",
      language: "pt-BR",
      host: { name: "Mary", title: "", company: "", photo: "", email: null },
      emcee: { voice: "onyx", intro: "", private_cues: true },
      emcee_voice: "onyx",
      reminders: { h24: true, h1: false, live: true, changed: true },
      signup: { headline: "Come", sub: "", config: { cta_text: "", show_agenda: false } },
      after: { replay: "until", until: "2027-04-01T00:00:00.000Z", message: "" },
      watch: { open: true, chat: true, questions: true, reactions: true, captions: true, viewers: false },
      ...asGiven,
      guest_count: 1,
      registrations: 0,
    });
  });

  it.each([
    [{ theme: "neon" }, { theme: "not_allowed" }],
    [{ emcee: { voice: "robot" } }, { "emcee.voice": "not_allowed" }],
    [{ emcee: { pitch: 1 } }, { "emcee.pitch": "unknown_field" }],
    [{ recording: { keep_days: 0 } }, { "recording.keep_days": "too_small" }],
    [{ recording: { keep_days: 3651 } }, { "recording.keep_days": "too_large" }],
    [{ recording: { keep_days: 1.5 } }, { "recording.keep_days": "invalid" }],
    [{ recording: { http_audience: "some" } }, { "recording.http_audience": "not_allowed" }],
    [{ recording: { quality: "4k" } }, { "recording.quality": "unknown_field" }],
    [{ recording: { enabled: "no" } }, { "recording.enabled": "invalid" }],
    [{ brand: { accent: "#12" } }, { "brand.accent": "hex_color" }],
    [{ starts_at: "2027-03-02 17:00" }, { starts_at: "iso_8601" }],
    [{ starts_at: "2021-03-02T17:00:00Z" }, { starts_at: "in_past" }],
    [{ starts_at: START, ends_at: START }, { ends_at: "before_start" }],
    [{ starts_at: START, ends_at: "2027-03-04T17:00:00Z" }, { ends_at: "too_large" }],
    [{ ends_at: START }, { starts_at: "required" }],
    [{ timezone: "Mars/Olympus" }, { timezone: "invalid" }],
    [{ timezone: "+02:00" }, { timezone: "invalid" }],
    [{ language: "not a tag" }, { language: "invalid" }],
    [{ host: { email: "x" } }, { "host.email": "email" }],
    [{ host: { photo: "file:///etc/passwd" } }, { "host.photo": "url" }],
    [{ brand: { logo: "https://%78.example/l.png" } }, { "brand.logo": "url" }],
    [{ guests: [{ name: "A", photo: "https://x.example/\tm.png" }] }, { "guests.0.photo": "url" }],
    [{ reminders: { h1: "yes" } }, { "reminders.h1": "invalid" }],
    [{ signup: { config: { cta_text: "x".repeat(61) } } }, { "signup.config.cta_text": "too_long" }],
    [{ after: { replay: "until" } }, { "after.until": "required" }],
    [{ after: { replay: "later" } }, { "after.replay": "not_allowed" }],
    [{ capacity: 0 }, { capacity: "too_small" }],
    [{ capacity: 1.5 }, { capacity: "invalid" }],
    [{ series: "Not A Slug" }, { series: "invalid" }],
    [{ guests: [{ company: "x" }] }, { "guests.0.name": "required" }],
    [{ guests: [{ name: "A", shoe: 42 }] }, { "guests.0.shoe": "unknown_field" }],
    [{ state: "live" }, { state: "unknown_field" }],
    [{ plan: { segments: [] } }, { plan: "unknown_field" }],
  ])("names the invalid field in %j", async (body, fields) => {
    const answer = await api("POST", "/v1/events", { key, body: { title: "T", ...body } });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json.error.fields).toEqual(fields);
  });
});

describe("listEvents", () => {
  it("filters, counts and paginates on both prefixes, also sorted by start", async () => {
    const own = await makeWorkspace();
    const ownKey = await own.key();
    const make = async (title: string, starts_at: string | null, more: object = {}) => {
      const body = { title, starts_at, generate_show_plan: false, ...more };
      return (await api("POST", "/api/v1/events", { key: ownKey, body })).json.data.slug as string;
    };
    await make("Later", "2027-06-01T10:00:00Z");
    await make("No date", null, { external_client_id: "c1" });
    const soon = await make("Sooner 100%", "2027-02-01T10:00:00Z", { guests: [{ name: "G" }] });
    await make("No date either", null, { series: "weekly" });
    const event = await db().event.findUniqueOrThrow({ where: { slug: soon } });
    const person = (n: number, state: string, removedAt: Date | null = null) => ({
      id: newId("reg"),
      eventId: event.id,
      name: "P",
      email: `p${n}@example.com`,
      emailNormal: `p${n}@example.com`,
      state,
      removedAt,
    });
    await db().registration.createMany({
      data: [
        person(1, "confirmed"),
        person(2, "waitlisted"),
        person(3, "cancelled"),
        person(4, "confirmed", new Date()),
      ],
    });
    const list = async (query: string, prefix = "/v1") => {
      const answer = await api("GET", `${prefix}/events?${query}`, { key: ownKey });
      return { ...answer.json, titles: answer.json.data?.map((e: { title: string }) => e.title) };
    };
    const all = await list("", "/api/v1");
    expect(all.titles).toEqual(["No date either", "Sooner 100%", "No date", "Later"]);
    expect(all.data[1]).toMatchObject({ slug: soon, registrations: 2, guest_count: 1, state: "published" });
    expect(all.meta.next_cursor).toBeNull();
    expect((await list("q=100%25")).titles).toEqual(["Sooner 100%"]);
    expect((await list("q=%25")).titles).toEqual(["Sooner 100%"]);
    expect((await list("state=draft")).titles).toEqual([]);
    expect((await list("series=weekly")).titles).toEqual(["No date either"]);
    expect((await list("series=daily")).titles).toEqual([]);
    expect((await list("client_id=c1")).titles).toEqual(["No date"]);
    expect((await list("from=2027-02-01T10:00:00Z&to=2027-06-01T10:00:00Z")).titles).toEqual(["Sooner 100%"]);
    for (const [order, expected] of [
      ["asc", ["Sooner 100%", "Later", "No date", "No date either"]],
      ["desc", ["Later", "Sooner 100%", "No date either", "No date"]],
    ] as const) {
      const seen: string[] = [];
      let cursor = "";
      do {
        const page = await list(`sort=starts_at&order=${order}&limit=1${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.titles);
        cursor = page.meta.next_cursor ?? "";
      } while (cursor);
      expect(seen).toEqual(expected);
    }
    await make("@mentions first", null);
    const byTitle = await list("sort=title&order=asc&limit=1");
    expect(byTitle.titles).toEqual(["@mentions first"]);
    const next = await list(`sort=title&order=asc&limit=1&cursor=${byTitle.meta.next_cursor}`);
    expect(next.titles).toEqual(["Later"]);
    const { meta } = await list("limit=1&from=2027-01-01T00:00:00Z");
    const foreign = await list(`limit=1&from=2027-01-02T00:00:00Z&cursor=${meta.next_cursor}`);
    expect(foreign.error.fields).toEqual({ cursor: "invalid" });
    expect((await list("sort=capacity")).error.fields).toEqual({ sort: "not_allowed" });
    expect((await list("state=open")).error.fields).toEqual({ state: "not_allowed" });
  });
});

describe("getEvent", () => {
  it("shows sessions and clicks, and emails only to keys that may read guests", async () => {
    const slug = await makeEvent({ guests: [{ name: "Ada", email: "ada@example.com" }] });
    const { id } = await db().event.findUniqueOrThrow({ where: { slug } });
    const session = {
      id: newId("ses"),
      eventId: id,
      startedAt: new Date("2027-03-02T17:00:00Z"),
      endedAt: new Date("2027-03-02T17:45:30Z"),
      peakConcurrent: 7,
    };
    await db().showSession.create({ data: session });
    await db().ctaClick.create({
      data: { id: newId("cta"), eventId: id, label: "Buy", url: "https://b.example" },
    });
    const whole = await api("GET", `/api/v1/events/${slug}`, { key });
    expect(whole.json.data.sessions).toEqual([
      {
        id: session.id,
        kind: "live",
        started_at: START,
        ended_at: "2027-03-02T17:45:30.000Z",
        duration_min: 45.5,
        peak_concurrent: 7,
      },
    ]);
    expect(whole.json.data.cta_clicks[0]).toMatchObject({ label: "Buy", url: "https://b.example" });
    expect(whole.json.data.event.guests[0].email).toBe("ada@example.com");
    expect(whole.json.meta.version).toBe(1);
    const narrow = await workspace.key("test", ["events:read"]);
    const less = await api("GET", `/v1/events/${slug}`, { key: narrow });
    expect(less.json.data.event.guests[0].email).toBeNull();
    expect(less.json.data.event.links.studio).not.toContain("key=");
  });
});

describe("updateEvent", () => {
  it("changes only the fields sent and merges nested groups", async () => {
    const slug = await makeEvent({
      host: { name: "Mary", email: "m@example.com" },
      brand: { accent: "#abc", tone: "dry", old: 1 },
    });
    const done = await patch(slug, {
      host: { title: "Editor", email: null },
      brand: { accent: "#def000", old: null, nested: { a: [1] } },
      reminders: { live: false },
      signup: { config: { cta_text: "Join" } },
    });
    expect(done.status, done.text).toBe(200);
    expect(done.json.meta.version).toBe(2);
    expect(done.json.data.slug).toBe(slug);
    const { event } = (await read(slug)).data;
    expect(event.host).toEqual({ name: "Mary", title: "Editor", company: "", photo: "", email: null });
    expect(event.brand).toEqual({ accent: "#def000", tone: "dry", nested: { a: [1] } });
    expect(event.reminders).toEqual({ h24: true, h1: true, live: false, changed: true });
    expect(event.signup.config).toEqual({ cta_text: "Join", show_agenda: true });
    expect(event.title).toBe("Engines");
  });

  it("moves the end with the start and bumps the calendar sequence only when dates change", async () => {
    const slug = await makeEvent({ starts_at: START, ends_at: "2027-03-02T17:45:00Z" });
    const sequence = async () => (await db().event.findUniqueOrThrow({ where: { slug } })).calendarSequence;
    await patch(slug, { title: "Other" });
    expect(await sequence()).toBe(0);
    const moved = await patch(slug, { starts_at: "2027-03-09T20:00:00+02:00" }, "/api/v1");
    expect(moved.json.data.event).toMatchObject({
      starts_at: "2027-03-09T18:00:00.000Z",
      ends_at: "2027-03-09T18:45:00.000Z",
    });
    expect(await sequence()).toBe(1);
    const open = await patch(slug, { starts_at: null });
    expect(open.json.data.event).toMatchObject({ starts_at: null, ends_at: null });
    expect(await sequence()).toBe(2);
    const set = await patch(slug, { starts_at: START });
    expect(set.json.data.event.ends_at).toBe("2027-03-02T18:00:00.000Z");
    const wrong = await patch(slug, { ends_at: "2027-03-02T16:00:00Z" });
    expect(wrong.json.error.fields).toEqual({ ends_at: "before_start" });
    await db().event.update({ where: { slug }, data: { state: "live" } });
    const live = await patch(slug, { starts_at: "2027-03-03T17:00:00Z" });
    expect(live.json.error).toMatchObject({ code: "version_conflict", fields: { status: "live" } });
  });

  it("keeps the version when nothing changes", async () => {
    const slug = await makeEvent({ starts_at: START, guests: [{ name: "Ada" }] });
    const { event } = (await read(slug)).data;
    const events = () => db().webhookEvent.count({ where: { eventSlug: slug } });
    const before = await events();
    const same = await patch(slug, {
      title: "Engines",
      starts_at: START,
      reminders: event.reminders,
      host: event.host,
      brand: {},
      questions: [],
      guests: [{ id: event.guests[0].id, name: "Ada" }],
    });
    expect(same.status, same.text).toBe(200);
    expect(same.json.meta.version).toBe(1);
    expect(await events()).toBe(before);
  });

  it("accepts only one of many writers with the same version", async () => {
    const slug = await makeEvent();
    const writers = Array.from({ length: 12 }, (_, n) =>
      patch(slug, { social: `@${n}`, expected_version: 1 }),
    );
    const answers = await Promise.all(writers);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost.map(({ json }) => json.error.code)).toEqual(Array(11).fill("version_conflict"));
    expect((await read(slug)).meta.version).toBe(2);
  });

  it("loses no concurrent edits", async () => {
    const slug = await makeEvent();
    const edits = [
      { social: "@x" },
      { brief: "b" },
      { brand: { a: 1 } },
      { brand: { b: 2 } },
      { guests: [{ name: "G" }] },
    ];
    const answers = await Promise.all(edits.map((edit) => patch(slug, edit)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { data, meta } = await read(slug);
    expect(data.event).toMatchObject({ social: "@x", brief: "b", brand: { a: 1, b: 2 }, guest_count: 1 });
    expect(meta.version).toBe(6);
  });

  it("merges guests and requires the guests:write scope", async () => {
    const slug = await makeEvent({ guests: [{ name: "Ada", title: "Countess" }, { name: "Charles" }] });
    const [ada, charles] = (await read(slug)).data.event.guests;
    const scoped = await workspace.key(
      "test",
      SCOPES.filter((scope) => scope !== "guests:write"),
    );
    const refused = await patch(slug, { guests: [] }, "/v1", scoped);
    expect(refused.status).toBe(403);
    expect(refused.json.error.code).toBe("insufficient_scope");
    expect((await patch(slug, { social: "@ok" }, "/v1", scoped)).status).toBe(200);

    const merged = await patch(slug, {
      guests: [
        { id: ada.id, company: "Engines" },
        { id: charles.id, remove: true },
        { name: "Mary", photo: "https://X.example:443/m.png" },
      ],
    });
    const guests = merged.json.data.event.guests;
    expect(guests[1].photo).toBe("https://x.example/m.png");
    expect(guests.map((g: { name: string }) => g.name)).toEqual(["Ada", "Mary"]);
    expect(guests[0]).toMatchObject({ id: ada.id, title: "Countess", company: "Engines", version: 2 });
    const kinds = await db().webhookEvent.findMany({
      where: { eventSlug: slug, type: { startsWith: "guest." } },
      orderBy: { id: "asc" },
    });
    expect(kinds.map(({ type }) => type)).toEqual([
      "guest.added",
      "guest.added",
      "guest.updated",
      "guest.removed",
      "guest.added",
    ]);
    for (const [guest, fields] of [
      [{ id: charles.id, name: "Back" }, { "guests.0.id": "not_found" }],
      [{ id: "gst_nobody", remove: true }, { "guests.0.id": "not_found" }],
      [{ company: "x" }, { "guests.0.name": "required" }],
      [{ remove: true }, { "guests.0.id": "required" }],
    ] as const) {
      expect((await patch(slug, { guests: [guest] })).json.error.fields).toEqual(fields);
    }
    const twice = await patch(slug, { guests: [{ id: ada.id }, { id: ada.id, remove: true }] });
    expect(twice.json.error.fields).toEqual({ "guests.1.id": "duplicate" });
    const many = await patch(slug, { guests: Array.from({ length: 49 }, () => ({ name: "N" })) });
    expect(many.json.error.fields).toEqual({ guests: "too_many" });
  });

  it("rejects a guest of another show", async () => {
    const other = await makeEvent({ guests: [{ name: "Theirs" }] });
    const [guest] = (await read(other)).data.event.guests;
    const slug = await makeEvent();
    const answer = await patch(slug, { guests: [{ id: guest.id, remove: true }] });
    expect(answer.json.error.fields).toEqual({ "guests.0.id": "not_found" });
    expect((await read(other)).data.event.guest_count).toBe(1);
  });

  it("saves a person's plan and questions and marks the plan as edited", async () => {
    const slug = await makeEvent({ generate_show_plan: true });
    const segments = [
      { title: "Hello", type: "intro", duration_sec: 60 },
      { id: "mine", title: "Talk", type: "talk", duration_sec: 600, notes: "n" },
    ];
    const done = await patch(slug, { plan: { segments, ticker: ["t"] }, questions: ["Why?"] });
    expect(done.status, done.text).toBe(200);
    const { plan, questions } = done.json.data.event;
    expect(plan).toMatchObject({
      source: "person",
      status: "generating",
      ticker: ["t"],
      questions: ["Why?"],
    });
    expect(plan.edited_at).not.toBeNull();
    expect(plan.segments[0]).toMatchObject({ title: "Hello", questions: [], slide: null });
    expect(plan.segments[0].id).toMatch(/^seg_/);
    expect(plan.segments[1].id).toBe("mine");
    expect(questions).toEqual(["Why?"]);
    const { segments: kept, ticker } = plan;
    const same = await patch(slug, { plan: { segments: kept, ticker, questions } });
    expect(same.json.meta.version).toBe(done.json.meta.version);
    const wrong = await patch(slug, {
      plan: { segments: [{ ...kept[0], type: "song" }, kept[1], { ...kept[1] }] },
    });
    expect(wrong.json.error.fields).toEqual({ "plan.segments.0.type": "not_allowed" });
    const twice = await patch(slug, { plan: { segments: [kept[1], kept[1]] } });
    expect(twice.json.error.fields).toEqual({ "plan.segments.1.id": "duplicate" });
  });

  it("plans a show whose brief has an emoji where a quote from it begins", async () => {
    const slug = await makeEvent({ generate_show_plan: true, brief: "🎉 we really want no polls" });
    const { plan } = (await read(slug)).data.event;
    expect(plan.segments.map(({ type }: { type: string }) => type)).not.toContain("poll");
  });

  it("lists a person's changes to the generated plan by segment", async () => {
    const slug = await makeEvent({ generate_show_plan: true, brief: "Topics: looping, music." });
    const { plan } = (await read(slug)).data.event;
    expect(plan).toMatchObject({ edited_at: null, edits: [] });
    const [first, ...rest] = plan.segments;
    const segments = [{ ...first, notes: "Mine." }, ...rest];
    const changed = await patch(slug, { plan: { segments, ticker: plan.ticker, questions: plan.questions } });
    expect(changed.json.data.event.plan.edits).toEqual([
      { segment_id: first.id, title: first.title, change: "changed", fields: ["notes"] },
    ]);
    const back = await patch(slug, {
      plan: { segments: plan.segments, ticker: plan.ticker, questions: plan.questions },
    });
    expect(back.json.data.event.plan).toMatchObject({ source: "person", edits: [] });
  });

  it("rejects archived events and inactive clients", async () => {
    const slug = await makeEvent({ external_client_id: "put-away" });
    const { client_id } = (await read(slug)).data.event;
    await api("PATCH", `/v1/clients/${client_id}`, { key, body: { status: "archived" } });
    expect((await patch(slug, { title: "x" })).json.error.code).toBe("client_inactive");
    expect((await read(slug)).data.event.title).toBe("Engines");
    await api("PATCH", `/v1/clients/${client_id}`, { key, body: { status: "active" } });
    await db().event.update({ where: { slug }, data: { state: "archived" } });
    const refused = await patch(slug, { title: "x" });
    expect(refused.json.error).toMatchObject({ code: "version_conflict", fields: { status: "archived" } });
  });

  it.each(["/v1", "/api/v1"])("accepts duration_min instead of ends_at (%s)", async (prefix) => {
    const slug = await makeEvent({ starts_at: START });
    const longer = await patch(slug, { duration_min: 90 }, prefix);
    expect(longer.json.data.event).toMatchObject({ ends_at: "2027-03-02T18:30:00.000Z", duration_min: 90 });
    const moved = await patch(slug, { starts_at: "2027-03-03T17:00:00Z" }, prefix);
    expect(moved.json.data.event).toMatchObject({ ends_at: "2027-03-03T18:30:00.000Z", duration_min: 90 });
    const both = await patch(slug, { starts_at: "2027-03-04T17:00:00Z", duration_min: 20 }, prefix);
    expect(both.json.data.event).toMatchObject({ ends_at: "2027-03-04T17:20:00.000Z", duration_min: 20 });
    const same = { ends_at: "2027-03-04T17:45:00Z", duration_min: 45 };
    expect((await patch(slug, same, prefix)).json.data.event.duration_min).toBe(45);
    const wrong = await patch(slug, { ...same, duration_min: 30 }, prefix);
    expect(wrong.json.error.fields).toEqual({ duration_min: "not_allowed" });
    const open = await patch(slug, { starts_at: null, duration_min: 25 }, prefix);
    expect(open.json.data.event).toMatchObject({ ends_at: null, duration_min: 25 });
    const again = await patch(slug, { starts_at: START }, prefix);
    expect(again.json.data.event.ends_at).toBe("2027-03-02T17:25:00.000Z");
    for (const [duration_min, code] of [
      [0, "too_small"],
      [1_441, "too_large"],
      [2.5, "invalid"],
    ]) {
      const refused = await patch(slug, { duration_min }, prefix);
      expect(refused.json.error.fields).toEqual({ duration_min: code });
    }
  });

  it("writes who changed what to the audit log, and names the changed fields in the webhook", async () => {
    const slug = await makeEvent({ starts_at: START });
    await patch(slug, { starts_at: "2027-03-03T17:00:00Z", reason: "Ill" });
    const [entry] = await db().auditEntry.findMany({
      where: { subjectId: slug, action: "updateEvent" },
    });
    expect(entry).toMatchObject({
      reason: "Ill",
      before: { starts_at: START, ends_at: "2027-03-02T18:00:00.000Z" },
      after: { starts_at: "2027-03-03T17:00:00.000Z", ends_at: "2027-03-03T18:00:00.000Z" },
    });
    const [emitted] = await db().webhookEvent.findMany({ where: { eventSlug: slug, type: "event.updated" } });
    expect(JSON.parse(emitted?.body ?? "").data).toMatchObject({
      event_slug: slug,
      changed: ["starts_at", "ends_at"],
      event: { starts_at: "2027-03-03T17:00:00.000Z", version: 2 },
    });
    expect(emitted?.body).not.toContain("key=");
  });

  it("returns a dry run's outcome and saves nothing", async () => {
    const slug = await makeEvent({ guests: [{ name: "Ada" }] });
    const [ada] = (await read(slug)).data.event.guests;
    const before = await db().auditEntry.count();
    const body = { title: "New", guests: [{ id: ada.id, remove: true }, { name: "Z" }], dry_run: true };
    const dry = await patch(slug, body);
    expect(dry.json.data.event).toMatchObject({ title: "New", version: 2, guest_count: 1 });
    expect(dry.json.meta.dry_run).toBe(true);
    const { event } = (await read(slug)).data;
    expect(event).toMatchObject({ title: "Engines", version: 1 });
    expect(event.guests[0].name).toBe("Ada");
    expect(await db().auditEntry.count()).toBe(before);
  });

  it("returns the same error for another workspace's event as for a missing one", async () => {
    const slug = await makeEvent();
    const stranger = await (await makeWorkspace()).key();
    const foreign = await patch(slug, { title: "x" }, "/v1", stranger);
    const random = await patch("engines-zzzzzz", { title: "x" }, "/v1", stranger);
    expect(foreign.status).toBe(404);
    expect(foreign.json.error).toEqual(random.json.error);
  });
});
