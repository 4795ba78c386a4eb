import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { guestPersonId } from "@/lib/providers/room/identity";
import { api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { usualSeconds } from "@/test/support/usual-seconds";
import { captionsOf } from "../playback/captions/captions-of";
import type { TranscriptWire } from "./schema";

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

const SECONDS = 60;
const HOURS = 8;

/** A recorded show with Ana and Ben on stage, who both agreed. */
beforeEach(async () => {
  show = await makeShow({ plan: false, guests: [{ name: "Ana" }, { name: "Ben" }] });
  await putOnAir(show.slug);
  const guests = await db().guest.findMany({ where: { eventId: show.eventId } });
  const bringOn = async (name: string) => {
    const { id } = guests.find((guest) => guest.name === name) ?? { id: "" };
    const identity = `${guestPersonId(id)}.seat`;
    await sit(show.eventId, { identity, role: "guest", guestId: id });
    const answer = await show.byHost("POST", `/v1/events/${show.slug}/studio`, {
      action: "bring_on",
      identity,
    });
    expect(answer.status, answer.text).toBe(200);
    return guestPersonId(id);
  };
  [ana, ben] = [await bringOn("Ana"), await bringOn("Ben")];
  const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
  sessionId = session.id;
  began = (session.mediaStartedAt ?? session.startedAt).getTime();
  recordingId = await record(SECONDS);
  await agree(ana);
  await agree(ben);
});

async function record(seconds: number): Promise<string> {
  const id = newId("rec");
  const { workspaceId } = show.workspace;
  const endedAt = new Date(began + seconds * 1000);
  const startedAt = new Date(began);
  const owned = { workspaceId, environment: "test", eventId: show.eventId } as const;
  await db().recording.create({ data: { id, ...owned, state: "ready", startedAt, endedAt } });
  await db().showSession.updateMany({ where: { id: sessionId }, data: { recordingId: id, endedAt } });
  return id;
}

async function agree(personId: string, agrees = true, second = -1): Promise<void> {
  const answered = { id: newId("ran"), eventId: show.eventId, personId, agrees, textVersion: 1 };
  await db().recordingAnswer.create({ data: { ...answered, answeredAt: new Date(began + second * 1000) } });
}

const lineOf = (personId: string, text: string, from: number, to: number) => ({
  ...{ id: newId("cap"), eventId: show.eventId, sessionId, personId, text },
  name: personId === ana ? "Ana" : "Ben",
  ...{ startedAt: new Date(began + from * 1000), endedAt: new Date(began + to * 1000) },
});

async function say(personId: string, text: string, from: number, to: number): Promise<string> {
  const data = lineOf(personId, text, from, to);
  await db().captionLine.create({ data });
  return data.id;
}

const url = () => `/v1/events/${show.slug}/transcript`;
const get = async (query = "") =>
  api("GET", url() + query, { key: await show.workspace.key("test", ["events:read"]) });
async function read(query = ""): Promise<TranscriptWire> {
  const answer = await get(query);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
const texts = async (query = "") => (await read(query)).segments?.map(({ text }) => text);

const correct = async (corrections: object[], more: object = {}) =>
  api("PATCH", url(), {
    key: await show.workspace.key("test", ["content:write"]),
    body: { corrections, ...more },
  });
async function corrected(corrections: object[], more: object = {}) {
  const answer = await correct(corrections, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

describe("a transcript", () => {
  it("is what people who agreed said, with no step in between", async () => {
    const id = await say(ana, "Hello everyone", 12, 13.5);
    await say(ben, "Hello Ana", 14, 15);
    expect(await read()).toMatchObject({
      event_slug: show.slug,
      recording_id: recordingId,
      ...{ version: 1, state: "ready", source: "live", language: "en", format: "json" },
      segments: [
        {
          id,
          person_id: ana,
          name: "Ana",
          start_sec: expect.closeTo(12, 1),
          end_sec: expect.closeTo(13.5, 1),
        },
        { person_id: ben, name: "Ben", text: "Hello Ana", corrected: false },
      ],
      ...{ content: null, url: null, expires_at: null, corrected_at: null },
    });
    await agree(ben, false, 5);
    expect(await texts()).toEqual(["Hello everyone"]);
    await db().recording.update({ where: { id: recordingId }, data: { state: "live" } });
    expect((await read()).state).toBe("live");
  });

  it("is text, WebVTT or SubRip, in the response and as a download", async () => {
    await say(ana, "Hello <b>everyone</b>", 12, 14);
    await say(ana, "Welcome.", 14, 15);
    await say(ben, "Hi --> Ana", 16, 17);
    const expected = {
      text: ["text/plain", "Ana: Hello <b>everyone</b> Welcome.\n\nBen: Hi --> Ana\n"],
      vtt: [
        "text/vtt",
        /^WEBVTT\n\n00:00:1[12]\.\d+ --> .*\n<v Ana>Hello &lt;b&gt;everyone&lt;\/b&gt;\n\n.*\n<v Ana>Welcome\.\n\n.*\n<v Ben>Hi --&gt; Ana\n$/,
      ],
      srt: [
        "application/x-subrip",
        /^1\n00:00:1[12],\d+ --> .*\nAna: Hello [\s\S]*\n\n3\n.*\nBen: Hi --\u2060> Ana\n$/,
      ],
    } as const;
    for (const [format, [type, content]] of Object.entries(expected)) {
      const transcript = await read(`?format=${format}`);
      expect(transcript.segments).toBeNull();
      if (typeof content === "string") expect(transcript.content).toBe(content);
      else expect(transcript.content).toMatch(content);
      const file = await fetch(transcript.url ?? "");
      expect([file.status, file.headers.get("content-type")]).toEqual([200, `${type}; charset=utf-8`]);
      expect(file.headers.get("content-disposition")).toContain(
        `attachment; filename="transcript-${show.slug}.`,
      );
      expect(await file.text()).toBe(transcript.content);
    }
    const { url: link } = await read("?format=vtt");
    expect((await fetch((link ?? "").replace("_vtt_", "_srt_"))).status).toBe(404);
    await db().recording.update({ where: { id: recordingId }, data: { deletedAt: new Date() } });
    expect((await fetch(link ?? "")).status).toBe(404);
  });

  it("isn't found without a recording, words or a version", async () => {
    expect([(await get()).status, (await get()).json.error.message]).toEqual([
      404,
      expect.stringContaining("No one who agreed to be recorded has spoken"),
    ]);
    await say(ana, "Hello", 12, 13);
    expect((await get("?version=2")).json.error.fields).toEqual({ version: "not_found" });
    expect((await get(`?recording_id=${newId("rec")}`)).status).toBe(404);
    await db().recording.update({ where: { id: recordingId }, data: { deletedAt: new Date() } });
    const { status, json } = await get();
    expect([status, json.error.code, json.error.message]).toEqual([
      404,
      "not_found",
      "No transcript. The show hasn't been recorded.",
    ]);
  });

  it("is the latest recording's, or another one's", async () => {
    await say(ana, "Hello", 12, 13);
    const later = newId("rec");
    const { workspaceId } = show.workspace;
    const owned = { workspaceId, environment: "test", eventId: show.eventId } as const;
    await db().recording.create({ data: { id: later, ...owned, startedAt: new Date(began + 3_600_000) } });
    expect((await get()).status).toBe(404);
    expect(await texts(`?recording_id=${recordingId}`)).toEqual(["Hello"]);
  });

  it("of eight hours takes little work", async () => {
    await record(HOURS * 3_600);
    const lines = Array.from({ length: HOURS * 720 }, (_, index) =>
      lineOf(
        index % 2 ? ana : ben,
        `Words number ${index}, which were said.`,
        10 + index * 5,
        14 + index * 5,
      ),
    ).filter(({ endedAt }) => endedAt.getTime() < began + HOURS * 3_600_000);
    await db().captionLine.createMany({ data: lines });
    await read();
    const seconds = await usualSeconds(async () => {
      expect((await read("?format=srt")).content?.match(/-->/g)).toHaveLength(lines.length);
    });
    expect(seconds).toBeLessThan(3);
  });
});

describe("a correction", () => {
  let first: string;
  let second: string;
  beforeEach(async () => {
    first = await say(ana, "Welcome to the show runner show.", 12, 14);
    second = await say(ben, "Thanks, Anna.", 14, 16);
  });

  it("names a segment by id or time, or words anywhere", async () => {
    const answer = await corrected([
      { from: "show  runner", to: "Showrunner" },
      { at_sec: 15, text: "Thanks, Ana!" },
      { segment_id: first, name: "Ana B." },
    ]);
    expect(answer).toMatchObject({
      recording_id: recordingId,
      version: 2,
      changes: [
        {
          segment_id: first,
          before: { person_id: ana, name: "Ana", text: "Welcome to the show runner show." },
          after: { person_id: ana, name: "Ana B.", text: "Welcome to the Showrunner show." },
        },
        {
          segment_id: second,
          before: { text: "Thanks, Anna." },
          after: { name: "Ben", text: "Thanks, Ana!" },
        },
      ],
    });
    const { segments, version, corrected_at } = await read();
    expect([version, corrected_at]).toEqual([2, expect.any(String)]);
    expect(segments).toMatchObject([
      { name: "Ana B.", text: "Welcome to the Showrunner show.", corrected: true },
      { name: "Ben", text: "Thanks, Ana!", corrected: true },
    ]);
  });

  it("names a person in all of their segments at once", async () => {
    await say(ana, "And goodbye.", 20, 21);
    const removed = await say(ana, "Um.", 22, 23);
    await corrected([{ segment_id: removed, text: "" }]);
    const { changes } = await corrected([{ person_id: ana, name: "Ana Ruiz" }]);
    expect(changes).toMatchObject([{ segment_id: first }, { after: { text: "And goodbye." } }]);
    expect((await read()).segments?.map(({ name }) => name)).toEqual(["Ana Ruiz", "Ben", "Ana Ruiz"]);
    expect((await captionsOf(recordingId))?.[0]?.speaker).toBe("Ana Ruiz");
  });

  it("is in the recording's captions, not in the live show's, and earlier versions stay", async () => {
    await corrected([{ segment_id: first, text: "Welcome." }]);
    await corrected([{ segment_id: second, text: " " }]);
    expect((await captionsOf(recordingId))?.map(({ text }) => text)).toEqual(["Welcome."]);
    expect(await texts()).toEqual(["Welcome."]);
    expect(await texts("?version=2")).toEqual(["Welcome.", "Thanks, Anna."]);
    expect(await texts("?version=1")).toEqual(["Welcome to the show runner show.", "Thanks, Anna."]);
    const line = await db().captionLine.findUniqueOrThrow({ where: { id: first } });
    expect(line.text).toBe("Welcome to the show runner show.");
    const kept = await db().transcriptCorrection.findFirstOrThrow({ where: { segmentId: second } });
    expect(kept).toMatchObject({ version: 3, authorType: "key", createdAt: expect.any(Date) });
    await corrected([{ segment_id: second, text: "Thanks." }]);
    expect(await texts()).toEqual(["Welcome.", "Thanks."]);
  });

  it("says in a dry run what it would change", async () => {
    const { changes, version } = await corrected([{ from: "Anna", to: "Ana" }], { dry_run: true });
    expect([version, changes[0].before.text, changes[0].after.text]).toEqual([
      2,
      "Thanks, Anna.",
      "Thanks, Ana.",
    ]);
    expect((await read()).version).toBe(1);
  });

  it("needs the version it was made for, and changes it only if something changes", async () => {
    const same = await corrected([{ segment_id: second, text: "Thanks, Anna." }], { expected_version: 1 });
    expect(same).toMatchObject({ version: 1, changes: [] });
    await corrected([{ segment_id: second, text: "Thanks." }], { expected_version: 1 });
    const stale = await correct([{ segment_id: second, text: "Thank you." }], { expected_version: 1 });
    expect([stale.status, stale.json.error.code]).toEqual([409, "version_conflict"]);
  });

  it.each([
    [{ segment_id: "cap_none", text: "x" }, "segment_id", "not_found"],
    [{ at_sec: 40, text: "x" }, "at_sec", "not_found"],
    [{ from: "how", to: "x" }, "from", "not_found"],
    [{ from: "show" }, "to", "required"],
    [{ to: "show" }, "from", "required"],
    [{ text: "x" }, "segment_id", "required"],
    [{ at_sec: 13 }, "text", "required"],
    [{ at_sec: 13, segment_id: "cap_x", text: "x" }, "at_sec", "not_allowed"],
    [{ at_sec: 13, text: "x", from: "a", to: "b" }, "from", "not_allowed"],
    [{ at_sec: 13, person_id: "guest-nobody" }, "person_id", "not_found"],
    [{ person_id: "guest-nobody", name: "Zoe" }, "person_id", "not_found"],
    [{ person_id: "guest-nobody" }, "segment_id", "required"],
    [{ name: "Zoe" }, "segment_id", "required"],
  ])("is refused with its field: %j", async (correction, field, code) => {
    const answer = await correct([{ segment_id: first, text: "Never stored." }, correction]);
    expect([answer.status, answer.json.error?.fields]).toEqual([400, { [`corrections.1.${field}`]: code }]);
    expect((await read()).version).toBe(1);
  });

  it("goes with the person it's about", async () => {
    await corrected([
      { segment_id: first, text: "Welcome." },
      { segment_id: second, text: "Ana said this too.", person_id: ana },
    ]);
    expect((await read()).segments).toMatchObject([{ name: "Ana" }, { name: "Ana", person_id: ana }]);
    await db().recordingTrack.createMany({
      data: [ana, ben].map((personId) => ({ id: newId("trk"), recordingId, personId, kind: "microphone" })),
    });
    await say(ben, "Mine alone.", 20, 21);
    const key = await show.workspace.key("test", ["content:write"]);
    const path = `/v1/events/${show.slug}/recordings/${recordingId}?confirm=true&person_id=${ana}`;
    const erased = await api("DELETE", path, { key });
    expect(erased.status, erased.text).toBe(200);
    expect(await texts(`?recording_id=${recordingId}`)).toEqual(["Mine alone."]);
    expect(await texts("?version=1")).toEqual(["Thanks, Anna.", "Mine alone."]);
    const left = await db().transcriptCorrection.findMany({ where: { recordingId } });
    expect(left).toMatchObject([{ segmentId: second, text: "", name: "" }]);
    const captions = async () =>
      (await db().captionLine.findMany({ where: { sessionId }, orderBy: { startedAt: "asc" } })).map(
        ({ name, text }) => [name, text],
      );
    const bens = [
      ["Ben", "Thanks, Anna."],
      ["Ben", "Mine alone."],
    ];
    expect(await captions()).toEqual([["", ""], ...bens]);
    await api("DELETE", path.replace(/&person_id=.*/, ""), { key });
    expect(await db().transcriptCorrection.count({ where: { recordingId } })).toBe(0);
    expect((await captions()).flat().join("")).toBe("");
  });
});
