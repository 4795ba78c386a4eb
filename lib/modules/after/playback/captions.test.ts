import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RecordingWire } from "@/lib/modules/replays/recordings/schema";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { guestPersonId } from "@/lib/providers/room/identity";
import { api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { captionsOf } from "./captions/captions-of";

let server: TestServer;
let show: TestShow;
let recordingId: string;
let sessionId: string;
/** The start of the session, in epoch milliseconds. */
let began: number;
let ana: string;
let ben: string;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

const HOUR_MS = 3_600_000;
const SECONDS = 60;

const command = async (body: object) => {
  const answer = await show.byHost("POST", `/v1/events/${show.slug}/studio`, body);
  expect(answer.status, answer.text).toBe(200);
};

/**
 * A show of a minute that ended an hour ago. Ana agreed and was on stage from second 10 to 50, Ben declined. It was
 * recorded, but for seconds 20 to 30.
 */
beforeEach(async () => {
  show = await makeShow({ plan: false, guests: [{ name: "Ana" }, { name: "Ben" }] });
  await putOnAir(show.slug);
  const guests = await db().guest.findMany({ where: { eventId: show.eventId } });
  const identityOf = async (name: string) => {
    const { id } = guests.find((guest) => guest.name === name) ?? { id: "" };
    await sit(show.eventId, { identity: `${guestPersonId(id)}.seat`, role: "guest", guestId: id });
    return guestPersonId(id);
  };
  [ana, ben] = [await identityOf("Ana"), await identityOf("Ben")];
  await command({ action: "bring_on", identity: ana });
  await command({ action: "bring_on", identity: ben });
  await command({ action: "pause_recording" });
  await command({ action: "resume_recording" });
  await command({ action: "send_off", identity: ana });
  began = Date.now() - HOUR_MS - SECONDS * 1000;
  await dateShow({ bring_on: 10, pause_recording: 20, resume_recording: 30, send_off: 50 });
  recordingId = newId("rec");
  const { workspaceId } = show.workspace;
  await db().recording.create({
    data: {
      ...{ id: recordingId, workspaceId, environment: "test", eventId: show.eventId, state: "ready" },
      ...{ startedAt: new Date(began), endedAt: new Date(began + SECONDS * 1000) },
    },
  });
  const session = { recordingId, ...sessionTimes() };
  await db().showSession.updateMany({ where: { eventId: show.eventId }, data: session });
  sessionId = (await db().showSession.findFirstOrThrow({ where: { recordingId } })).id;
  await db().recordingAnswer.deleteMany({ where: { eventId: show.eventId } });
  await answer(ana, true, -5);
  await answer(ben, false, -5);
});

const sessionTimes = () => ({
  startedAt: new Date(began),
  mediaStartedAt: new Date(began),
  endedAt: new Date(began + SECONDS * 1000),
});

/** Dates the ledger's entries so many seconds after the start, everything else just before it. */
async function dateShow(seconds: Record<string, number>): Promise<void> {
  await transaction(async () => {
    await sql("test_mutable", "SET LOCAL session_replication_role = replica", []);
    const text = `UPDATE show_event SET at = $2::timestamptz + make_interval(secs => COALESCE(($3::jsonb ->> type)::float8, -2))
       + make_interval(secs => seq / 1000.0) WHERE event_id = $1`;
    await sql("test_dated", text, [show.eventId, new Date(began), JSON.stringify(seconds)]);
  });
}

const answer = (personId: string, agrees: boolean, second: number) =>
  db().recordingAnswer.create({
    data: {
      ...{ id: newId("ran"), eventId: show.eventId, personId, agrees, textVersion: 1 },
      answeredAt: new Date(began + second * 1000),
    },
  });

async function say(personId: string, text: string, from: number, to: number, name = "Ana"): Promise<void> {
  await db().captionLine.create({
    data: {
      ...{ id: newId("cap"), eventId: show.eventId, sessionId, personId, name, text },
      ...{ startedAt: new Date(began + from * 1000), endedAt: new Date(began + to * 1000) },
    },
  });
}

const texts = async () => (await captionsOf(recordingId))?.map(({ text }) => text);

async function readRecording(): Promise<RecordingWire> {
  const key = await show.workspace.key("test", ["recordings:read"]);
  const found = await api("GET", `/v1/events/${show.slug}/recordings/${recordingId}`, { key });
  expect(found.status, found.text).toBe(200);
  return found.json.data;
}

describe("a recording's captions", () => {
  it("are what recorded people said, in program time", async () => {
    await say(ana, "Before the stage", 4, 6);
    await say(ana, "Hello", 12, 13.5);
    await say(ben, "Not mine", 13, 14, "Ben");
    await say("announcer", "Welcome", 15, 16, "Announcer");
    await say(ana, "While paused", 22, 24);
    await say(ana, "Into the pause", 18, 22);
    await say(ana, "After it", 31, 33);
    await say(ana, "   ", 34, 35);
    await say(ana, "After the stage", 52, 53);
    expect(await captionsOf(recordingId)).toEqual([
      { fromMs: expect.closeTo(12_000, 0), toMs: expect.closeTo(13_500, 0), speaker: "Ana", text: "Hello" },
      {
        fromMs: expect.closeTo(15_000, 0),
        toMs: expect.closeTo(16_000, 0),
        speaker: "Announcer",
        text: "Welcome",
      },
      // Ten seconds earlier, because the program leaves out the pause.
      {
        fromMs: expect.closeTo(21_000, -2),
        toMs: expect.closeTo(23_000, -2),
        speaker: "Ana",
        text: "After it",
      },
      { fromMs: expect.any(Number), toMs: expect.any(Number), speaker: "Ana", text: "   " },
    ]);
  });

  it("leave out what someone said before they agreed, and after they declined", async () => {
    await db().recordingAnswer.deleteMany({ where: { eventId: show.eventId, personId: ana } });
    await say(ana, "Too early", 12, 13);
    await say(ana, "Agreed", 16, 17);
    await say(ana, "Declined", 40, 41);
    expect(await texts()).toEqual([]);
    await answer(ana, true, 14);
    expect(await texts()).toEqual(["Agreed", "Declined"]);
    await answer(ana, false, 35);
    expect(await texts()).toEqual(["Agreed"]);
  });

  it("leave out whoever was erased from the recording", async () => {
    await say(ana, "Hello", 12, 13);
    await say("announcer", "Welcome", 15, 16);
    const track = { id: newId("trk"), recordingId, personId: ana, kind: "microphone" };
    await db().recordingTrack.create({ data: track });
    expect(await texts()).toEqual(["Hello", "Welcome"]);
    await db().recordingTrack.update({ where: { id: track.id }, data: { erasedAt: new Date() } });
    expect(await texts()).toEqual(["Welcome"]);
  });

  it("leave out whoever was erased and had only a camera, and no one who still has another track", async () => {
    await say(ana, "Hello", 12, 13);
    const made = ["camera", "screen"].map((kind) => ({ id: newId("trk"), recordingId, personId: ana, kind }));
    await db().recordingTrack.createMany({ data: made });
    for (const [{ id } = { id: "" }, left] of [
      [made[0], ["Hello"]],
      [made[1], []],
    ] as const) {
      await db().recordingTrack.update({ where: { id }, data: { erasedAt: new Date() } });
      expect(await texts()).toEqual(left);
    }
  });

  it("leave out whoever was erased and had no track", async () => {
    await say(ana, "Hello", 12, 13);
    await db().recordingErasure.create({ data: { recordingId, personId: ana, erasedAt: new Date() } });
    expect(await texts()).toEqual([]);
  });

  it("end with the recording", async () => {
    await db().recording.update({ where: { id: recordingId }, data: { deletedAt: new Date() } });
    expect(await captionsOf(recordingId)).toBeNull();
  });
});

describe("captions over HTTP", () => {
  /** Rows alone: nothing is played here. */
  async function compose(seconds: number): Promise<void> {
    const owned = { recordingId, rendition: "picture-720" };
    const size = { width: 1280, height: 720, bytes: Buffer.from("header") };
    await db().programHeader.create({ data: { ...owned, ...size } });
    await db().programHeader.create({
      data: { recordingId, rendition: "sound", bytes: Buffer.from("header") },
    });
    for (const [rendition, frames] of [
      ["picture-720", seconds * 30],
      ["sound", 234],
    ] as const) {
      const piece = { recordingId, key: rendition, rendition, frames, state: "stored" };
      await db().programPiece.create({ data: piece });
      await db().programEntry.create({
        data: {
          ...{ recordingId, version: 1, rendition, number: 0, pieceKey: rendition, place: 0, frames },
          ...{ sessionId, mediaMs: 0 },
        },
      });
    }
    await db().recording.update({
      where: { id: recordingId },
      data: { programVersion: 1, composedMs: seconds * 1000 },
    });
  }
  const get = async (url: string) => {
    const answered = await fetch(url);
    return {
      status: answered.status,
      type: answered.headers.get("content-type"),
      text: await answered.text(),
    };
  };

  it("are one file, and pieces beside the picture", async () => {
    await compose(50);
    await say(ana, "Hello <b>", 11, 12.5);
    await say(ben, "Not mine", 13, 14, "Ben");
    const { program } = await readRecording();
    const base = program?.playlist_url?.replace("master.m3u8", "") ?? "";
    expect(program?.captions).toEqual([{ language: "en", url: `${base}captions-en.vtt` }]);
    const whole = await get(`${base}captions-en.vtt`);
    expect(whole.type).toBe("text/vtt; charset=utf-8");
    expect(whole.text).toMatch(/^WEBVTT\n\n00:00:11\.0\d\d --> 00:00:12\.5\d\d\n<v Ana>Hello &lt;b&gt;\n$/);
    expect((await get(`${base}master.m3u8`)).text).toContain(
      'TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en"',
    );
    const list = (await get(`${base}captions-en.m3u8`)).text;
    const pieces = list.split("\n").filter((line) => line.endsWith(".vtt"));
    expect(pieces).toHaveLength(13);
    expect(list).toContain("#EXTINF:2.000000,\ncaptions-en/12.vtt\n#EXT-X-ENDLIST");
    expect(list).not.toContain("EXT-X-MAP");
    const said = await Promise.all(pieces.map(async (piece) => (await get(base + piece)).text));
    expect(said.map((text) => text.includes("Hello"))).toEqual(
      pieces.map((_, index) => [2, 3].includes(index)),
    );
    expect(said[0]).toContain("X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000");
  });

  it("are files to keep, too, the same as hosts download", async () => {
    await compose(50);
    const { program } = await readRecording();
    const base = program?.playlist_url?.replace("master.m3u8", "") ?? "";
    expect((await get(`${base}transcript-any-name.txt`)).status).toBe(404);
    await say(ana, "Hello <b>", 11, 12.5);
    await say(ben, "Not mine", 13, 14, "Ben");
    await until(async () => (await get(`${base}transcript-any-name.txt`)).status === 200);
    expect(await get(`${base}transcript-any-name.txt`)).toMatchObject({
      ...{ type: "text/plain; charset=utf-8", text: "Ana: Hello <b>\n" },
    });
    expect(await get(`${base}transcript-any-name.vtt`)).toMatchObject({
      type: "text/vtt; charset=utf-8",
      text: expect.stringMatching(/^WEBVTT\n\n.* --> .*\n<v Ana>Hello &lt;b&gt;\n$/),
    });
    expect(await get(`${base}transcript-any-name.srt`)).toMatchObject({
      type: "application/x-subrip; charset=utf-8",
      text: expect.stringMatching(/^1\n00:00:11,\d+ --> .*\nAna: Hello <\u2060b>\n$/),
    });
    expect((await get(`${base}transcript-any-name.pdf`)).status).toBe(404);
  });

  it("grow with the picture, in whole pieces, and are listed before the first line", async () => {
    await compose(10);
    await db().recording.update({ where: { id: recordingId }, data: { state: "live", endedAt: null } });
    const { program } = await readRecording();
    const base = program?.playlist_url?.replace("master.m3u8", "") ?? "";
    expect((await get(`${base}master.m3u8`)).text).not.toContain("SUBTITLES");
    await db().showCaptions.upsert({
      where: { eventId: show.eventId },
      create: { eventId: show.eventId, state: "on" },
      update: { state: "on" },
    });
    expect((await get(`${base}master.m3u8`)).text).toContain("SUBTITLES");
    const list = (await get(`${base}captions-en.m3u8`)).text;
    expect(list).toContain("#EXT-X-PLAYLIST-TYPE:EVENT");
    expect(list.match(/\.vtt/g)).toHaveLength(2);
    expect((await get(`${base}captions-en/0.vtt`)).status).toBe(200);
    expect((await get(`${base}captions-en.vtt`)).status).toBe(404);
  });

  it("aren't listed if only people who declined spoke", async () => {
    await compose(10);
    await say(ben, "Not mine", 13, 14, "Ben");
    expect((await readRecording()).program?.captions).toEqual([]);
  });

  it("come with the chapters of a show on air", async () => {
    await compose(10);
    await db().recording.update({ where: { id: recordingId }, data: { state: "live", endedAt: null } });
    const chapters = [{ segmentId: "seg_x", title: "Stored", type: "intro", programMs: 1_500 }];
    expect((await readRecording()).program?.chapters).toEqual([]);
    await db().recording.update({ where: { id: recordingId }, data: { state: "ready", chapters } });
    expect((await readRecording()).program?.chapters).toEqual([
      { segment_id: "seg_x", title: "Stored", type: "intro", start_sec: 1.5 },
    ]);
  });
});
