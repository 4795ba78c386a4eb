import { beforeEach, describe, expect, it } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { attendeePersonId, guestPersonId } from "@/lib/providers/room/identity";
import { api } from "@/test/support/api";
import { refuseWrites } from "@/test/support/refuse-writes";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { signedIn } from "@/test/support/sign-in";
import { expectLogged } from "@/test/support/test-log";
import { makeWorkspace } from "@/test/support/workspace";
import { sweepNotetakers } from "./ending/sweep-notetakers";
import { ALONE_MS, LOBBY_MS } from "./states/next-move";

let show: TestShow;
let key: string;

const site = () => env().PUBLIC_URL.replace(/\/+$/, "");
const send = (meeting_url: string, by = key, more: object = {}) =>
  api("POST", "/api/v1/calls/bot", { key: by, body: { meeting_url, ...more } });
const sendHere = (more: object = {}) => send(`${site()}/studio/${show.slug}`, key, more);
const get = async (id: string) => (await api("GET", `/api/v1/calls/bot/${id}`, { key })).json.data;
const stop = (id: string) => api("DELETE", `/api/v1/calls/bot/${id}`, { key });
const studio = `/studio/notetaker`;
const app = (rest: string) => `/api/app/events/${show.slug}${rest}`;
const decide = (decision: string) => show.byHost("POST", app(studio), { decision });
const count = () => db().notetaker.count({ where: { eventId: show.eventId } });
/** Puts the row where its task would have put it. */
const put = (id: string, state: string, data: object = {}) =>
  db().notetaker.update({ where: { id }, data: { state, ...data } });

async function sent(): Promise<string> {
  const answer = await sendHere();
  expect(answer.status, answer.text).toBe(201);
  return answer.json.data.id;
}

/** Creates the guest's personal link. */
async function guestLink(): Promise<{ guestId: string; access: string }> {
  const path = `/v1/events/${show.slug}/guests`;
  const [{ id: guestId }] = (await show.byKey("GET", path)).json.data;
  const made = await show.byKey("POST", `${path}/${guestId}/access-link`, { action: "create" });
  return { guestId, access: made.json.data.backstage_url };
}

beforeEach(async () => {
  show = await makeShow({ plan: false, guests: [{ name: "Ana Ruiz" }] });
  key = await show.workspace.callKey();
});

describe("sending a notetaker", () => {
  it("accepts every link to a show, and sends one however often it's asked", async () => {
    const links = ["studio", "join", "watch", "e"].map((page) => `${site()}/${page}/${show.slug}`);
    const { access } = await guestLink();
    expect(access).toContain("/backstage/");
    const ids = new Set<string>();
    for (const one of [...links, access, links[0] as string]) {
      const answer = await send(one);
      expect(answer.status, answer.text).toBe(201);
      expect(answer.json.data).toMatchObject({ event_slug: show.slug, state: "scheduled", call_id: null });
      ids.add(answer.json.data.id);
    }
    expect(ids.size).toBe(1);
    expect(await count()).toBe(1);
  });

  it("takes a show's own link from someone in the dashboard, and reserves the analysis", async () => {
    const person = await signedIn();
    const made = await person.raw("POST", "/v1/events", { title: "Discovery with Northwind" });
    const { event } = made.json.data;
    const answer = await person.raw("POST", "/api/v1/calls/bot", { meeting_url: event.links.studio });
    expect(answer.status, answer.text).toBe(201);
    expect(answer.json.data).toMatchObject({ event_slug: event.slug, state: "scheduled" });
    expect((await person.raw("GET", "/api/v1/usage")).json.data.reserved_cents).toBe(4);
  });

  it("sends one for forty requests at once", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => sendHere()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it("refuses other products by name, and links that lead nowhere", async () => {
    const zoom = await send("https://us02web.zoom.us/j/8123");
    expect(zoom.status).toBe(400);
    expect(zoom.json.error).toMatchObject({ fields: { meeting_url: "unsupported" } });
    expect(zoom.json.error.message).toContain("Zoom isn't supported");
    expect((await send(`${site()}/dashboard/x`)).json.error.fields).toEqual({ meeting_url: "invalid" });
    expect((await send("hello")).status).toBe(400);
    expect(await count()).toBe(0);
  });

  it("knows no show of another workspace or environment", async () => {
    const random = await send(`${site()}/studio/launch-day-x7k2m9`);
    const other = await makeShow({ plan: false, workspace: await makeWorkspace() });
    const foreign = await send(`${site()}/studio/${other.slug}`);
    expect([random.status, foreign.status]).toEqual([404, 404]);
    expect(foreign.json.error.code).toBe(random.json.error.code);
    const id = await sent();
    const live = await send(`${site()}/studio/${show.slug}`, await show.workspace.callKey("live"));
    expect(live.status).toBe(404);
    const theirs = await other.workspace.callKey();
    expect((await api("GET", `/api/v1/calls/bot/${id}`, { key: theirs })).status).toBe(404);
    expect((await api("DELETE", `/api/v1/calls/bot/${id}`, { key: theirs })).status).toBe(404);
    expect((await get(id)).state).toBe("scheduled");
  });

  it("changes nothing on a dry run", async () => {
    const answer = await sendHere({ dry_run: true });
    expect(answer.json.meta, answer.text).toMatchObject({
      dry_run: true,
      quote: { credits: 4, cost_usd: 0.04 },
    });
    expect(await count()).toBe(0);
    await sent();
    const again = await sendHere({ dry_run: true });
    expect(again.json.meta.quote).toEqual({ credits: 0, cost_usd: 0 });
  });

  it("is refused for a show that was cancelled, and the sweep ends one that waits for it", async () => {
    const id = await sent();
    const cancelled = await show.byKey("POST", `/v1/events/${show.slug}/cancel`, { confirm: true });
    expect(cancelled.status, cancelled.text).toBe(200);
    await sweepNotetakers();
    expect(await get(id)).toMatchObject({ state: "failed", sub_code: "ended", removed_by: null });
    expect((await sendHere()).json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "cancelled" },
    });
  });
});

it("the sweep ends notetakers although one of them can't be ended", async () => {
  const cancel = () => show.byKey("POST", `/v1/events/${show.slug}/cancel`, { confirm: true });
  const first = await sent();
  await cancel();
  await refuseWrites("notetaker", first);
  show = await makeShow({ plan: false, workspace: show.workspace });
  const second = await sent();
  await cancel();
  expectLogged(/"sweep":"notetakers","msg":"a sweep failed"/);
  await sweepNotetakers();
  expect((await get(first)).state).toBe("scheduled");
  expect((await get(second)).state).toBe("failed");
});

describe("a notetaker in a show", () => {
  let id: string;
  beforeEach(async () => {
    await putOnAir(show.slug);
    id = await sent();
  });
  const inStudio = async () => (await show.byHost("GET", app(studio))).json.data.notetaker;

  it("is requested at once when the show is on air, and at the start otherwise", async () => {
    const wanted = () =>
      sql("", "SELECT 1 FROM wanted_work WHERE kind = 'notetaker.attend' AND subject = $1", [show.eventId]);
    expect(await wanted()).toHaveLength(1);
    show = await makeShow({ plan: false });
    key = await show.workspace.callKey();
    await sent();
    expect(await wanted()).toHaveLength(0);
    await putOnAir(show.slug);
    expect(await wanted()).toHaveLength(1);
  });

  it("is seen by the crew and by guests, with until when it waits", async () => {
    const askedAt = new Date("2026-01-14T17:00:00.000Z");
    await put(id, "waiting", { askedAt });
    const seen = await inStudio();
    expect(seen).toMatchObject({
      id,
      state: "waiting",
      waits_until: new Date(askedAt.getTime() + LOBBY_MS).toISOString(),
    });
    expect(seen.name).toMatch(/^Notetaker \(.+\)$/);
    const { guestId } = await guestLink();
    const guest = await show.byGuest(guestId);
    expect((await guest("GET", app("/backstage/notetaker"))).json.data.notetaker).toEqual(seen);
    expect((await show.anyone("GET", app(studio))).status).toBe(401);
  });

  it("tells everyone in the chat when the host admits it, once", async () => {
    expect((await decide("admit")).json.error).toMatchObject({ fields: { status: "scheduled" } });
    await put(id, "waiting", { askedAt: new Date() });
    expect((await decide("admit")).json.data.notetaker).toMatchObject({
      state: "in_call",
      waits_until: null,
    });
    expect((await decide("admit")).status).toBe(200);
    const lines = await db().chatMessage.findMany({ where: { eventId: show.eventId } });
    expect(lines).toHaveLength(1);
    expect(lines[0]?.authorName).toMatch(/^Notetaker \(/);
    expect(lines[0]?.text).toContain("take notes on what’s said on stage");
    const audit = await db().auditEntry.findMany({ where: { subjectId: id } });
    expect(audit.map(({ action }) => action)).toContain("decideNotetaker");
  });

  it("tells everyone by the announcer if the show has no chat", async () => {
    await show.byKey("PATCH", `/v1/events/${show.slug}`, { watch: { chat: false } });
    await put(id, "waiting", { askedAt: new Date() });
    await decide("admit");
    const { json } = await show.byKey("GET", `/v1/events/${show.slug}/studio`);
    expect(JSON.stringify(json.data)).toContain("take notes on what’s said on stage");
    expect(await db().chatMessage.count({ where: { eventId: show.eventId } })).toBe(0);
  });

  it("doesn't come back when the host declines it", async () => {
    await put(id, "waiting", { askedAt: new Date() });
    expect((await decide("decline")).json.data).toEqual({ notetaker: null });
    expect(await get(id)).toMatchObject({
      state: "failed",
      sub_code: "no_consent",
      removed_by: { role: "host" },
      call_id: null,
    });
    expect((await sendHere()).json.data).toMatchObject({ id, state: "failed" });
    expect(await count()).toBe(1);
  });

  it("is removed by a guest with one press, by name", async () => {
    await put(id, "in_call", { joinedAt: new Date() });
    const { guestId } = await guestLink();
    const guest = await show.byGuest(guestId);
    const remove = () => guest("DELETE", app("/backstage/notetaker"));
    expect((await remove()).json.data).toEqual({ notetaker: null });
    expect(await get(id)).toMatchObject({
      state: "leaving",
      sub_code: "removed_by",
      removed_by: { role: "guest", name: "Ana Ruiz" },
    });
    expect((await remove()).status).toBe(200);
    const row = await db().notetaker.findUniqueOrThrow({ where: { id } });
    expect(row.removedById).toBe(guestPersonId(guestId));
  });

  it("is removed by an attendee while they're on stage", async () => {
    const body = { name: "Bo Lind", email: "bo@example.com" };
    const made = await show.byKey("POST", `/api/v1/events/${show.slug}/registrations`, body);
    const { id: place } = made.json.data;
    const attendee = await show.byAttendee(place);
    await putOnAir(show.slug);
    await put(id, "in_call", { joinedAt: new Date() });
    const remove = () => attendee("DELETE", app("/audience/notetaker"));
    expect((await remove()).json.error).toMatchObject({ fields: { status: "off_stage" } });
    expect((await attendee("GET", app("/audience/notetaker"))).json.data.notetaker).toMatchObject({ id });
    const person = { identity: attendeePersonId(place), name: "Bo Lind", role: "attendee", muted: false };
    await sql("", "UPDATE stage SET state = jsonb_set(state, '{stage}', $2::jsonb) WHERE event_id = $1", [
      show.eventId,
      JSON.stringify([person]),
    ]);
    expect((await remove()).json.data).toEqual({ notetaker: null });
    expect(await get(id)).toMatchObject({
      state: "leaving",
      removed_by: { role: "guest", name: "Bo Lind" },
    });
  });

  it("is declined or removed by the host only while that makes sense", async () => {
    await put(id, "in_call", { joinedAt: new Date() });
    expect((await decide("decline")).json.error).toMatchObject({ fields: { status: "in_call" } });
    expect((await decide("remove")).status).toBe(200);
    expect((await get(id)).state).toBe("leaving");
    expect((await decide("admit")).json.error.code).toBe("version_conflict");
    const moderator = await show.byCrew("moderator");
    expect((await moderator("POST", app(studio), { decision: "remove" })).status).toBe(403);
  });

  it("can be sent again after its sender stopped it, or after it waited in vain", async () => {
    expect((await stop(id)).json.data).toMatchObject({
      state: "failed",
      sub_code: "removed_by",
      removed_by: { role: "api" },
    });
    expect((await stop(id)).json.data.state).toBe("failed");
    const again = await sent();
    expect(again).not.toBe(id);
    await put(again, "failed", { subCode: "lobby_timeout" });
    expect(await sent()).not.toBe(again);
  });

  it("stays with what it heard when its sender stops it", async () => {
    await put(id, "in_call", { joinedAt: new Date(), aloneSince: new Date(Date.now() - ALONE_MS / 2) });
    expect((await stop(id)).json.data).toMatchObject({ state: "leaving", sub_code: "removed_by" });
    const job = await db().job.findFirst({ where: { subject: id, dedupeKey: `notetaker.finish:${id}` } });
    expect(job?.state).toBe("queued");
  });
});
