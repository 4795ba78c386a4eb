import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { hostPersonId } from "@/lib/providers/room/identity";
import { makeShow, sit, type TestShow } from "@/test/support/show";

let show: TestShow;
const of = (rest = "") => `/v1/events/${show.slug}/studio${rest}`;
const start = () => show.byKey("POST", of("/rehearsal/start"));
const end = () => show.byKey("POST", of("/rehearsal/end"));
const studio = async () => (await show.byHost("GET", of())).json.data;
const kinds = async () => {
  const rows = await db().webhookEvent.findMany({ where: { eventSlug: show.slug } });
  return new Set(rows.map(({ type }) => type));
};

beforeEach(async () => {
  show = await makeShow();
  await sit(show.eventId, { identity: `${hostPersonId(show.eventId, "link")}.a`, role: "host" });
});

describe("a rehearsal", () => {
  it("accepts commands as on air, times each segment and restores the stage", async () => {
    const before = (await studio()).stage;
    const begun = await start();
    expect(begun.status, begun.text).toBe(200);
    expect(begun.json.data.rehearsal).toMatchObject({ ended_at: null, parts: [] });
    expect((await start()).json.data.rehearsal).toEqual(begun.json.data.rehearsal);
    const went = await show.byKey("POST", of(), { action: "go_scene", index: 1 });
    expect(went.status, went.text).toBe(200);
    await show.byKey("POST", of(), { action: "music_start" });
    expect((await studio()).stage).toMatchObject({ phase: "idle", scene_index: 1, music: { on: true } });

    const ended = await end();
    expect(ended.status, ended.text).toBe(200);
    const { rehearsal } = ended.json.data;
    const [first, second, third] = rehearsal.parts;
    expect([first.actual_sec, second.actual_sec]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(third.actual_sec).toBeNull();
    const { stage, rehearsal: last } = await studio();
    expect({ ...stage, version: 0 }).toEqual({ ...before, stage: stage.stage, version: 0 });
    expect(last).toEqual(rehearsal);
    expect((await end()).json.data.rehearsal).toEqual(rehearsal);
  });

  it("creates no session, poll or webhook, and admits no attendees", async () => {
    await start();
    await show.byKey("POST", of(), { action: "open_poll", question: "What first?", options: ["A", "B"] });
    expect(await db().poll.count({ where: { eventId: show.eventId } })).toBe(0);
    const registration = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, {
      name: "Vera",
      email: "vera@example.com",
    });
    const attendee = await show.byAttendee(registration.json.data.id);
    const token = await attendee("POST", `/api/app/events/${show.slug}/room/viewer-token`, {});
    expect(token.json.error.code).toBe("not_live");
    const page = await attendee("GET", `/api/app/events/${show.slug}/stage`);
    expect(page.json.data.stage).toMatchObject({ phase: "idle", rehearsal: null, stage: [] });
    const seen = await show.byKey("GET", `/v1/events/${show.slug}`);
    expect(seen.json.data.sessions).toEqual([]);
    expect(seen.json.data.event.state).toBe("published");
    await end();
    const { session_id, live } = await studio();
    expect({ session_id, live }).toEqual({ session_id: null, live: false });
    const emitted = await kinds();
    expect(
      ["show.started", "show.ended", "studio.command", "poll.opened"].filter((one) => emitted.has(one)),
    ).toEqual([]);
    await show.byHost("POST", `/api/app/events/${show.slug}/live/start`, { countdown_sec: 0 });
    await show.byKey("POST", of(), { action: "music_start" });
    expect((await kinds()).has("studio.command")).toBe(true);
  });

  it("requires a host and can't run at the same time as the live show", async () => {
    const live = (path: string) => show.byHost("POST", `/api/app/events/${show.slug}/live/${path}`, {});
    expect((await end()).json.error.code).toBe("not_live");
    await start();
    expect((await live("start")).json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "rehearsal" },
    });
    await end();
    expect((await live("start")).status).toBe(200);
    expect((await start()).json.error.fields).toEqual({ status: "live" });
    show = await makeShow();
    expect((await start()).json.error).toMatchObject({ code: "not_ready", fields: { host: "required" } });
  });
});
