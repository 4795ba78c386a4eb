import { beforeEach, describe, expect, it } from "vitest";
import { EVENT_STATES } from "@/lib/modules/show-basics/show-facts/vocabulary-schema";
import { db } from "@/lib/platform/database/db";
import { SCOPES } from "@/lib/platform/security/principal";
import { api } from "@/test/support/api";
import { PDF } from "@/test/support/deck-calls";
import { checkEmitted } from "@/test/support/emitted-events";
import { anyColour, pngImage } from "@/test/support/images";
import { readyVideo } from "@/test/support/ready-video";
import { withSettings } from "@/test/support/settings";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { TRANSITIONS } from "./transitions";

checkEmitted("event.published", "event.unpublished", "event.cancelled", "event.archived");

let workspace: TestWorkspace;
let key: string;
let slug: string;

const call = (method: string, path: string, body?: unknown, as = key) =>
  api(method, `/v1${path}`, { key: as, ...(body === undefined ? {} : { body }) });
const of = (path: string) => `/events/${slug}${path}`;
const post = (path: string, body: unknown = {}, as = key) => call("POST", of(path), body, as);
const look = async () => (await api("GET", `/api/app/events/${slug}/public`)).json.data;
const row = () => db().event.findUniqueOrThrow({ where: { slug } });
const emitted = async () =>
  (await db().webhookEvent.findMany({ where: { eventSlug: slug }, orderBy: { id: "asc" } })).map(
    ({ type }) => type,
  );

beforeEach(async () => {
  workspace = await makeWorkspace();
  key = await workspace.key();
  const made = await call("POST", "/events", {
    title: "Night radio",
    starts_at: "2035-03-04T18:00:00Z",
    generate_show_plan: false,
  });
  expect(made.status, made.text).toBe(201);
  slug = made.json.data.slug;
});

const register = (email: string) => call("POST", of("/registrations"), { name: "Ada", email });

describe("state transitions", () => {
  it.each(Object.entries(TRANSITIONS))(
    "%s succeeds from its allowed states and its target state, and fails from any other",
    async (move, { from, to }) => {
      for (const state of EVENT_STATES) {
        await db().event.update({ where: { slug }, data: { state, version: 1 } });
        const answer = await post(`/${move}`, move === "cancel" ? { confirm: true } : {});
        const allowed = (from as readonly string[]).includes(state);
        if (allowed || state === to) {
          expect(answer.status, answer.text).toBe(200);
          expect(answer.json.data.event).toMatchObject({ state: to, version: allowed ? 2 : 1 });
        } else {
          expect(answer.status).toBe(409);
          expect(answer.json.error).toMatchObject({ code: "version_conflict", fields: { status: state } });
          expect((await row()).state).toBe(state);
        }
      }
    },
  );

  it("reject a wrong version and send one webhook per change", async () => {
    const stale = await post("/publish", { expected_version: 7 });
    expect(stale.json.error.fields).toEqual({ expected_version: "invalid" });
    const first = await post("/publish", { expected_version: 1, reason: "All set" });
    expect(first.json).toMatchObject({
      data: { recipients: 0, undo: { operation: "unpublishEvent" } },
      meta: { version: 2 },
    });
    expect((await post("/publish")).json.meta.version).toBe(2);
    expect(await emitted()).toEqual(["event.created", "event.published"]);
    const entries = await db().auditEntry.findMany({ where: { subjectId: slug, action: "publishEvent" } });
    expect(entries.map(({ after }) => after)).toEqual(
      expect.arrayContaining([{ state: "published" }, { state: "published", unchanged: true }]),
    );
  });

  it("write nothing on a dry run", async () => {
    const dry = await post("/publish", { dry_run: true });
    expect(dry.json).toMatchObject({ data: { event: { state: "published" } }, meta: { dry_run: true } });
    expect((await row()).state).toBe("draft");
  });

  it("reject shows of an inactive client", async () => {
    const { clientId } = await row();
    await db().client.update({ where: { id: clientId }, data: { status: "suspended" } });
    expect((await post("/publish")).json.error.code).toBe("client_inactive");
    const open = (await call("GET", of("/readiness"))).json.data;
    expect(open.checks[0]).toMatchObject({ code: "client_inactive", severity: "blocking" });
  });
});

describe("space for the recording", () => {
  const look = async () => (await call("GET", of("/readiness"))).json.data;
  const space = (open: { checks: { code: string; message: string }[] }) =>
    open.checks.find(({ code }) => code === "storage_short");
  const use = (bytes: number) =>
    db().storageUse.upsert({
      where: { workspaceId: workspace.workspaceId },
      create: { workspaceId: workspace.workspaceId, bytes, files: 1 },
      update: { bytes },
    });

  it("is as many minutes as fit with its host and guests, and a warning if they're fewer than planned", async () => {
    await call("PATCH", of(""), {
      guests: [{ name: "Ada Lovelace" }, { name: "Mary Somerville" }],
      ends_at: "2035-03-04T19:30:00Z",
    });
    expect((await look()).recording_space).toMatchObject({
      speakers: 3,
      minutes_left: null,
      limit_bytes: null,
    });
    await withSettings({ STORAGE_MB_SELF_HOSTED: 10_000 }, async () => {
      const open = await look();
      expect(open.recording_space).toEqual({
        ...{ speakers: 3, used_bytes: 0, limit_bytes: 10_000_000_000, minutes_left: 60, nearly_full: false },
      });
      expect(space(open)).toMatchObject({
        ...{ code: "storage_short", severity: "warning", mend: { operation: "deleteRecording" } },
        message:
          "Storage has space for about 60 min of recording with 3 speakers, and the show takes 90 min.",
      });
      await call("PATCH", of(""), { ends_at: "2035-03-04T19:00:00Z" });
      expect(space(await look())).toBeUndefined();
      await use(10_000_000_001);
      const full = await look();
      expect([full.recording_space.nearly_full, space(full)?.message, full.ready]).toEqual([
        true,
        "Storage is full, so the show won't be recorded.",
        true,
      ]);
      await call("PATCH", of(""), { recording: { enabled: false } });
      const off = await look();
      expect([off.recording_space, space(off)]).toEqual([null, undefined]);
    });
  });
});

describe("readiness", () => {
  it("names each gap with the page and operation to fix it, and only blocking checks block", async () => {
    await call("PATCH", of(""), { guests: [{ name: "Ada Lovelace" }], starts_at: null });
    const { data } = (await call("GET", of("/readiness"))).json;
    expect(data).toMatchObject({ ready: true, state: "draft", moves: ["publish", "cancel", "archive"] });
    const found = Object.fromEntries(data.checks.map((one: { code: string }) => [one.code, one]));
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining([
        "no_date",
        "page_says_nothing",
        "plan_empty",
        "guest_not_invited",
        "no_host",
        "guest_check_missing",
        "guest_photo_missing",
      ]),
    );
    expect(found.plan_empty).toMatchObject({
      severity: "warning",
      mend: { page: `http://127.0.0.1:3000/dashboard/test/shows/${slug}/plan`, operation: "replacePlan" },
    });
    expect(found.guest_not_invited).toMatchObject({
      message: "Not invited yet: Ada Lovelace.",
      mend: { page: `http://127.0.0.1:3000/dashboard/test/shows/${slug}/guests` },
    });
    expect(found.guest_not_invited.subjects).toHaveLength(1);
    expect((await post("/publish")).status).toBe(200);
  });

  it("blocks publishing when the agenda outlasts the show, and says how to fix it", async () => {
    const long = { title: "Talk", type: "talk", duration_sec: 4_500, assignee: "host" };
    await call("PUT", of("/plan"), { segments: [long] });
    const refused = await post("/publish");
    expect(refused.status).toBe(409);
    expect(refused.json.error).toMatchObject({
      code: "not_ready",
      fields: { plan_over_time: "too_large" },
      details: { plan_over_time: { operation: "replacePlan" } },
    });
    const { mend, page, message } = refused.json.error.details.plan_over_time;
    expect(mend).toContain("15 min");
    expect(page).toMatch(/\/plan#seg_\w+$/);
    expect(message).toMatch(/^Segment 1, “Talk”: The segments take/);
    expect(refused.json.error.message).toContain(message);
    expect((await row()).state).toBe("draft");
    await call("PATCH", of(""), { ends_at: "2035-03-04T19:15:00Z" });
    expect((await post("/publish")).status).toBe(200);
  });

  it("blocks publishing a show whose date has passed", async () => {
    const data = { startsAt: new Date("2024-01-01T10:00:00Z"), endsAt: new Date("2024-01-01T11:00:00Z") };
    await db().event.update({ where: { slug }, data });
    expect((await post("/publish")).json.error.fields).toEqual({ date_past: "in_past" });
  });
});

describe("public pages", () => {
  it("reflect each state change immediately and keep the registrations", async () => {
    expect(await look()).toMatchObject({ closed_reason: "not_open_yet", starts_at: null });
    await post("/publish");
    expect(await look()).toMatchObject({ closed_reason: null, registration_open: true });
    await register("ada@example.com");
    await post("/unpublish");
    expect(await look()).toMatchObject({ closed_reason: "unpublished", registration_open: false });
    await post("/publish");
    await post("/cancel", { confirm: true });
    expect(await look()).toMatchObject({ closed_reason: "cancelled", title: "Night radio" });
    expect((await call("GET", of("/registrations"))).json.data).toHaveLength(1);
    expect(await db().mailMessage.count({ where: { eventId: (await row()).id, kind: "cancelled" } })).toBe(0);
  });

  it("offer the next open show of the series, otherwise of the client", async () => {
    const make = async (body: object, publish = true) => {
      const made = await call("POST", "/events", { title: "Other", generate_show_plan: false, ...body });
      if (publish) await call("POST", `/events/${made.json.data.slug}/publish`, {});
      return made.json.data.slug as string;
    };
    await call("PATCH", of(""), { series: "radio" });
    await post("/publish");
    expect((await look()).next_show).toBeNull();
    await post("/cancel", { confirm: true });
    expect((await look()).next_show).toBeNull();
    await make({ starts_at: "2035-01-01T10:00:00Z", series: "radio" }, false);
    await make({});
    const client = await make({ title: "Of the client", starts_at: "2035-02-01T10:00:00Z" });
    expect((await look()).next_show).toMatchObject({
      title: "Of the client",
      starts_at: "2035-02-01T10:00:00.000Z",
      link: `http://127.0.0.1:3000/e/${client}`,
    });
    await make({ starts_at: "2035-05-01T10:00:00Z", series: "radio", title: "Later" });
    await make({ starts_at: "2035-04-01T10:00:00Z", series: "radio", title: "Of the series" });
    expect((await look()).next_show.title).toBe("Of the series");
    await post("/archive");
    expect((await look()).next_show.title).toBe("Of the series");
    const other = await makeWorkspace();
    await db().event.updateMany({ where: { series: "radio" }, data: { workspaceId: other.workspaceId } });
    const past = { startsAt: new Date("2024-01-01T10:00:00Z"), endsAt: new Date("2024-01-01T11:00:00Z") };
    const data = { workspaceId: workspace.workspaceId, state: "published", ...past };
    await db().event.update({ where: { slug }, data });
    expect(await look()).toMatchObject({ closed_reason: "over", next_show: { title: "Of the client" } });
  });
});

describe("archive and deletion", () => {
  it("hides an archived show from lists unless requested, and keeps its content", async () => {
    await post("/publish");
    await register("ada@example.com");
    const { id } = await row();
    await db().event.update({ where: { slug }, data: { state: "ended" } });
    await db().showSession.create({ data: { id: `ses_${id}`, eventId: id, startedAt: new Date() } });
    await post("/archive");
    const listed = async (query = "") =>
      (await call("GET", `/events${query}`)).json.data.map((one: { slug: string }) => one.slug);
    expect(await listed()).toEqual([]);
    expect(await listed("?include_archived=true")).toEqual([slug]);
    expect(await listed("?state=archived")).toEqual([slug]);
    expect((await call("GET", "/showrooms")).json.data).toEqual([]);
    const detail = (await call("GET", of(""))).json.data;
    expect(detail.sessions).toHaveLength(1);
    expect(detail.event.registrations_by_state.confirmed).toBe(1);
    const changed = await call("PATCH", of(""), { title: "Late" });
    expect(changed.json.error.fields).toEqual({ status: "archived" });
  });

  it("rejects deletion on the versioned API", async () => {
    const refused = await call("DELETE", of(""));
    expect([refused.status, refused.json.error.code]).toEqual([409, "deletion_disabled"]);
    expect((await call("DELETE", "/events/nothing-here-x1y2z3")).status).toBe(404);
  });

  const remove = () => api("DELETE", `/api/v1/events/${slug}`, { key });

  it("deletes a never-published draft with everything attached to it on the legacy API", async () => {
    await call("PATCH", of(""), { guests: [{ name: "Ada" }] });
    await call("PUT", of("/emails/h24"), { subject: "Soon" });
    const { id } = await row();
    const gone = await remove();
    expect(gone.json.data).toEqual({ slug, deleted: true });
    expect((await call("GET", of(""))).status).toBe(404);
    expect(await db().guest.count({ where: { eventId: id } })).toBe(0);
    expect(await db().mailCopy.count({ where: { subject: id } })).toBe(0);
    expect(await db().job.count({ where: { subject: id, state: { in: ["queued", "dispatched"] } } })).toBe(0);
    expect(await db().auditEntry.count({ where: { subjectId: slug, action: "deleteEvent" } })).toBe(1);
  });

  it("removes slide, video and sponsor file references with the draft", async () => {
    const rawBody = await pngImage({ colour: anyColour() });
    const headers = { "content-type": "image/png" };
    const sent = await api("POST", "/v1/assets/uploads?name=a.png", { key, rawBody, headers });
    const { id: asset, sha256 } = sent.json.data;
    await call("POST", `/assets/${asset}/complete`, { sha256 });
    const sponsor = await post("/sponsors", { name: "Northwind", logo_asset_id: asset });
    expect(sponsor.status, sponsor.text).toBe(201);
    const { fileId } = await db().fileReference.findFirstOrThrow({
      where: { subjectType: "sponsor", subjectId: sponsor.json.data.id },
    });
    const video = await readyVideo(slug);
    await db().fileReference.create({ data: { fileId, subjectType: "video", subjectId: video } });
    const deck = await post("/presentations", { name: "deck", content_type: PDF, size_bytes: 1_000 });
    const presentation = deck.json.data.id;
    await db().fileReference.create({
      data: { fileId, subjectType: "presentation", subjectId: presentation },
    });

    expect((await remove()).status).toBe(200);
    const left = await db().fileReference.findMany({ where: { fileId } });
    expect(left.map(({ subjectType }) => subjectType)).toEqual(["asset"]);
  });

  it("keeps a show that was ever published or has registrations", async () => {
    await post("/publish");
    await post("/unpublish");
    expect((await remove()).json.error.code).toBe("deletion_disabled");
    await db().event.update({ where: { slug }, data: { publishedAt: null } });
    await register("ada@example.com");
    expect((await remove()).json.error.code).toBe("deletion_disabled");
  });
});

it("requires separate scopes for deletion and sending", async () => {
  const without = (...left: string[]) =>
    workspace.key(
      "test",
      SCOPES.filter((scope) => !left.includes(scope)),
    );
  const refused = await call("DELETE", of(""), undefined, await without("events:delete"));
  expect(refused.json.error.code).toBe("insufficient_scope");
  await post("/publish");
  const said = { confirm: true, notify: true, send: true };
  const silent = await without("communications:send");
  expect((await post("/cancel", said, silent)).json.error.code).toBe("insufficient_scope");
  expect((await post("/cancel", { confirm: true, notify: true })).json.error.fields).toEqual({
    send: "must_be_true",
  });
  expect((await post("/cancel", {}, silent)).json.error.fields).toEqual({ confirm: "must_be_true" });
  expect((await post("/cancel", { confirm: true }, silent)).status).toBe(200);
});
