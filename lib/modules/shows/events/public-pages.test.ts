import { describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { readCapability, studioKey } from "@/lib/platform/security/capability";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

const key = await (await makeWorkspace()).key();

async function makeShow(body: object = {}): Promise<string> {
  const made = await api("POST", "/api/v1/events", { key, body: { title: "Engines", ...body } });
  expect(made.status, made.text).toBe(201);
  return made.json.data.slug;
}

const look = async (slug: string) => (await api("GET", `/api/app/events/${slug}/public`)).json;
const set = (slug: string, data: object) => db().event.update({ where: { slug }, data });

async function register(slug: string, people: number): Promise<void> {
  const { id } = await db().event.findUniqueOrThrow({ where: { slug } });
  const rows = Array.from({ length: people }, () => {
    const email = `${newId("p")}@example.com`;
    return { id: newId("reg"), eventId: id, name: "P", email, emailNormal: email };
  });
  await db().registration.createMany({ data: rows });
}

describe("getPublicEvent", () => {
  it("returns what the pages show and nothing private", async () => {
    const slug = await makeShow({
      brief: "SECRET brief. More.",
      description: "All about engines",
      starts_at: "2027-03-02T17:00:00Z",
      host: { name: "Mary", email: "mary@example.com" },
      guests: [{ name: "Ada", email: "ada@example.com", intro: "She wrote it", emcee: "WALKON" }],
      brand: { accent: "#0f766e", internal: "SECRET" },
      emcee: { intro: "SECRET opener" },
    });
    const answer = await api("GET", `/api/app/events/${slug}/public`);
    expect(answer.status, answer.text).toBe(200);
    const shown = answer.json.data;
    expect(shown).toMatchObject({
      slug,
      title: "Engines",
      state: "published",
      environment: "test",
      organiser: { name: "Test" },
      brand: { accent: "#0f766e", logo: null },
      host: { name: "Mary" },
      starts_at: "2027-03-02T17:00:00.000Z",
      registration_open: true,
      closed_reason: null,
      places: "unlimited",
    });
    for (const hidden of [
      "mary@",
      "ada@",
      "WALKON",
      "internal",
      "studio",
      "emcee",
      "opener",
      "SECRET",
      "outline",
    ])
      expect(answer.text).not.toContain(hidden);
    expect(shown.guests).toEqual([
      { id: expect.any(String), name: "Ada", title: "", company: "", intro: "She wrote it", photo: "" },
    ]);
    const last = shown.agenda.at(-1);
    expect(shown.agenda[0].offset_sec).toBe(0);
    expect(last.offset_sec + last.duration_sec).toBe(3600);
    expect(shown.agenda.map((part: { assignee: string }) => part.assignee)).toEqual([
      "Mary",
      "Ada",
      "Ada",
      "Mary",
      "Mary",
    ]);
    expect(shown.questions.length).toBeGreaterThan(0);
    expect(shown.signup.headline).toBe("Engines");
  });

  it("says from when a show was moved that was public, whether or not it was a draft meanwhile", async () => {
    const march = (day: number) => `2031-03-0${day}T17:00:00.000Z`;
    const slug = await makeShow({ starts_at: march(2), generate_show_plan: false });
    const move = async (starts_at: string | null, from: string | null) => {
      const moved = await api("PATCH", `/v1/events/${slug}`, { key, body: { starts_at } });
      expect(moved.status, moved.text).toBe(200);
      expect((await db().event.findUniqueOrThrow({ where: { slug } })).movedFrom?.toISOString() ?? null).toBe(
        from,
      );
    };
    const { publishedAt } = await set(slug, { state: "draft", publishedAt: null });
    expect(publishedAt).toBeNull();
    await move(march(3), null);
    await set(slug, { state: "published", publishedAt: new Date() });
    expect((await look(slug)).data).toMatchObject({ moved_from: null });
    await move(march(4), march(3));
    expect((await look(slug)).data).toMatchObject({ starts_at: march(4), moved_from: march(3) });
    await api("PATCH", `/v1/events/${slug}`, { key, body: { description: "As before" } });
    expect((await look(slug)).data).toMatchObject({ moved_from: march(3) });
    // Without a date for a while.
    await move(null, march(4));
    await move(march(5), march(4));
    // Only the first of a draft's dates was public.
    await set(slug, { state: "draft" });
    await move(march(6), march(5));
    await move(march(7), march(5));
    await move(march(5), null);
  });

  it("keeps a draft private that is cancelled or archived before it was ever published", async () => {
    const date = { starts_at: "2031-03-02T17:00:00Z", description: "All about engines" };
    const slug = await makeShow(date);
    for (const state of ["cancelled", "archived"]) {
      await set(slug, { state });
      expect((await look(slug)).data).toMatchObject({ description: date.description });
    }
    await set(slug, { state: "draft", publishedAt: null });
    const cancelled = await api("POST", `/v1/events/${slug}/cancel`, { key, body: { confirm: true } });
    expect(cancelled.json.data.event.state, cancelled.text).toBe("cancelled");
    const curtain = { state: "cancelled", description: "", starts_at: null, agenda: [] };
    expect((await look(slug)).data).toMatchObject(curtain);
    await set(slug, { state: "archived" });
    expect((await look(slug)).data).toMatchObject({ ...curtain, state: "archived" });
  });

  it("reveals only the brief's topics, and no names that aren't on the roster", async () => {
    const slug = await makeShow({
      brief:
        "Hi Sam, hope you are well! Our budget is 900 dollars. Topics: wool, felt. With Ana Ruiz, CTO at Globex.\n\nBest,\nJoanna Pike",
    });
    const answer = await api("GET", `/api/app/events/${slug}/public`);
    for (const hidden of ["Sam", "hope", "900", "Ana", "Globex", "Joanna"])
      expect(answer.text).not.toContain(hidden);
    expect(answer.json.data.signup.sub).toContain("wool and felt");
  });

  it("prefers the event's own copy and can hide the agenda", async () => {
    const slug = await makeShow({
      signup: { headline: "Come", config: { cta_text: "Go", show_agenda: false } },
    });
    const { data } = await look(slug);
    expect(data.signup).toMatchObject({ headline: "Come", config: { cta_text: "Go", show_agenda: false } });
    expect(data.agenda).toEqual([]);
  });

  it("hides a draft's content and says why other shows are closed", async () => {
    const slug = await makeShow({ description: "HIDDEN", guests: [{ name: "HIDDEN" }] });
    const client = await db().event.findUniqueOrThrow({ where: { slug }, select: { clientId: true } });
    for (const [data, reason] of [
      [{ state: "draft", publishedAt: null }, "not_open_yet"],
      [{ state: "draft", publishedAt: new Date() }, "unpublished"],
      [{ state: "cancelled" }, "cancelled"],
      [{ state: "archived" }, "archived"],
      [{ state: "ended" }, "over"],
      [{ state: "live" }, null],
      [
        { state: "published", startsAt: new Date(Date.now() - 7.2e6), endsAt: new Date(Date.now() - 1e3) },
        "over",
      ],
      [{ state: "published", startsAt: null, endsAt: null }, null],
    ] as const) {
      await set(slug, data);
      const shown = await look(slug);
      expect(shown.data).toMatchObject({ closed_reason: reason, registration_open: reason === null });
      expect(JSON.stringify(shown).includes("HIDDEN")).toBe(data.state !== "draft");
    }
    await db().client.update({ where: { id: client.clientId }, data: { status: "suspended" } });
    expect((await look(slug)).data.closed_reason).toBe("unavailable");
    await db().client.update({ where: { id: client.clientId }, data: { status: "active" } });
  });

  it("describes the remaining capacity in words", async () => {
    const slug = await makeShow({ capacity: 5 });
    expect((await look(slug)).data.places).toBe("available");
    await register(slug, 3);
    expect((await look(slug)).data.places).toBe("few");
    await register(slug, 2);
    expect((await look(slug)).data).toMatchObject({ places: "none", closed_reason: "full" });
    await set(slug, { waitlist: true });
    expect((await look(slug)).data).toMatchObject({ places: "none", registration_open: true });
  });

  it("returns 404 for an unknown slug or another workspace's key", async () => {
    const answer = await api("GET", "/api/app/events/made-up-zzzzzz/public");
    expect(answer.status).toBe(404);
    const slug = await makeShow();
    const stranger = await (await makeWorkspace()).key();
    expect((await api("GET", `/api/app/events/${slug}/public`, { key: stranger })).status).toBe(404);
  });
});

describe("enterStudio", () => {
  const enter = (slug: string, given: string, more: object = {}) =>
    api("POST", `/api/app/events/${slug}/studio/enter`, {
      body: { key: given },
      headers: { origin: "http://127.0.0.1:3000" },
      idempotencyKey: null,
      ...more,
    });

  it("returns the same cookie when an identical call is replayed", async () => {
    const slug = await makeShow();
    const event = await db().event.findUniqueOrThrow({ where: { slug } });
    const again = { idempotencyKey: newId("idem") };
    const first = await enter(slug, studioKey(event.id, 1), again);
    const second = await enter(slug, studioKey(event.id, 1), again);
    expect(second.headers["Idempotent-Replayed"]).toBe("true");
    expect(second.text).toBe(first.text);
    expect(first.cookies).toHaveLength(1);
    expect(second.cookies).toEqual(first.cookies);
    expect((await enter(slug, "another key", again)).cookies).toEqual([]);
  });

  it("sets a host cookie for the right key until the key is replaced", async () => {
    const slug = await makeShow();
    const event = await db().event.findUniqueOrThrow({ where: { slug } });
    const entered = await enter(slug, studioKey(event.id, 1));
    expect(entered.status, entered.text).toBe(200);
    const cookie = entered.cookies[0]?.split(";")[0] ?? "";
    expect(readCapability(cookie.split("=")[1])).toMatchObject({
      kind: "host",
      eventId: event.id,
      version: 1,
    });
    const asHost = {
      headers: { cookie, "x-showrunner-as": `host:${slug}`, origin: "http://127.0.0.1:3000" },
    };
    expect((await api("GET", `/v1/events/${slug}`, asHost)).status).toBe(200);
    const other = await makeShow();
    expect((await api("GET", `/v1/events/${other}`, asHost)).status).toBe(401);
    await set(slug, { studioKeyVersion: 2 });
    expect((await api("GET", `/v1/events/${slug}`, asHost)).status).toBe(401);
    expect((await enter(slug, studioKey(event.id, 1), { address: "203.0.113.4" })).status).toBe(401);
    expect((await enter(slug, studioKey(event.id, 2))).status).toBe(200);
  });

  it("opens only the key's own show and rate-limits wrong keys by IP address", async () => {
    const slug = await makeShow();
    const other = await db().event.findUniqueOrThrow({ where: { slug: await makeShow() } });
    const address = "203.0.113.5";
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++)
      statuses.push((await enter(slug, studioKey(other.id, 1), { address })).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const event = await db().event.findUniqueOrThrow({ where: { slug } });
    expect((await enter(slug, studioKey(event.id, 1), { address })).status).toBe(429);
    expect((await enter(slug, studioKey(event.id, 1), { address: "203.0.113.6" })).status).toBe(200);
  });

  it("sets no cookie on a dry run or for an inactive client", async () => {
    const slug = await makeShow();
    const event = await db().event.findUniqueOrThrow({ where: { slug } });
    const given = studioKey(event.id, 1);
    expect((await enter(slug, given, { body: { key: given, dry_run: true } })).cookies).toEqual([]);
    await db().client.update({ where: { id: event.clientId }, data: { status: "suspended" } });
    expect((await enter(slug, given)).json.error.code).toBe("client_inactive");
    await db().client.update({ where: { id: event.clientId }, data: { status: "active" } });
  });
});
