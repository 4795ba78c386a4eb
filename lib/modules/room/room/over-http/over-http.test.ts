import { beforeEach, describe, expect, it } from "vitest";
import { mayWatchLive } from "@/lib/modules/after/playback/live/live-access";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-text-vocabulary";
import { countViewers, isSentOverHttp } from "@/lib/modules/studio/studio";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, roomIdentity } from "@/lib/providers/room/identity";
import { type ApiAnswer, api } from "@/test/support/api";
import { expectDeclared } from "@/test/support/emitted-events";
import { roomReport } from "@/test/support/room-report";
import { makeShow, putOnAir, sit, type TestShow, visitorHeaders } from "@/test/support/show";
import { loadAdmission } from "../presence/admission";
import { closePresence } from "../presence/close-presence";
import { applyReport } from "../presence/receive-report";
import { endSilentStays, endStaysOf } from "./end-stays";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

const TAB = "aTabOfTheirOwn0000";
const OTHER_TAB = "aTabOfTheirOwn1111";

let show: TestShow;
let registrationId: string;
let vera: Call;

const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const watch = (by: Call = vera, tab = TAB) => by("POST", app("watch-over-http"), { tab, cause: "no_webrtc" });
const set = async (body: object) => {
  const { status, text } = await show.byKey("PATCH", `/v1/events/${show.slug}`, body);
  expect(status, text).toBe(200);
};
const watcher =
  (id: string): Call =>
  (method, path, body) =>
    api(method, path, { body, headers: visitorHeaders("watcher", show.slug, show.eventId, id, 0) });
const stays = () =>
  db().presence.findMany({
    where: { eventId: show.eventId, seenAt: { not: null } },
    orderBy: { joinedAt: "asc" },
  });
const events = async (type: string) => {
  const all = await db().webhookEvent.findMany({ where: { type, eventSlug: show.slug } });
  for (const event of all) expectDeclared(event);
  return all.map(({ body }) => JSON.parse(body).data);
};

/** Everything that is known of the viewer happened this much earlier. */
const age = (seconds: number) =>
  sql(
    "",
    `UPDATE presence SET seen_at = seen_at - make_interval(secs => $2), joined_at = joined_at - make_interval(secs => $2)
     WHERE event_id = $1 AND seen_at IS NOT NULL`,
    [show.eventId, seconds],
  );

async function endSilent(): Promise<void> {
  const admission = await loadAdmission(show.eventId, []);
  if (!admission) throw new Error("No show.");
  await asSystem("room.reconcile", admission.event, (ctx) => endSilentStays(ctx, admission.event));
}

beforeEach(async () => {
  show = await makeShow({ plan: false });
  const place = { name: "Vera", email: `${newId("x").toLowerCase()}@example.com` };
  registrationId = (await show.byKey("POST", `/v1/events/${show.slug}/registrations`, place)).json.data.id;
  vera = await show.byAttendee(registrationId);
});

it("needs a show on air", async () => {
  expect((await watch()).json.error.code).toBe("not_live");
  expect(await isSentOverHttp({ sql }, show.eventId)).toBe(false);
});

describe("a viewer over HTTP", () => {
  beforeEach(() => putOnAir(show.slug));

  it("is a viewer like any other, as long as their page is heard of", async () => {
    const first = await watch();
    expect([first.status, first.json.data]).toEqual([
      200,
      { playlist_url: null, next_in_sec: 1, waits_for: "first_seconds", someone_left_out: false },
    ]);
    expect(await isSentOverHttp({ sql }, show.eventId)).toBe(true);
    expect(await countViewers({ sql }, show.eventId)).toBe(1);
    expect(await events("attendee.joined")).toMatchObject([
      { attendee: { registration_id: registrationId } },
    ]);
    await watch(vera, OTHER_TAB);
    expect(await countViewers({ sql }, show.eventId)).toBe(1);
    await age(41);
    await endSilent();
    expect((await stays()).map(({ leftAt }) => leftAt)).toEqual([null, null]);
    await watch();
    await age(3);
    await endSilent();
    const [one, other] = await stays();
    expect([one?.leftAt, other?.leftAt]).toEqual([null, other?.seenAt]);
    expect(await events("attendee.left")).toEqual([]);
    await age(40);
    await endSilent();
    expect(await countViewers({ sql }, show.eventId)).toBe(0);
    expect(await isSentOverHttp({ sql }, show.eventId)).toBe(false);
    // The show began a moment ago, so that no time before it counts.
    expect(await events("attendee.left")).toMatchObject([{ attendee: { registration_id: registrationId } }]);
  });

  it("is counted for the time that their page was heard of, at most one heartbeat too short", async () => {
    await sql(
      "",
      "UPDATE show_session SET started_at = started_at - interval '10 minutes' WHERE event_id = $1",
      [show.eventId],
    );
    await watch();
    for (let beat = 0; beat < 5; beat += 1) {
      await sql(
        "",
        "UPDATE presence SET joined_at = joined_at - interval '20 seconds' WHERE event_id = $1 AND seen_at IS NOT NULL",
        [show.eventId],
      );
      await watch();
    }
    // The page is closed 15 s after its last heartbeat.
    await age(15 + 43);
    await endSilent();
    const [left] = await events("attendee.left");
    expect(left.connected_sec).toBeGreaterThanOrEqual(115 - 20);
    expect(left.connected_sec).toBeLessThanOrEqual(115);
    expect(await db().presence.count({ where: { eventId: show.eventId, registrationId } })).toBe(1);
  });

  it("stays for as long as their player loads, although a hidden page is heard of once a minute only", async () => {
    const recordingId = newId("rec");
    const { workspaceId } = show.workspace;
    await db().recording.create({
      data: {
        ...{ id: recordingId, workspaceId, environment: "test", eventId: show.eventId },
        startedAt: new Date(),
      },
    });
    const identity = roomIdentity(attendeePersonId(registrationId), TAB, "1");
    const load = () => mayWatchLive(recordingId, identity);
    await sql(
      "",
      "UPDATE show_session SET started_at = started_at - interval '10 minutes' WHERE event_id = $1",
      [show.eventId],
    );
    await watch();
    for (let minute = 0; minute < 3; minute += 1) {
      for (let piece = 0; piece < 2; piece += 1) {
        await age(30);
        expect(await load()).toBe(true);
        await endSilent();
      }
      await watch();
    }
    expect((await stays()).map(({ leftAt }) => leftAt)).toEqual([null]);
    expect(await events("attendee.left")).toEqual([]);
    const [stay] = await stays();
    const seen = stay?.seenAt;
    // No more is written than that takes.
    await load();
    expect((await stays())[0]?.seenAt).toEqual(seen);
    await age(43);
    await endSilent();
    expect(await load()).toBe(false);
    const [left] = await events("attendee.left");
    expect(left.connected_sec).toBeGreaterThanOrEqual(180);
    expect(left.connected_sec).toBeLessThanOrEqual(185);
  });

  it("is there at once if the room server's clock is ahead of the database's", async () => {
    const identity = roomIdentity(attendeePersonId(registrationId), TAB, "1");
    await sit(show.eventId, { identity, role: "attendee", registrationId });
    const ahead = new Date(Date.now() + 40_000);
    await db().presence.updateMany({ where: { eventId: show.eventId, identity }, data: { joinedAt: ahead } });
    await watch();
    await watch();
    expect((await stays()).map(({ leftAt }) => leftAt)).toEqual([null]);
    const inRoom = await db().presence.findFirstOrThrow({
      where: { eventId: show.eventId, identity, seenAt: null },
    });
    expect(inRoom.leftAt).toEqual(ahead);
    expect(await countViewers({ sql }, show.eventId)).toBe(1);
    // The show was on air before, and its room was closed then.
    await sql("", "UPDATE presence SET left_at = now() WHERE event_id = $1 AND identity = $2", [
      show.eventId,
      identity,
    ]);
    await applyReport(roomReport(show.eventId, "closed", undefined, { at: ahead }));
    await watch();
    expect((await stays()).filter(({ leftAt }) => leftAt === null)).toHaveLength(1);
  });

  it("has one connection per tab, which replaces the tab's in the room", async () => {
    const identity = roomIdentity(attendeePersonId(registrationId), TAB, "1");
    await sit(show.eventId, { identity, role: "attendee", registrationId });
    await Promise.all([watch(), watch(), watch()]);
    const rows = await db().presence.findMany({ where: { eventId: show.eventId, identity } });
    const open = rows.filter(({ leftAt }) => leftAt === null);
    expect([rows.length, open.length, open[0]?.seenAt]).toEqual([2, 1, expect.any(Date)]);
    expect(await events("attendee.left")).toEqual([]);
  });

  it("isn't ended by what the room server says about its rooms", async () => {
    await watch();
    const admission = await loadAdmission(show.eventId, []);
    if (!admission) throw new Error("No show.");
    const later = new Date(Date.now() + 5_000);
    await asSystem("room.reconcile", admission.event, (ctx) =>
      closePresence(ctx, admission.event, { at: later, began: later, still: [] }),
    );
    await applyReport(roomReport(show.eventId, "closed", undefined, { at: later }));
    expect((await stays()).map(({ leftAt }) => leftAt)).toEqual([null]);
  });

  it("is refused for a minute after the crew removed them, and whenever their registration isn't valid", async () => {
    await watch();
    await endStaysOf(show.eventId, attendeePersonId(registrationId), "removed");
    const refused = await watch();
    expect([refused.status, refused.json.error.fields]).toEqual([409, { status: "removed" }]);
    expect((await watch(vera, OTHER_TAB)).status).toBe(409);
    await sql("", "UPDATE presence SET removed_at = removed_at - interval '61 seconds' WHERE event_id = $1", [
      show.eventId,
    ]);
    expect((await watch()).status).toBe(200);
    await endStaysOf(show.eventId, attendeePersonId(registrationId), "withdrawn");
    expect(await countViewers({ sql }, show.eventId)).toBe(0);
    expect((await watch()).status).toBe(200);
    await db().registration.update({ where: { id: registrationId }, data: { state: "rejected" } });
    expect((await watch()).json.error.code).toBe("unauthorized");
  });

  it("is counted apart for the host, with the reason", async () => {
    await watch();
    const numbers = await show.byHost("GET", app("numbers"));
    expect(numbers.json.data).toMatchObject({ watching: 1, over_http: 1 });
    expect((await stays()).map(({ httpCause }) => httpCause)).toEqual(["no_webrtc"]);
    const odd = await vera("POST", app("watch-over-http"), { tab: OTHER_TAB, cause: "other" });
    expect([odd.status, odd.json.error.fields]).toEqual([400, { cause: "invalid" }]);
    expect((await vera("POST", app("watch-over-http"), { tab: OTHER_TAB })).status).toBe(200);
  });

  it("is told while someone on stage hasn't agreed to be recorded", async () => {
    const leftOut = async () => (await watch()).json.data.someone_left_out;
    const cleo = await show.byCrew("co_host");
    const { identity } = (await cleo("GET", app("desk"))).json.data.me;
    await sit(show.eventId, { identity: `${identity}.seat`, role: "co_host" });
    expect(await leftOut()).toBe(false);
    const studio = `/v1/events/${show.slug}/studio`;
    const brought = await show.byHost("POST", studio, { action: "bring_on", identity });
    expect(brought.json.data.warnings[0].message).toContain("Viewers over HTTP don't see or hear them");
    expect(await leftOut()).toBe(true);
    const answer = (agrees: boolean) =>
      cleo("PUT", app("studio/recording-consent"), { agrees, text_version: RECORDING_TEXT.version });
    expect((await answer(true)).status).toBe(200);
    expect(await leftOut()).toBe(false);
    expect((await answer(false)).status).toBe(200);
    expect(await leftOut()).toBe(true);
  });

  it("doesn't take a chair on the stage", async () => {
    await watch();
    const people = await show.byKey("GET", `/v1/events/${show.slug}/studio`);
    expect(JSON.stringify(people.json.data)).not.toContain(attendeePersonId(registrationId));
  });

  it("depends on the show's setting", async () => {
    const token = async (by: Call) => (await by("POST", app("room/viewer-token"), { tab: TAB })).json;
    expect((await token(vera)).data.token).toBeTypeOf("string");
    await set({ recording: { http_audience: "always" } });
    expect((await token(vera)).data).toEqual({ over_http: "setting" });
    expect(await isSentOverHttp({ sql }, show.eventId)).toBe(true);
    await set({ recording: { http_audience: "off" } });
    const refused = await watch();
    expect([refused.status, refused.json.error.fields]).toEqual([409, { status: "http_off" }]);
    expect(await isSentOverHttp({ sql }, show.eventId)).toBe(false);
  });

  it("comes instead of being turned away when the room is full", async () => {
    await set({ watch: { open: true }, capacity: 2 });
    const token = async (by: Call) => (await by("POST", app("room/viewer-token"), { tab: TAB })).json;
    await sit(show.eventId, { identity: "w-somebody.seat", role: "watcher" });
    const headers = {
      origin: new URL(env().PUBLIC_URL).origin,
      "x-showrunner-as": `public:${show.slug}`,
    };
    expect((await api("POST", app("watch"), { headers })).status).toBe(200);
    expect((await token(watcher("wch_2"))).data).toEqual({ over_http: "full" });
    expect((await watch(watcher("wch_2"))).status).toBe(200);
    // They take no seat in the room.
    await set({ capacity: 3 });
    expect((await token(watcher("wch_3"))).data.token).toBeTypeOf("string");
    await set({ capacity: 2, recording: { http_audience: "off" } });
    expect((await token(watcher("wch_3"))).error.fields).toEqual({ status: "full" });
  });
});
