import { beforeEach, describe, expect, it } from "vitest";
import { replayPicture } from "@/lib/modules/after/playback";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { recordTestClock } from "@/lib/platform/test-clock/test-clocks";
import { api } from "@/test/support/api";
import { playEntries } from "@/test/support/made-program";
import { canRender, readyPrograms } from "@/test/support/ready-program";
import { storeFile } from "@/test/support/recorded-show";
import { makeRecordedTrack } from "@/test/support/recordings";
import { makeShow, type TestShow, visitorHeaders } from "@/test/support/show";
import type { ReplayWire } from "./schema";

const HOUR_MS = 3_600_000;

const readyProgram = readyPrograms();
let show: TestShow;
let id: string;

const over = (data: object = {}) =>
  db().event.update({ where: { slug: show.slug }, data: { state: "ended", ...data } });
const setAfter = (config: object) => over({ after: config });

async function register(state = "confirmed"): Promise<string> {
  const email = `${newId("someone")}@example.com`;
  const row = await db().registration.create({
    data: {
      id: newId("reg"),
      eventId: show.eventId,
      email,
      emailNormal: email,
      name: "Ada",
      state,
      source: "signup",
    },
  });
  return row.id;
}

const path = () => `/api/app/events/${show.slug}/replay`;
async function asAnyone(): Promise<ReplayWire> {
  const answer = await api("GET", path(), { headers: { "x-showrunner-as": `public:${show.slug}` } });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const asAttendee = (registrationId: string, version = 1) =>
  api("GET", path(), {
    headers: visitorHeaders("attendee", show.slug, show.eventId, registrationId, version),
  });
async function replayOf(registrationId: string): Promise<ReplayWire> {
  const answer = await asAttendee(registrationId);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

const FILES = ["master.m3u8", "sound.m3u8", "1/sound/0.m4s", "sound/init.mp4", "1/picture-720/1.m4s"];
/** What each file of a program answers. */
async function statuses({ program }: ReplayWire): Promise<number[]> {
  const base = (program?.playlist_url ?? "").replace(/master\.m3u8$/, "");
  const answers = await Promise.all(FILES.map((file) => fetch(base + file)));
  return [...new Set(answers.map(({ status }) => status))];
}

describe.skipIf(!canRender)("the replay of a show that is over", () => {
  beforeEach(async () => {
    const endedAt = new Date(Date.now() - HOUR_MS);
    ({ show, id } = await readyProgram({ endedAt, durationMs: 6_500, composedMs: 6_500 }));
    await over({ after: { message: "Thanks for coming." } });
  });

  it("is played by someone who is registered, and no one else", async () => {
    const replay = await replayOf(await register());
    expect(replay).toMatchObject({
      ...{ state: "playable", may_watch: true, until: null, message: "Thanks for coming.", progress: null },
      program: { recording_id: id, version: 1, is_complete: true, duration_sec: 6.5, transcript_url: null },
    });
    expect(JSON.stringify(replay)).not.toContain(".mp4");
    expect(await statuses(replay)).toEqual([200]);
    expect(await asAnyone()).toMatchObject({ state: "playable", may_watch: false, program: null });
    for (const state of ["waitlisted", "pending_approval", "cancelled"])
      expect((await asAttendee(await register(state))).status, state).toBe(401);
    const other = await makeShow({ plan: false });
    const foreign = await db().registration.create({
      data: {
        id: newId("reg"),
        eventId: other.eventId,
        email: "a@b.co",
        emailNormal: "a@b.co",
        name: "",
        source: "signup",
      },
    });
    expect((await asAttendee(foreign.id)).status).toBe(401);
  });

  it("isn't the download or an address without an end", async () => {
    const { program } = await replayOf(await register());
    const base = (program?.playlist_url ?? "").replace(/master\.m3u8$/, "");
    expect((await fetch(`${base}${show.slug}.mp4`)).status).toBe(404);
    expect((await fetch(`${base}0/sound/0.m4s`)).status).toBe(404);
  });

  it.each([
    ["cancelled", { state: "cancelled" }],
    ["removed", { removedAt: new Date() }],
    ["given another link", { joinVersion: 2 }],
  ])("stops at once for a registration that is %s", async (_, data) => {
    const [mine, another] = [await register(), await register()];
    const [replay, stays] = [await replayOf(mine), await replayOf(another)];
    await db().registration.update({ where: { id: mine }, data });
    expect((await asAttendee(mine)).status).toBe(401);
    expect(await statuses(replay)).toEqual([404]);
    expect(await statuses(stays)).toEqual([200]);
  });

  it("is for everyone if the show is open, until it no longer is", async () => {
    await over({ watch: { open: true } });
    const replay = await asAnyone();
    expect(replay).toMatchObject({ state: "playable", may_watch: true });
    expect(await statuses(replay)).toEqual([200]);
    await over({ watch: { open: false } });
    expect(await statuses(replay)).toEqual([404]);
    expect((await asAnyone()).program).toBeNull();
  });

  it("shows anyone a still and its chapters only if the show is open, and until an edit or the end", async () => {
    const thumbnailFileId = await storeFile({ show }, Buffer.from("a still"), "image/jpeg");
    const chapter = (title: string, programMs: number) => ({
      title,
      programMs,
      segmentId: title,
      type: "intro",
    });
    const chapters = [chapter("Welcome", 0), chapter("Pricing", 2_500)];
    await db().recording.update({ where: { id }, data: { thumbnailFileId, chapters } });
    expect(await replayPicture(show.slug)).toBeNull();
    await over({ watch: { open: true } });
    const picture = await replayPicture(show.slug);
    expect(picture?.chapters).toEqual([
      { title: "Welcome", startSec: 0, endSec: 2.5 },
      { title: "Pricing", startSec: 2.5, endSec: 6.5 },
    ]);
    const still = picture?.still ?? "";
    const look = async (url = still) => {
      const answer = await fetch(url);
      return [answer.status, answer.status === 200 ? await answer.text() : null];
    };
    expect(await look()).toEqual([200, "a still"]);
    for (const file of ["master.m3u8", "transcript.json"])
      expect((await look(still.replace(/thumbnail\.jpg.*/, file)))[0]).toBe(404);
    await over({ watch: { open: false } });
    expect([await look(), await replayPicture(show.slug)]).toEqual([[404, null], null]);
    await over({ watch: { open: true }, after: { replay: "off" } });
    expect([await look(), await replayPicture(show.slug)]).toEqual([[404, null], null]);
    await setAfter({ replay: "on" });
    await db().recording.update({ where: { id }, data: { thumbnailFileId: null, version: 2 } });
    expect(await replayPicture(show.slug)).toEqual({ still: null, chapters: [] });
    expect((await look())[0]).toBe(404);
  });

  it("ends to the second, also for whoever is watching", async () => {
    const mine = await register();
    const until = "2031-04-01T00:00:00.000Z";
    await setAfter({ replay: "until", until });
    const { workspaceId } = show.workspace;
    const setClock = (heldAt: number, version: number) =>
      recordTestClock({ workspaceId, offsetMs: 0, heldAt, version });
    setClock(Date.parse(until) - 1, 1);
    const replay = await replayOf(mine);
    expect(replay).toMatchObject({ state: "playable", until });
    expect(await statuses(replay)).toEqual([200]);
    setClock(Date.parse(until), 2);
    expect(await statuses(replay)).toEqual([404]);
    expect(await replayOf(mine)).toMatchObject({ state: "expired", until, program: null });
  });

  it.each([
    ["off", { after: { replay: "off" } }, "off"],
    ["archived", { state: "archived" }, "off"],
    ["on air again", { state: "live" }, "not_over"],
    ["cancelled", { state: "cancelled" }, "not_over"],
  ])("is not played while it's %s", async (_, data, state) => {
    const mine = await register();
    const replay = await replayOf(mine);
    const isOpen = async () => (await fetch(replay.program?.open_url ?? "")).status;
    expect(await isOpen()).toBe(200);
    await over(data);
    const closed = Date.now();
    for (let asked = closed; (await isOpen()) !== 404; asked = Date.now())
      expect(asked - closed, "when it was still played").toBeLessThan(2_000);
    expect(await statuses(replay)).toEqual([404]);
    expect(await replayOf(mine)).toMatchObject({ state, program: null });
  });

  it("is not played for a client that isn't active, and after the recording was deleted", async () => {
    const mine = await register();
    const replay = await replayOf(mine);
    const { clientId } = await db().event.findUniqueOrThrow({ where: { slug: show.slug } });
    await db().client.update({ where: { id: clientId }, data: { status: "suspended" } });
    expect(await statuses(replay)).toEqual([404]);
    expect((await replayOf(mine)).state).toBe("off");
    await db().client.update({ where: { id: clientId }, data: { status: "active" } });
    await db().recording.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await statuses(replay)).toEqual([404]);
    expect((await replayOf(mine)).state).toBe("none");
  });

  it("never plays what was edited out", async () => {
    const mine = await register();
    const replay = await replayOf(mine);
    const edit = {
      id: newId("edt"),
      recordingId: id,
      number: 1,
      kind: "drop",
      version: 2,
      ...{ actorType: "key", actorName: "Key" },
    };
    const session = await db().showSession.findFirstOrThrow({ where: { recordingId: id } });
    const ranges = [{ sessionId: session.id, fromMs: 0, toMs: 60_000 }];
    await db().recordingEdit.create({ data: { ...edit, ranges } });
    await db().recording.update({ where: { id }, data: { version: 2 } });
    const base = (replay.program?.playlist_url ?? "").replace(/master\.m3u8$/, "");
    expect((await fetch(`${base}1/sound/0.m4s`)).status).toBe(404);
    expect((await replayOf(mine)).program).toMatchObject({ version: 1, is_complete: false });
  });

  it("follows the newest version, at an address that stays the same", async () => {
    const mine = await register();
    const before = await replayOf(mine);
    const entries = await db().programEntry.findMany({ where: { recordingId: id, version: 1 } });
    const session = await db().showSession.findFirstOrThrow({ where: { recordingId: id } });
    await playEntries(
      { id, sessionId: session.id },
      2,
      entries.map(({ rendition, number, pieceKey, place, frames, mediaMs }) => ({
        ...{ rendition, number, pieceKey, place, frames, mediaMs },
      })),
    );
    await db().recording.update({ where: { id }, data: { version: 2, programVersion: 2 } });
    const newest = await replayOf(mine);
    expect(newest.program).toMatchObject({ version: 2, is_complete: true });
    expect(newest.program?.playlist_url).toBe(before.program?.playlist_url);
  });

  it("is played while it grows", async () => {
    const mine = await register();
    await db().recording.update({
      where: { id },
      data: { state: "processing", durationMs: null, composedMs: 6_500, endedAt: new Date() },
    });
    const replay = await replayOf(mine);
    expect(replay).toMatchObject({
      ...{ state: "playable", next_in_sec: 3 },
      program: { is_complete: false, composed_sec: 6.5 },
    });
    expect(await statuses(replay)).toEqual([200]);
  });
});

describe("a show without anything to play", () => {
  beforeEach(async () => {
    show = await makeShow({ plan: false });
    await over();
  });

  it("says whether it wasn't recorded, is being put together, or couldn't be", async () => {
    const mine = await register();
    expect(await replayOf(mine)).toMatchObject({ state: "none", may_watch: true, program: null });
    const { recordingId } = await makeRecordedTrack(show.eventId);
    expect(await replayOf(mine)).toMatchObject({ state: "preparing", progress: 0, program: null });
    await db().recording.update({ where: { id: recordingId }, data: { liveOnly: true } });
    expect((await replayOf(mine)).state).toBe("none");
    await db().recording.update({ where: { id: recordingId }, data: { liveOnly: false, state: "failed" } });
    expect(await replayOf(mine)).toMatchObject({ state: "failed", progress: null });
  });
});

describe("signing up after the show", () => {
  const signUp = (source: string, email = `${newId("late")}@example.com`) =>
    api("POST", `/api/app/events/${show.slug}/signup`, {
      address: newId("ip"),
      headers: { origin: new URL(env().PUBLIC_URL).origin, "x-showrunner-as": `public:${show.slug}` },
      body: { name: "Late", email, source },
    });

  beforeEach(async () => {
    show = await makeShow({ plan: false });
    await over({ capacity: 1 });
    await register();
  });

  it.each(["viewer_door", "guest_door"])("lets new people in at the %s, however many came", async (door) => {
    const answer = await signUp(door);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data).toMatchObject({ state: "confirmed", entered: true });
  });

  it("is refused elsewhere, and without a replay", async () => {
    expect((await signUp("signup")).status).toBe(409);
    await setAfter({ replay: "off" });
    expect((await signUp("viewer_door")).status).toBe(409);
    await setAfter({ replay: "until", until: new Date(Date.now() - 1_000).toISOString() });
    expect((await signUp("viewer_door")).status).toBe(409);
  });
});
