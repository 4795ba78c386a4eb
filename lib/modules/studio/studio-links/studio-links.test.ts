import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { readCapability } from "@/lib/platform/security/capability";
import { capabilityCookieName, parseCookies } from "@/lib/platform/security/cookies";
import { sha256Hex } from "@/lib/platform/security/crypto";
import { hostPersonId } from "@/lib/providers/room/identity";
import { rightsOf, STUDIO_ROLES, type StudioRole } from "@/lib/stage/show-roles";
import { type ApiAnswer, api } from "@/test/support/api";
import { makeShow, sit, type TestShow, visitorHeaders } from "@/test/support/show";

let show: TestShow;
beforeAll(async () => {
  show = await makeShow();
});

const path = (rest: string, of = show) => `/api/app/events/${of.slug}/${rest}`;
const links = (rest = "", of = show) => `/v1/events/${of.slug}/studio-links${rest}`;
const make = (name: string, role: StudioRole) => show.byHost("POST", links(), { name, role });
const manage = (id: string, action: "rotate" | "revoke") => show.byHost("POST", links(`/${id}`), { action });
const keyOf = (url: string): string => new URL(url).searchParams.get("key") ?? "";

const open = (key: string, of = show) =>
  api("POST", path("studio/enter", of), {
    body: { key },
    headers: { origin: new URL(env().PUBLIC_URL).origin, "x-showrunner-as": `public:${of.slug}` },
  });

type Call = (method: string, rest: string, body?: unknown) => Promise<ApiAnswer>;

/** Does what a browser does after opening a link. */
async function enter(key: string): Promise<Call> {
  const entered = await open(key);
  expect(entered.status, entered.text).toBe(200);
  const cookie = entered.cookies[0]?.split(";")[0] ?? "";
  const headers = {
    cookie,
    origin: new URL(env().PUBLIC_URL).origin,
    "x-showrunner-as": `host:${show.slug}`,
  };
  return (method, rest, body) => api(method, rest.startsWith("/") ? rest : path(rest), { body, headers });
}

async function someone(name: string, role: StudioRole) {
  const { data } = (await make(name, role)).json;
  return { id: data.id as string, key: keyOf(data.studio_url), by: await enter(keyOf(data.studio_url)) };
}

describe("a studio link", () => {
  it("is shown once, stored as a digest and exchanged for a personal cookie", async () => {
    const made = await make("Mia", "producer");
    expect(made.status, made.text).toBe(201);
    const { studio_url, ...rest } = made.json.data;
    const key = keyOf(studio_url);
    expect(studio_url).toBe(`${env().PUBLIC_URL}/studio/${show.slug}?key=${key}`);
    expect(key).toMatch(/^[0-9A-Za-z]{32}$/);
    expect(rest).toMatchObject({
      name: "Mia",
      role: "producer",
      state: "active",
      link_version: 1,
      opened_at: null,
    });
    const row = await db().studioLink.findUniqueOrThrow({ where: { id: rest.id } });
    expect(row).toMatchObject({ accessHash: sha256Hex(key), personId: hostPersonId(show.eventId, row.id) });
    const listed = await show.byHost("GET", links());
    expect(listed.text).not.toContain(key);
    const audit = await db().auditEntry.findMany({ where: { subjectId: rest.id } });
    expect(JSON.stringify(audit)).not.toContain(key);

    const entered = await open(key);
    const cookies = parseCookies(entered.cookies[0]);
    const held = readCapability(cookies.get(capabilityCookieName("host", show.slug)));
    expect(held).toMatchObject({ kind: "host", eventId: show.eventId, subjectId: rest.id, version: 1 });
    const again = (await show.byHost("GET", links())).json.data;
    expect(again.find(({ id }: { id: string }) => id === rest.id).opened_at).not.toBeNull();
  });

  it("opens only its own show, and nothing when altered", async () => {
    const { key } = await someone("Ben", "host");
    const other = await makeShow();
    for (const wrong of [`${key}x`, key.slice(1), key.toLowerCase(), sha256Hex(key)])
      expect((await open(wrong)).status, wrong).toBe(401);
    expect((await open(key, other)).status).toBe(401);
  });

  it("allows each role what its rights say, and names the person in history and audit log", async () => {
    for (const role of STUDIO_ROLES) {
      const { id, by } = await someone(`Person ${role}`, role);
      const may = (scope: string) => (rightsOf(role).scopes as readonly string[]).includes(scope);
      const status = async (method: string, rest: string, body?: unknown) =>
        (await by(method, rest, body)).status;
      expect([role, await status("GET", "desk")]).toEqual([role, 200]);
      const prepared = await status("POST", "stage/prepare", { action: "set_layout", layout: "grid" });
      expect([role, prepared]).toEqual([role, may("studio:control") ? 200 : 403]);
      const renamed = await status("PATCH", `/v1/events/${show.slug}`, { title: "Launch day" });
      expect([role, renamed]).toEqual([role, may("events:write") ? 200 : 403]);
      const tokens = await by("POST", "room/host-token", { tab: "0123456789abcdef" });
      expect(tokens.json.data).toMatchObject({ role, person: hostPersonId(show.eventId, id) });
      expect(tokens.json.data.backstage).not.toBeNull();
      if (!may("studio:control")) continue;
      const command = await db().studioCommand.findFirstOrThrow({
        where: { eventId: show.eventId, actorId: id },
      });
      expect(command).toMatchObject({ actorType: "host", actorName: `Person ${role}` });
      const entry = await db().auditEntry.findFirstOrThrow({
        where: { actorId: id, action: "prepareStage" },
      });
      expect(entry).toMatchObject({ actorName: `Person ${role}` });
    }
  });

  it("hides notes and the key from a moderator in every response", async () => {
    const plan = await db().plan.findUniqueOrThrow({ where: { eventId: show.eventId } });
    const segments = (plan.segments as object[]).map((segment) => ({
      ...segment,
      notes: "SECRET NOTE",
      script: "SECRET SCRIPT",
      questions: ["SECRET QUESTION"],
    }));
    await db().plan.update({
      where: { eventId: show.eventId },
      data: { segments, version: { increment: 1 }, updatedAt: new Date() },
    });
    const { by: moderator } = await someone("Mo", "moderator");
    const { by: producer } = await someone("Pat", "producer");
    for (const rest of [
      "desk",
      `/v1/events/${show.slug}`,
      `/v1/events/${show.slug}/plan`,
      `/v1/events/${show.slug}/studio`,
    ]) {
      const seen = await moderator("GET", rest);
      expect([rest, seen.status]).toEqual([rest, 200]);
      expect([rest, /SECRET|key=/.test(seen.text)]).toEqual([rest, false]);
      const whole = await producer("GET", rest);
      expect([rest, /SECRET/.test(whole.text), /key=/.test(whole.text)]).toEqual([rest, true, false]);
    }
  });

  it("stops working with its cookie when rotated or revoked, unlike the show's own link", async () => {
    const { id, key, by } = await someone("Cleo", "co_host");
    const rotated = await manage(id, "rotate");
    expect(rotated.json.data).toMatchObject({ state: "active", link_version: 2 });
    expect((await by("GET", "desk")).status).toBe(401);
    expect((await open(key)).status).toBe(401);
    const newer = await enter(keyOf(rotated.json.data.studio_url));
    expect((await newer("GET", "desk")).json.data.me.identity).toBe(hostPersonId(show.eventId, id));
    const revoked = await manage(id, "revoke");
    expect(revoked.json.data).toMatchObject({ state: "revoked", studio_url: null });
    expect((await newer("GET", "desk")).status).toBe(401);
    expect((await manage(id, "revoke")).json.data).toMatchObject({ state: "revoked", link_version: 3 });
    expect((await show.byHost("GET", path("desk"))).status).toBe(200);
    const jobs = await db().job.findMany({
      where: { kind: "room.remove", subject: id },
      orderBy: { id: "asc" },
    });
    expect(jobs.map(({ payload }) => payload)).toEqual(
      [2, 3].map(() => ({
        event_id: show.eventId,
        studio_link_id: id,
        identity: hostPersonId(show.eventId, id),
      })),
    );
  });

  it("rejects a cookie forged with another id, version or kind", async () => {
    const { id } = await someone("Dora", "co_host");
    const other = await makeShow();
    const forged = [
      visitorHeaders("host", show.slug, show.eventId, "stl_unknown", 1),
      visitorHeaders("host", show.slug, show.eventId, id, 2),
      visitorHeaders("host", show.slug, other.eventId, id, 1),
      visitorHeaders("guest", show.slug, show.eventId, id, 1),
    ];
    for (const headers of forged) expect((await api("GET", path("desk"), { headers })).status).toBe(401);
    const right = visitorHeaders("host", show.slug, show.eventId, id, 1);
    expect((await api("GET", path("desk"), { headers: right })).status).toBe(200);
  });

  it("can't grant more than its creator may do", async () => {
    const { by: coHost } = await someone("Eve", "co_host");
    const { id: hosts } = await someone("Host two", "host");
    const more = await coHost("POST", links(), { name: "Mallory", role: "host" });
    expect([more.status, more.json.error.code]).toEqual([403, "insufficient_scope"]);
    expect((await coHost("POST", links(), { name: "Fine", role: "producer" })).status).toBe(201);
    for (const action of ["rotate", "revoke"])
      expect((await coHost("POST", links(`/${hosts}`), { action })).status).toBe(403);
    const { by: moderator } = await someone("Mo", "moderator");
    expect((await moderator("POST", links(), { name: "x", role: "moderator" })).status).toBe(403);
    const wrong = await make("Robo", "robot" as StudioRole);
    expect(wrong.json.error).toMatchObject({ code: "validation_error", fields: { role: "not_allowed" } });
  });
});

describe("the hosts of a show", () => {
  it("keep it on air while one of them stays, and either can acknowledge commands", async () => {
    const live = await makeShow();
    const co = (await live.byHost("POST", links("", live), { name: "Ben", role: "co_host" })).json.data;
    const crew = (await live.byHost("POST", links("", live), { name: "Pat", role: "producer" })).json.data;
    const by =
      (id: string): Call =>
      (method, rest, body) =>
        api(method, rest, { body, headers: visitorHeaders("host", live.slug, live.eventId, id, 1) });
    const own = `${live.hostIdentity}.aaa`;
    await sit(live.eventId, { identity: own, role: "host" });
    await sit(live.eventId, { identity: `${hostPersonId(live.eventId, co.id)}.bbb`, role: "co_host" });
    await sit(live.eventId, { identity: `${hostPersonId(live.eventId, crew.id)}.ccc`, role: "producer" });
    const started = await live.byHost("POST", path("live/start", live), { countdown_sec: 0 });
    expect(started.status, started.text).toBe(200);

    const present = async () => (await live.byKey("GET", `/v1/events/${live.slug}/studio`)).json.data;
    const leave = (identity: string) =>
      db().presence.updateMany({ where: { eventId: live.eventId, identity }, data: { leftAt: new Date() } });
    const people = (await present()).people;
    expect(people.map(({ role, name }: { role: string; name: string }) => [role, name]).sort()).toEqual([
      ["co_host", "Ben"],
      ["host", "Host"],
      ["producer", "Pat"],
    ]);

    const command = async () =>
      (await live.byKey("POST", `/v1/events/${live.slug}/studio`, { action: "applause" })).json.data.command;
    const ack = async (id: string, version: number) =>
      (await by(id)("POST", path("studio/ack", live), { version })).json.data.acknowledged;
    const first = await command();
    expect([await ack(crew.id, first.version), await ack(co.id, first.version)]).toEqual([0, 1]);

    await leave(own);
    expect(await present()).toMatchObject({ live: true, host_present: true });
    expect((await command()).state).toBe("accepted");
    await leave(`${hostPersonId(live.eventId, co.id)}.bbb`);
    // A producer alone can't keep a show on air.
    expect(await present()).toMatchObject({ live: false, host_present: false });
  });
});
