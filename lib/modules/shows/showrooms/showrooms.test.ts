import { describe, expect, it } from "vitest";
import { execute } from "@/lib/api/pipeline/execute";
import { operationById } from "@/lib/api/registry/registry";
import { readPlanBrief } from "@/lib/modules/plan/plans/writing/write-plan";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { studioKey } from "@/lib/platform/security/capability";
import { SCOPES } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

const READ_ONLY = SCOPES.filter((scope) => scope.endsWith(":read"));

const workspace = await makeWorkspace();
const key = await workspace.key();
const owner = { workspaceId: workspace.workspaceId, environment: "test" } as const;

const create = (body: object, options: object = {}) =>
  api("POST", "/v1/showrooms", { key, body, ...options });

async function counts() {
  const tables = ["event", "plan", "guest", "client", "job", "audit_entry", "webhook_event", "ledger_entry"];
  const rows = await Promise.all(
    tables.map((table) => db().$queryRawUnsafe<{ n: number }[]>(`SELECT count(*)::int AS n FROM ${table}`)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.[0]?.n]));
}

describe("createShowroom", () => {
  it("returns four working links, a template plan and the default client", async () => {
    const made = await create({ title: "  Größe & Maß: über Café-Räume  ", brief: "Topics: one. Two." });
    expect(made.status, made.text).toBe(201);
    const { showroom, client } = made.json.data;
    expect(showroom.slug).toMatch(/^grosse-and-mass-uber-cafe-raume-[a-z0-9]{6}$/);
    expect(showroom.title).toBe("Größe & Maß: über Café-Räume");
    expect(showroom.dry_run).toBe(false);
    expect(showroom.state).toBe("published");
    expect(showroom.plan.status).toBe("generating");
    expect(showroom.segments.length).toBeGreaterThan(2);
    const event = await db().event.findUniqueOrThrow({ where: { slug: showroom.slug } });
    const base = "http://127.0.0.1:3000";
    expect(showroom.links).toEqual({
      studio: `${base}/studio/${event.slug}?key=${studioKey(event.id, 1)}`,
      signup_page: `${base}/e/${event.slug}`,
      guest_link: `${base}/join/${event.slug}`,
      viewer_link: `${base}/watch/${event.slug}`,
    });
    expect(client).toMatchObject({ status: "active", environment: "test" });
    const again = await create({ title: "Second" });
    expect(again.json.data.client.id).toBe(client.id);
  });

  it("passes the reserved credit to the job that writes the plan", async () => {
    const made = await create({ title: "With a plan" });
    const event = await db().event.findUniqueOrThrow({ where: { slug: made.json.data.showroom.slug } });
    const [job] = await db().job.findMany({ where: { kind: "plan.write", subject: event.id } });
    const payload = job?.payload as { event_id: string; reservation_id: string };
    expect(payload.event_id).toBe(event.id);
    const entry = await db().ledgerEntry.findUniqueOrThrow({ where: { id: payload.reservation_id } });
    expect(entry).toMatchObject({ kind: "plan", state: "reserved", reservedMicros: 9_998n });
  });

  it("charges no plan credit and writes no plan when none is requested", async () => {
    const other = await makeWorkspace();
    const made = await create({ title: "Bare", generate_show_plan: false }, { key: await other.key() });
    expect(made.json.data.showroom).toMatchObject({ segments: [], plan: { status: "none" } });
    const entries = await db().ledgerEntry.findMany({ where: { workspaceId: other.workspaceId } });
    expect(entries.map(({ kind }) => kind)).toEqual(["request"]);
    expect(await db().job.count({ where: { workspaceId: other.workspaceId } })).toBe(0);
  });

  it("keeps free-form guests and brand verbatim, and whether it is recorded", async () => {
    const brand = { accent: "#0f766e", logo: null, fonts: { head: "Inter", sizes: [1, 2, { x: null }] } };
    const guest = {
      name: "Ada",
      company: "Engines",
      email: "ada@example.com",
      pronouns: "she/her",
      id: "crm-7",
      social: { x: ["@ada"] },
    };
    const made = await create({
      title: "Free",
      brand,
      guests: [guest, { nickname: "Bob", table: 7 }],
      recording: { enabled: false },
    });
    expect(made.status, made.text).toBe(201);
    const read = await api("GET", `/v1/events/${made.json.data.showroom.slug}`, { key });
    const { event } = read.json.data;
    expect(event.brand).toEqual(brand);
    expect(event.recording).toEqual({ enabled: false, keep_days: null, http_audience: "auto" });
    expect(event.guests[0]).toMatchObject({
      name: "Ada",
      company: "Engines",
      email: "ada@example.com",
      pronouns: "she/her",
      social: { x: ["@ada"] },
      extras: { id: "crm-7" },
    });
    expect(event.guests[0].id).toMatch(/^gst_/);
    expect(event.guests[1]).toMatchObject({ name: "Guest 2", nickname: "Bob", table: 7 });
    expect(event.plan.segments.map((s: { assignee: string }) => s.assignee)).toContain(event.guests[0].id);
  });

  it.each([
    [{}, { title: "required" }],
    [{ title: "" }, { title: "too_short" }],
    [{ title: "x".repeat(121) }, { title: "too_long" }],
    [{ title: 5 }, { title: "invalid" }],
    [{ title: "t", starts_at: "2027-01-01T10:00:00" }, { starts_at: "iso_8601" }],
    [{ title: "t", starts_at: "tomorrow" }, { starts_at: "iso_8601" }],
    [{ title: "t", starts_at: "2020-01-01T10:00:00Z" }, { starts_at: "in_past" }],
    [{ title: "t", recording: { keep_days: 0 } }, { "recording.keep_days": "too_small" }],
    [{ title: "t", brand: { accent: "green" } }, { "brand.accent": "hex_color" }],
    [{ title: "t", brand: { logo: "javascript:alert(1)" } }, { "brand.logo": "url" }],
    [{ title: "t", brand: { x: "y".repeat(17_000) } }, { brand: "too_large" }],
    [{ title: "t", guests: [{ name: "A", email: "nope" }] }, { "guests.0.email": "email" }],
    [{ title: "t", guests: [{ name: "A", photo: "ftp://x/y" }] }, { "guests.0.photo": "url" }],
    [{ title: "t", guests: [{ note: "y".repeat(17_000) }] }, { "guests.0": "too_large" }],
    [{ title: "t", guests: Array(51).fill({}) }, { guests: "too_many" }],
    [{ title: "t", duration_min: 0 }, { duration_min: "too_small" }],
    [{ title: "t", duration_min: 1_441 }, { duration_min: "too_large" }],
    [{ title: "t", duration_min: 12.5 }, { duration_min: "invalid" }],
    [{ title: "t", ends_at: "2027-01-01T10:00:00Z" }, { starts_at: "required" }],
    [{ title: "t", timezone: "Mars/Olympus" }, { timezone: "invalid" }],
    [{ title: "t", language: "klingon language" }, { language: "invalid" }],
    [{ title: "t", host: { name: "A", mail: "x" } }, { "host.mail": "unknown_field" }],
    [{ title: "t", theme: "retro" }, { theme: "unknown_field" }],
    [{ title: "t", generate_show_plan: "yes" }, { generate_show_plan: "invalid" }],
    [{ title: "t", client_id: "0f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f" }, { client_id: "not_found" }],
  ])("names the invalid field in %j", async (body, fields) => {
    const answer = await create(body);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json.error.fields).toEqual(fields);
  });

  it("finds clients by either id, creates one for a new external id and rejects inactive ones", async () => {
    const acme = await api("POST", "/v1/clients", { key, body: { name: "Acme", external_id: "acme" } });
    const { id } = acme.json.data;
    for (const reference of [{ client_id: id }, { client_id: "acme" }, { external_client_id: "acme" }]) {
      const made = await create({ title: "Of Acme", ...reference });
      expect(made.json.data.client.id).toBe(id);
      expect(made.json.data.showroom.client_id).toBe(id);
    }
    const [first, second] = await Promise.all([
      create({ title: "New one", external_client_id: "crm-99" }),
      create({ title: "New one", external_client_id: "crm-99" }),
    ]);
    expect(first?.json.data.client).toMatchObject({ name: "crm-99", external_id: "crm-99" });
    expect(second?.json.data.client.id).toBe(first?.json.data.client.id);
    const two = await create({ title: "Two names", client_id: id, external_client_id: "crm-99" });
    expect(two.json.error.fields).toEqual({ external_client_id: "invalid" });

    await api("PATCH", `/v1/clients/${id}`, { key, body: { status: "suspended" } });
    const refused = await create({ title: "Of Acme", client_id: id });
    expect(refused.status).toBe(409);
    expect(refused.json.error.code).toBe("client_inactive");
    const { workspaceId } = workspace;
    const open = await db().ledgerEntry.findMany({
      where: { workspaceId, state: "released", kind: "plan" },
    });
    expect(open.length).toBeGreaterThan(0);
  });

  it("restricts a key to its clients", async () => {
    const mine = await api("POST", "/v1/clients", { key, body: { name: "Held", external_id: "held" } });
    const held = await workspace.key("test", SCOPES, { clientIds: [mine.json.data.id] });
    const other = await create({ title: "Not theirs" });
    const made = await create({ title: "Theirs", client_id: "held" }, { key: held });
    expect(made.status, made.text).toBe(201);
    expect((await create({ title: "x" }, { key: held })).json.error.fields).toEqual({
      client_id: "required",
    });
    const unknown = await create({ title: "x", external_client_id: "made-up" }, { key: held });
    expect(unknown.json.error.fields).toEqual({ external_client_id: "not_found" });
    const list = await api("GET", "/v1/showrooms", { key: held });
    expect(list.json.data.map((s: { slug: string }) => s.slug)).toEqual([made.json.data.showroom.slug]);
    const foreign = await api("GET", `/v1/events/${other.json.data.showroom.slug}`, { key: held });
    expect(foreign.status).toBe(404);
  });

  it("replays an identical call and rejects a changed one", async () => {
    const options = { idempotencyKey: newId("same") };
    const first = await create({ title: "Once", starts_at: "2027-05-01T10:00:00Z" }, options);
    const second = await create({ starts_at: "2027-05-01T10:00:00Z", title: "Once" }, options);
    expect(second.text).toBe(first.text);
    expect(second.headers["Idempotent-Replayed"]).toBe("true");
    expect(await db().event.count({ where: { title: "Once" } })).toBe(1);
    const changed = await create({ title: "Twice" }, options);
    expect(changed.json.error.code).toBe("idempotency_conflict");
    const bare = await create({ title: "No key" }, { idempotencyKey: null });
    expect(bare.json.error.fields).toEqual({ "Idempotency-Key": "required" });
  });

  it("accepts length, time zone, language and host, and plans for the given length", async () => {
    const made = await create({
      title: "All at once",
      brief: "Wir zeigen in 90 Minuten, wie der Umbau gelingt und was die Gäste über das Haus wissen.",
      duration_min: 25,
      timezone: "Europe/Berlin",
      language: "en",
      host: { name: "Mary Somerville", email: "mary@example.com" },
    });
    expect(made.status, made.text).toBe(201);
    const { showroom } = made.json.data;
    expect(showroom).toMatchObject({
      starts_at: null,
      ends_at: null,
      duration_min: 25,
      timezone: "Europe/Berlin",
      language: "en",
    });
    const lengthOf = async () => {
      const { event } = (await api("GET", `/v1/events/${showroom.slug}`, { key })).json.data;
      const seconds = event.plan.segments.map((part: { duration_sec: number }) => part.duration_sec);
      return seconds.reduce((sum: number, each: number) => sum + each, 0);
    };
    expect(await lengthOf()).toBe(1_500);
    const { id } = await db().event.findUniqueOrThrow({ where: { slug: showroom.slug } });
    const read = await asSystem("test", owner, (ctx) => readPlanBrief(ctx, id));
    expect(read).toMatchObject({ seconds: 1_500, language: "en", hostName: "Mary Somerville" });

    const body = { starts_at: "2027-05-01T10:00:00Z" };
    const dated = await api("PATCH", `/v1/events/${showroom.slug}`, { key, body });
    expect(dated.json.data.event).toMatchObject({ ends_at: "2027-05-01T10:25:00.000Z", duration_min: 25 });
    expect(dated.json.data.event.host).toMatchObject({ name: "Mary Somerville", email: "mary@example.com" });
  });

  it("accepts an end instead of a length and rejects both when they disagree", async () => {
    const times = { starts_at: "2027-05-01T10:00:00Z", ends_at: "2027-05-01T10:40:00Z" };
    const made = await create({ title: "By the end", ...times });
    expect(made.json.data.showroom).toMatchObject({ ends_at: "2027-05-01T10:40:00.000Z", duration_min: 40 });
    expect((await create({ title: "Both", ...times, duration_min: 40 })).status).toBe(201);
    const move = (starts_at: string | null) =>
      api("PATCH", `/v1/events/${made.json.data.showroom.slug}`, { key, body: { starts_at } });
    expect((await move(null)).json.data.event).toMatchObject({ ends_at: null, duration_min: 40 });
    expect((await move("2027-05-02T10:00:00Z")).json.data.event.ends_at).toBe("2027-05-02T10:40:00.000Z");
    const wrong = await create({ title: "Both", ...times, duration_min: 45 });
    expect(wrong.json.error.fields).toEqual({ duration_min: "not_allowed" });
    expect(wrong.json.error.message).toBe(
      "ends_at is 40 minutes after starts_at, but duration_min says 45. Send one of the two, or the same length in both.",
    );
  });

  describe("with a length given only in the brief", () => {
    const START = "2027-05-01T10:00:00Z";
    const make = async (body: object) => {
      const made = await create({ title: "By the brief", brief: "45 minutes on rye and wheat.", ...body });
      expect(made.status, made.text).toBe(201);
      return made.json.data.showroom;
    };
    const seen = async (slug: string) => {
      const page = (await api("GET", `/api/app/events/${slug}/public`)).json.data;
      const last = page.agenda.at(-1);
      return { ends_at: page.ends_at, planned: last.offset_sec + last.duration_sec };
    };

    it("ends when the brief says, both on its page and in its plan", async () => {
      const { slug, ...showroom } = await make({ starts_at: START });
      expect(showroom).toMatchObject({ ends_at: "2027-05-01T10:45:00.000Z", duration_min: 45 });
      expect(await seen(slug)).toEqual({ ends_at: "2027-05-01T10:45:00.000Z", planned: 2_700 });
      const { id } = await db().event.findUniqueOrThrow({ where: { slug } });
      const read = await asSystem("test", owner, (ctx) => readPlanBrief(ctx, id));
      expect(read).toMatchObject({ seconds: 2_700 });
    });

    it("uses the agenda's total once a start is set", async () => {
      const { slug } = await make({ brief: "Agenda\n- Hello (5 min)\n- Rye (20 min)\n- Q&A (10 min)" });
      const dated = await api("PATCH", `/v1/events/${slug}`, { key, body: { starts_at: START } });
      expect(dated.json.data.event.ends_at).toBe("2027-05-01T10:35:00.000Z");
      expect(await seen(slug)).toEqual({ ends_at: "2027-05-01T10:35:00.000Z", planned: 2_100 });
    });

    it.each([
      { duration_min: 30, starts_at: START },
      { ends_at: "2027-05-01T10:30:00Z", starts_at: START },
    ])("prefers an explicit length or end: %j", async (body) => {
      const { slug } = await make(body);
      expect(await seen(slug)).toEqual({ ends_at: "2027-05-01T10:30:00.000Z", planned: 1_800 });
    });

    it("is overridden by an end set later", async () => {
      const { slug } = await make({ starts_at: START });
      await api("PATCH", `/v1/events/${slug}`, { key, body: { ends_at: "2027-05-01T10:20:00Z" } });
      const body = { starts_at: "2027-05-02T10:00:00Z" };
      const moved = await api("PATCH", `/v1/events/${slug}`, { key, body });
      expect(moved.json.data.event.ends_at).toBe("2027-05-02T10:20:00.000Z");
      const { id } = await db().event.findUniqueOrThrow({ where: { slug } });
      const read = await asSystem("test", owner, (ctx) => readPlanBrief(ctx, id));
      expect(read).toMatchObject({ seconds: 1_200 });
    });

    it("uses that length without a plan too, and one hour when the brief gives none", async () => {
      const unplanned = await make({ starts_at: START, generate_show_plan: false });
      expect(unplanned.duration_min).toBe(45);
      expect((await make({ starts_at: START, brief: "Rye and wheat." })).duration_min).toBe(60);
      expect((await make({ brief: "Rye and wheat." })).duration_min).toBeNull();
    });
  });

  it("returns what was understood from the brief, and omits it from lists", async () => {
    const brief = "40 minutes. Topics: wool, felt. With Ana Ruiz, CTO at Globex. No demo.";
    const guests = [{ name: "Ben Okafor", topic: "dyes" }];
    const made = await create({ title: "Textiles", brief, guests });
    const { outline } = made.json.data.showroom.plan;
    expect(outline).toMatchObject({
      language: "en",
      length: { seconds: 2_400, from: "40 minutes" },
      people: [{ name: "Ana Ruiz", title: "CTO", company: "Globex", guest_id: null }],
      topics: [{ text: "wool" }, { text: "felt" }],
      requests: [{ what: "demo", wanted: false }],
    });
    const { slug } = made.json.data.showroom;
    const read = await api("GET", `/v1/events/${slug}`, { key });
    expect(read.json.data.event.plan.outline).toEqual(outline);
    const { segments } = read.json.data.event.plan;
    expect(segments.reduce((sum: number, part: { duration_sec: number }) => sum + part.duration_sec, 0)).toBe(
      2_400,
    );
    expect(segments.map(({ title }: { title: string }) => title)).toContain("Dyes, with Ben Okafor");
    const list = await api("GET", "/v1/showrooms?limit=1", { key });
    expect(list.json.data[0].plan).toEqual({ status: "generating" });
    const bare = await create({ title: "Bare", brief, generate_show_plan: false });
    expect(bare.json.data.showroom.plan.outline).toBeNull();
  });

  it("previews without saving anything", async () => {
    const before = await counts();
    const body = { title: "Dry", dry_run: true, external_client_id: "dry", guests: [{ name: "G" }] };
    const made = await create(body);
    expect(made.status, made.text).toBe(201);
    expect(made.json.data.showroom).toMatchObject({ dry_run: true, plan: { status: "generating" } });
    expect(made.json.meta).toMatchObject({ dry_run: true, quote: { credits: 1 } });
    expect(await counts()).toEqual(before);
  });

  it("detects the brief's language and plans in it", async () => {
    const brief =
      "Wir zeigen, wie der Umbau gelingt und was die Gäste über das Haus wissen. Für eine Stunde.";
    const made = await create({ title: "Umbau", brief });
    const event = await db().event.findUniqueOrThrow({ where: { slug: made.json.data.showroom.slug } });
    expect(event.language).toBe("de");
    expect(made.json.data.showroom.segments[0]).toBe("Begrüßung");
  });
});

describe("runExample", () => {
  it("creates a real showroom, and nothing on a dry run", async () => {
    const run = (body: object) => api("POST", "/v1/examples/run", { key, body });
    const made = await run({ example: "showroom" });
    expect(made.status, made.text).toBe(201);
    expect(Object.keys(made.json.data).sort()).toEqual(["client", "showroom"]);
    const before = await counts();
    const dry = await run({ example: "showroom", title: "Mine", dry_run: true });
    expect(dry.json.data.showroom).toMatchObject({ dry_run: true, title: "Mine" });
    expect(await counts()).toEqual(before);
    expect((await run({ example: "webinar" })).json.error.fields).toEqual({ example: "not_allowed" });
    expect((await run({})).json.error.fields).toEqual({ example: "required" });
  });
});

describe("listShowrooms", () => {
  it("paginates without repeats, filters by client and hides the host's key from read-only keys", async () => {
    const own = await makeWorkspace();
    const full = await own.key();
    const reader = await own.key("test", READ_ONLY);
    const titles = ["one", "two", "three", "four", "five"];
    for (const title of titles) {
      const body = {
        title,
        generate_show_plan: false,
        external_client_id: title.length > 3 ? "long" : "short",
      };
      await create(body, { key: full });
    }
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = await api("GET", `/v1/showrooms?limit=2${cursor && `&cursor=${cursor}`}`, { key: reader });
      expect(page.status, page.text).toBe(200);
      seen.push(...page.json.data.map((s: { title: string }) => s.title));
      for (const item of page.json.data) expect(item.links.studio).not.toContain("key=");
      cursor = page.json.meta.next_cursor ?? "";
    } while (cursor);
    expect(seen).toEqual([...titles].reverse());
    const list = async (query: string) => (await api("GET", `/v1/showrooms?${query}`, { key: full })).json;
    expect((await list("client_id=long")).data.map((s: { title: string }) => s.title)).toEqual([
      "five",
      "four",
      "three",
    ]);
    expect((await list("client_id=nobody")).data).toEqual([]);
    expect((await list("")).data[0].links.studio).toMatch(/\?key=[\w-]{43}$/);
    expect((await list("limit=201")).error.fields).toEqual({ limit: "too_large" });
    expect((await list("limit=0")).error.fields).toEqual({ limit: "too_small" });
  });

  it("shows nothing from another workspace or environment", async () => {
    const { slug } = (await create({ title: "Mine" })).json.data.showroom;
    const random = await api("GET", "/v1/events/mine-zzzzzz", { key });
    const stranger = await (await makeWorkspace()).key();
    for (const other of [stranger, await workspace.key("live")]) {
      const list = await api("GET", "/v1/showrooms?limit=200", { key: other });
      expect(list.json.data).toEqual([]);
      const read = await api("GET", `/v1/events/${slug}`, { key: other });
      expect(read.status).toBe(404);
      expect(read.json.error).toEqual(random.json.error);
    }
  });
});

describe("the free plan's limit", () => {
  it("holds when forty showrooms are created at once", async () => {
    const free = await makeWorkspace({ plan: "free" });
    const principal = free.principal();
    const op = operationById("createShowroom");
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        execute(
          op,
          principal,
          { params: {}, query: {}, body: { title: `Show ${index}` } },
          {
            requestId: newId("req"),
            method: "POST",
            path: "/v1/showrooms",
            idempotencyKey: newId("idem"),
            source: "http",
          },
        ),
      ),
    );
    const made = outcomes.filter(({ status }) => status === 201).length;
    const refused = outcomes.filter(({ problem }) => problem?.code === "cost_credit_exhausted").length;
    expect({ made, refused }).toEqual({ made: 20, refused: 20 });
    const [budget] = await db().budget.findMany({ where: { workspaceId: free.workspaceId } });
    expect(Number(budget?.committedMicros)).toBe(20 * 10_000);
    expect(await db().event.count({ where: { workspaceId: free.workspaceId } })).toBe(20);
    expect(await db().job.count({ where: { workspaceId: free.workspaceId, kind: "plan.write" } })).toBe(20);
  });
});
