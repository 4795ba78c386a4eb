import { createHash, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepFiles } from "@/lib/modules/files/files";
import { RECORDING_TEXT } from "@/lib/modules/people/recording-consent/recording-text-vocabulary";
import { lockStageRow, saveStage } from "@/lib/modules/stage/show-ledger";
import { captureTask } from "@/lib/modules/studio/studio";
import { asSystem } from "@/lib/operation/as-system";
import { db, outsideTransaction, sql, transaction } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, guestPersonId } from "@/lib/providers/room/identity";
import { storageProvider } from "@/lib/providers/storage";
import { cutterFor, formatOf } from "@/lib/room/recording/containers/recorder-format";
import { applyEvent } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import type { ApiAnswer } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { withSettings } from "@/test/support/settings";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { expectLogged } from "@/test/support/test-log";
import { probePart, sweepSpeakerUploads } from "../index";
import type { ChunkAnswerWire } from "../schema";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

let server: TestServer;
let show: TestShow;
let guestId: string;
let guest: Call;
let recordingId: string;

const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const command = async (body: object) => {
  const answer = await show.byHost("POST", `/v1/events/${show.slug}/studio`, body);
  expect(answer.status, answer.text).toBe(200);
};
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** A real recording of five seconds, cut like a browser does. */
const { header, fragments } = (() => {
  const cutter = cutterFor(formatOf("video/mp4;codecs=avc1.42E01E"));
  const fragments = cutter.push(readFileSync("test/recorded/cam.mp4"));
  return { header: cutter.header ?? new Uint8Array(), fragments };
})();

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

/** A show that has been on air for a minute, with a guest on stage for half of it. */
beforeEach(async () => {
  show = await makeShow({ plan: false, guests: [{ name: "Ana" }] });
  const row = await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } });
  guestId = row.id;
  await show.byKey("POST", `/v1/events/${show.slug}/guests/${guestId}/access-link`, { action: "create" });
  guest = await show.byGuest(guestId);
  const consent = { agrees: true, text_version: RECORDING_TEXT.version };
  expect((await guest("PUT", app("backstage/recording-consent"), consent)).status).toBe(200);
  await putOnAir(show.slug);
  await sit(show.eventId, { identity: `${guestPersonId(guestId)}.seat`, role: "guest", guestId });
  await command({ action: "bring_on", identity: guestPersonId(guestId) });
  await sinceSeconds(60, 30);
  const hourAgo = new Date(Date.now() - 3_600_000);
  await db().recordingAnswer.updateMany({ where: { eventId: show.eventId }, data: { answeredAt: hourAgo } });
  recordingId = newId("rec");
  const { workspaceId } = show.workspace;
  await db().recording.create({
    data: { id: recordingId, workspaceId, environment: "test", eventId: show.eventId, startedAt: new Date() },
  });
  await db().showSession.updateMany({ where: { eventId: show.eventId }, data: { recordingId } });
});

/** Moves the show's past back in time: on air for so long, with the guest on stage for so long. */
async function sinceSeconds(onAir: number, onStage: number): Promise<void> {
  const text = `UPDATE show_session SET started_at = now() - make_interval(secs => $2),
    media_started_at = now() - make_interval(secs => $2) WHERE event_id = $1`;
  await sql("test_air", text, [show.eventId, onAir]);
  const entries = await db().showEvent.findMany({ where: { eventId: show.eventId } });
  await dateEntries(entries.map(({ type }) => [type, type === "bring_on" ? onStage : onAir + 1]));
}

/** Dates entries of the ledger so many seconds ago. It allows no changes otherwise. */
async function dateEntries(types: [type: string, secondsAgo: number][]): Promise<void> {
  await transaction(async () => {
    await sql("test_mutable", "SET LOCAL session_replication_role = replica", []);
    for (const [type, ago] of types)
      await sql(
        "test_dated",
        `UPDATE show_event SET at = now() - make_interval(secs => $3) + make_interval(secs => seq / 1000.0)
         WHERE event_id = $1 AND type = $2`,
        [show.eventId, type, ago],
      );
  });
}

const startsAt = (secondsAgo: number): string => new Date(Date.now() - secondsAgo * 1_000).toISOString();

const newPart = (given: object = {}) => ({
  person: guestPersonId(guestId),
  kind: "camera",
  source: randomUUID(),
  content_type: "video/mp4",
  codec: "avc1.42E01E",
  width: 320,
  height: 180,
  starts_at: startsAt(25),
  ...given,
});

async function openPart(given: object = {}): Promise<string> {
  const answer = await guest("POST", app("backstage/track-parts"), newPart(given));
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.part.id;
}

/** A chunk that begins so many seconds after the show. */
const chunk = (number: number, bytes: Uint8Array, atSeconds: number, given: object = {}) => ({
  number,
  start_ms: Math.round(atSeconds * 1_000),
  end_ms: Math.round(atSeconds * 1_000) + (number === 0 ? 0 : 1_000),
  size_bytes: bytes.length,
  sha256: sha256(bytes),
  starts_clean: true,
  ...given,
});

const round = (part: string, body: object, call = guest) =>
  call("POST", app("backstage/track-chunks"), {
    part_id: part,
    stored: [],
    next: [],
    left_bytes: 0,
    ...body,
  });

async function send(part: string, body: object): Promise<ChunkAnswerWire> {
  const answer = await round(part, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

const put = ({ url, method, headers }: ChunkAnswerWire["uploads"][number], bytes: Uint8Array<ArrayBuffer>) =>
  fetch(url, { method, headers, body: bytes });

/** Announces chunks and sends their bytes. */
async function upload(part: string, chunks: [object, Uint8Array<ArrayBuffer>][]): Promise<void> {
  const { uploads, refused } = await send(part, { next: chunks.map(([one]) => one) });
  expect(refused).toEqual([]);
  const answers = await Promise.all(
    uploads.map((to, index) => put(to, chunks[index]?.[1] ?? new Uint8Array())),
  );
  expect(answers.map(({ status }) => status)).toEqual(chunks.map(() => 200));
}

const whole = (): [object, Uint8Array<ArrayBuffer>][] => [
  [chunk(0, header, 35), header],
  ...fragments.map(({ bytes }, index): [object, Uint8Array<ArrayBuffer>] => [
    chunk(index + 1, bytes, 35 + index),
    bytes,
  ]),
];

const END = {
  chunks: fragments.length + 1,
  quality: {
    anchors: [[1_000, 2_000, 990]],
    clock_error_ms: 4,
    recorder_started_at: startsAt(25),
    recorder: "test",
  },
};

describe("a speaker's own recording", () => {
  it("is uploaded in chunks, counted as storage, closed and probed", async () => {
    const part = await openPart();
    await upload(part, whole());
    const numbers = whole().map((_chunk, index) => index);
    expect((await send(part, { stored: numbers })).stored).toEqual(numbers);
    // A repeat changes nothing.
    expect((await send(part, { stored: numbers })).stored).toEqual(numbers);
    const bytes = whole().reduce((sum, [, { length }]) => sum + length, 0);
    const [used] = await sql<{ bytes: number; files: number }>(
      "test_use",
      "SELECT bytes::int AS bytes, files FROM storage_use WHERE workspace_id = $1",
      [show.workspace.workspaceId],
    );
    expect(used).toEqual({ bytes, files: numbers.length });
    const close = await guest("POST", app("backstage/track-parts/close"), { part_id: part, ...END });
    expect(close.json.data).toMatchObject({
      state: "complete",
      stored_chunks: numbers.length,
      stored_bytes: bytes,
    });
    await probePart(part);
    const row = await db().trackPart.findUniqueOrThrow({ where: { id: part } });
    expect(row).toMatchObject({
      state: "complete",
      codec: "h264",
      width: 320,
      height: 180,
      startsAtMs: 35_000,
    });
    expect(row.endsAtMs).toBe(35_000 + fragments.length * 1_000);
    expect(row.quality).toMatchObject({ browser: END.quality });
    const jobs = await db().job.findMany({ where: { kind: "tracks.probe", subject: part } });
    expect(jobs).toHaveLength(1);
  });

  it("names what is missing in the middle as a gap", async () => {
    const part = await openPart();
    const chunks = whole().filter((_chunk, index) => index !== 2);
    await upload(part, chunks.reverse());
    await send(part, { stored: [0, 1, 3, 4].filter((number) => number <= fragments.length) });
    await guest("POST", app("backstage/track-parts/close"), { part_id: part, ...END });
    const row = await db().trackPart.findUniqueOrThrow({ where: { id: part } });
    expect(row.gaps).toEqual([[36_000, 37_000]]);
  });

  it("is the same part for the same source, also when two tabs open it at once", async () => {
    const body = newPart();
    const answers = await Promise.all([1, 2, 3].map(() => guest("POST", app("backstage/track-parts"), body)));
    expect(new Set(answers.map(({ json }) => json.data.part.id)).size).toBe(1);
    expect((await guest("GET", app("backstage/track-parts"))).json.data.parts).toHaveLength(1);
  });

  it("opens the recording of a show on air that no media worker captures yet", async () => {
    await db().recording.update({ where: { id: recordingId }, data: { deletedAt: new Date() } });
    await db().showSession.updateMany({ where: { eventId: show.eventId }, data: { recordingId: null } });
    const early = await Promise.all([1, 2].map(() => guest("POST", app("backstage/track-parts"), newPart())));
    const notYet = { part: null, reason: "not_recorded" };
    expect(early.map(({ json }) => json.data)).toEqual([notYet, notYet]);
    const parts = await Promise.all([openPart(), openPart({ kind: "microphone" })]);
    const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    const made = await db().recording.findMany({ where: { eventId: show.eventId, deletedAt: null } });
    expect(made).toMatchObject([{ id: session.recordingId, state: "live", startedAt: session.startedAt }]);
    const tracks = await db().recordingTrack.findMany({ where: { parts: { some: { id: { in: parts } } } } });
    expect(tracks.map((track) => track.recordingId)).toEqual(made.flatMap(({ id }) => [id, id]));
    const [first, part = ""] = [whole().slice(0, 2), parts[0]];
    await upload(part, first);
    expect((await send(part, { stored: [0, 1] })).stored).toEqual([0, 1]);
  });

  it("opens no recording of a show that has ended by then", async () => {
    await db().recording.update({ where: { id: recordingId }, data: { deletedAt: new Date() } });
    await db().showSession.updateMany({ where: { eventId: show.eventId }, data: { recordingId: null } });
    const ended = await show.byHost("POST", app("live/end"), {});
    expect(ended.status, ended.text).toBe(200);
    for (const _call of [1, 2]) {
      const late = await guest("POST", app("backstage/track-parts"), newPart());
      expect(late.json.data).toEqual({ part: null, reason: "not_recorded" });
    }
    expect(await db().recording.count({ where: { eventId: show.eventId, deletedAt: null } })).toBe(0);
  });

  it("shows the host how far it is", async () => {
    const part = await openPart();
    await upload(part, whole().slice(0, 1));
    await send(part, { stored: [0], next: [chunk(1, new Uint8Array(500), 36)], left_bytes: 4_200 });
    const { speakers } = (await show.byHost("GET", app("studio/speaker-uploads"))).json.data;
    expect(speakers).toMatchObject([
      { person: guestPersonId(guestId), state: "sending", stored_bytes: header.length, left_bytes: 4_200 },
    ]);
    await send(part, { stored: [], next: [], left_bytes: 4_200, is_slow: true });
    const slow = (await show.byHost("GET", app("studio/speaker-uploads"))).json.data.speakers[0];
    expect([slow.state, slow.left_bytes]).toEqual(["slow", 4_200]);
    await sql("test_old", "UPDATE track_part SET updated_at = now() - interval '21 seconds' WHERE id = $1", [
      part,
    ]);
    const later = (await show.byHost("GET", app("studio/speaker-uploads"))).json.data;
    expect(later.speakers[0].state).toBe("stopped");
    const { eventId } = show;
    await db().showSession.updateMany({ where: { eventId }, data: { endedAt: new Date() } });
    await db().showSession.create({ data: { id: newId("ses"), eventId, startedAt: new Date() } });
    expect((await show.byHost("GET", app("studio/speaker-uploads"))).json.data.speakers).toEqual([]);
  });

  it("isn't confirmed if it was forgotten since storage was asked for it", async () => {
    const part = await openPart();
    await upload(part, whole().slice(0, 2));
    const storage = storageProvider();
    const stat = storage.stat.bind(storage);
    vi.spyOn(storage, "stat").mockImplementation(async (key) => {
      const found = await stat(key);
      await db().trackChunk.deleteMany({ where: { partId: part, number: 1 } });
      return found;
    });
    const answer = await send(part, { stored: [0, 1] });
    vi.restoreAllMocks();
    expect(answer).toMatchObject({ stored: [0], missing: [1] });
  });
});

describe("what the server refuses", () => {
  it.each([
    ["before the person was on stage", 10],
    ["across the moment they came on", 29.5],
  ])("a chunk from %s", async (_when, at) => {
    const part = await openPart();
    const { refused, uploads } = await send(part, { next: [chunk(1, new Uint8Array(9), at)] });
    expect(refused).toEqual([{ number: 1, reason: "off_stage" }]);
    expect(uploads).toEqual([]);
  });

  it("a chunk from the future, for now", async () => {
    const part = await openPart();
    const { refused } = await send(part, { next: [chunk(1, new Uint8Array(9), 59.5)] });
    expect(refused).toEqual([{ number: 1, reason: "too_early" }]);
  });

  it("a chunk from an emergency, whatever comes after it", async () => {
    const stop = await show.byHost("POST", `/v1/events/${show.slug}/studio/emergency-stop`, {
      level: "mask",
      confirm: true,
    });
    expect(stop.status, stop.text).toBe(200);
    await dateEntries([["emergency_stop", 20]]);
    const part = await openPart();
    const at = (number: number, seconds: number) => chunk(number, new Uint8Array(9), seconds);
    const { refused } = await send(part, { next: [at(1, 38), at(2, 45), at(3, 48)] });
    expect(refused.map(({ number }) => number)).toEqual([2, 3]);
    expect(refused.map(({ until_ms }) => until_ms)).toEqual([undefined, undefined]);
  });

  it("what comes after the end of a stay on stage, and says up to when it takes it", async () => {
    const stop = await show.byHost("POST", `/v1/events/${show.slug}/studio/emergency-stop`, {
      level: "mask",
      confirm: true,
    });
    expect(stop.status, stop.text).toBe(200);
    await dateEntries([["emergency_stop", 20]]);
    const part = await openPart();
    const across = (given: object) => ({ next: [chunk(1, new Uint8Array(9), 39.5, given)] });
    const [refusal] = (await send(part, across({}))).refused;
    const until = refusal?.until_ms ?? 0;
    expect(refusal).toEqual({ number: 1, reason: "off_stage", until_ms: until });
    expect(Math.abs(until - 40_000)).toBeLessThan(1_000);
    const { refused, uploads } = await send(part, across({ end_ms: until }));
    expect([refused, uploads.length]).toEqual([[], 1]);
  });

  it("what was recorded after someone's answer that they no longer agree, to the millisecond", async () => {
    const { mediaStartedAt } = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    const answeredAt = new Date(Number(mediaStartedAt) + 40_250);
    const personId = guestPersonId(guestId);
    const refusal = { id: newId("ran"), eventId: show.eventId, personId, agrees: false, answeredAt };
    await db().recordingAnswer.create({ data: refusal });
    const part = await openPart();
    const at = (number: number, seconds: number) => chunk(number, new Uint8Array(9), seconds);
    expect((await send(part, { next: [at(1, 38), at(2, 40), at(3, 41)] })).refused).toEqual([
      { number: 2, reason: "off_stage", until_ms: 40_250 },
      { number: 3, reason: "off_stage" },
    ]);
  });

  it("for now, what follows the latest entry of the ledger, while another one is being written", async () => {
    const part = await openPart();
    const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
    const { mediaStartedAt } = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    const following = (at: Date) => {
      const seconds = (at.getTime() + 50 - Number(mediaStartedAt)) / 1_000;
      return { next: [chunk(1, new Uint8Array(9), seconds, { end_ms: Math.round(seconds * 1_000) + 100 })] };
    };
    const leftAt = await asSystem("test.leave", { workspaceId, environment }, async (ctx) => {
      const held = await lockStageRow(ctx, show.eventId);
      const identity = held?.state.stage.find(
        (one) => personOf(one.identity) === guestPersonId(guestId),
      )?.identity;
      if (!held || identity === undefined) throw new Error("they aren't on stage");
      const left = applyEvent(held.state, { type: "person_left", identity });
      if (!left.ok) throw new Error("they couldn't leave");
      const { state, changed } = left;
      await saveStage(ctx, held, [{ type: "person_left", state, changed }]);
      await sleep(2_500);
      const { refused } = await outsideTransaction(() => send(part, following(held.now)));
      expect(refused).toEqual([{ number: 1, reason: "too_early" }]);
      return held.now;
    });
    const refused = async (at: Date) => (await send(part, following(at))).refused;
    expect(await refused(leftAt)).toEqual([{ number: 1, reason: "off_stage" }]);
    expect(await refused(new Date(leftAt.getTime() - 500))).toEqual([]);
  });

  it("what was recorded before the person agreed, also if they did later", async () => {
    const when = new Date(Date.now() - 23_500);
    await db().recordingAnswer.updateMany({ where: { eventId: show.eventId }, data: { answeredAt: when } });
    const part = await openPart();
    const { refused } = await send(part, { next: [1, 2, 3].map((n) => chunk(n, new Uint8Array(9), 34 + n)) });
    expect(refused.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("everything from someone who didn't answer", async () => {
    await db().recordingAnswer.deleteMany({
      where: { eventId: show.eventId, personId: guestPersonId(guestId) },
    });
    const part = await openPart();
    const { refused } = await send(part, { next: whole().map(([one]) => one) });
    expect(refused.every(({ reason }) => reason === "off_stage")).toBe(true);
    expect(refused).toHaveLength(whole().length);
  });

  it("another person's part, in one's own name and in theirs", async () => {
    const part = await openPart();
    const answer = await show.byHost("POST", app("studio/track-chunks"), {
      part_id: part,
      stored: [],
      next: [],
      left_bytes: 0,
    });
    expect(answer.status).toBe(404);
    const theirs = await show.byHost("POST", app("studio/track-parts"), newPart());
    expect(theirs.json.error.fields).toEqual({ person: "not_allowed" });
  });

  it("other bytes than announced", async () => {
    const part = await openPart();
    const { uploads } = await send(part, { next: [chunk(1, new Uint8Array(9), 36)] });
    const [to] = uploads;
    if (!to) throw new Error("no URL");
    expect((await put(to, new Uint8Array(8))).status).toBe(400);
    expect((await put(to, new Uint8Array(10))).status).toBe(400);
    expect((await put(to, new Uint8Array(9).fill(1))).status).toBe(400);
    expect((await send(part, { stored: [1] })).missing).toEqual([1]);
    expect((await put(to, new Uint8Array(9))).status).toBe(200);
    expect((await send(part, { stored: [1] })).stored).toEqual([1]);
    const other = await send(part, { next: [chunk(1, new Uint8Array(7), 36)] });
    expect(other.refused).toEqual([{ number: 1, reason: "changed" }]);
  });

  it.each([
    ["longer than 2.5 seconds", { end_ms: 40_000 }],
    ["that ends before it begins", { end_ms: 1 }],
    ["larger than 8 MiB", { size_bytes: 8 * 1024 * 1024 + 1 }],
  ])("a chunk %s", async (_what, given) => {
    const part = await openPart();
    expect((await round(part, { next: [chunk(1, new Uint8Array(9), 36, given)] })).status).toBe(400);
  });

  it("a header that isn't media, and with it the part", async () => {
    const part = await openPart();
    const page = new TextEncoder().encode("<html><script>alert(1)</script></html>");
    await upload(part, [[chunk(0, page, 35), page]]);
    expect((await send(part, { stored: [0] })).refused).toEqual([{ number: 0, reason: "not_media" }]);
    expect(await db().trackPart.findUniqueOrThrow({ where: { id: part } })).toMatchObject({ state: "lost" });
    expect((await round(part, { next: [chunk(1, page, 36)] })).json.error.fields).toEqual({ status: "lost" });
  });

  it("more than the workspace has room for, and takes it once there is room", async () => {
    const part = await openPart();
    const [first] = whole();
    if (!first) throw new Error("no header");
    await db().workspace.update({ where: { id: show.workspace.workspaceId }, data: { plan: "free" } });
    await withSettings({ STORAGE_MB_FREE: 0.0001 }, async () => {
      expect((await round(part, { next: [first[0]] })).json.error.code).toBe("storage_full");
    });
    await upload(part, [first]);
    expect((await send(part, { stored: [0] })).stored).toEqual([0]);
  });

  it("more than fits beside what was announced and isn't stored yet", async () => {
    const part = await openPart();
    await db().workspace.update({ where: { id: show.workspace.workspaceId }, data: { plan: "free" } });
    const next = (number: number) => ({ next: [chunk(number, new Uint8Array(600), 35 + number)] });
    await withSettings({ STORAGE_MB_FREE: 0.001 }, async () => {
      expect((await send(part, next(1))).uploads).toHaveLength(1);
      expect((await round(part, next(2))).json.error.code).toBe("storage_full");
      // Not a second time.
      expect((await send(part, next(1))).uploads).toHaveLength(1);
    });
  });

  it("says whether a media worker captures the show, once one has had time to begin", async () => {
    const isCaptured = async () =>
      (await show.byHost("GET", app("studio/recording-space"))).json.data.is_captured;
    const subject = { kind_subject: { kind: captureTask.kind, subject: show.eventId } };
    const hold = (leaseUntil: Date | null) =>
      db().wantedWork.update({ where: subject, data: { leaseUntil } });
    const began = (secondsAgo: number) => {
      const at = new Date(Date.now() - secondsAgo * 1_000).toISOString();
      return sql("test_began", "UPDATE stage SET state = state || $2::jsonb WHERE event_id = $1", [
        show.eventId,
        JSON.stringify({ started_at: at }),
      ]);
    };
    await began(5);
    expect(await isCaptured()).toBeNull();
    await began(60);
    expect(await isCaptured()).toBe(false);
    await hold(new Date(Date.now() + 60_000));
    expect(await isCaptured()).toBe(true);
    await hold(new Date(Date.now() - 1_000));
    expect(await isCaptured()).toBe(false);
    await withSettings({ RECORDER: "off" }, async () => expect(await isCaptured()).toBeNull());
  });

  it("more than fits, which the studio is told before", async () => {
    const space = async () => (await show.byHost("GET", app("studio/recording-space"))).json.data;
    expect(await space()).toMatchObject({ minutes_left: null, limit_bytes: null });
    await withSettings({ STORAGE_MB_SELF_HOSTED: 1_000 }, async () => {
      const { workspaceId } = show.workspace;
      const use = (bytes: number) =>
        db().storageUse.upsert({
          where: { workspaceId },
          create: { workspaceId, bytes, files: 1 },
          update: { bytes },
        });
      await use(790_000_000);
      const before = await space();
      expect(before).toMatchObject({
        used_bytes: 790_000_000,
        limit_bytes: 1_000_000_000,
        nearly_full: false,
      });
      expect(before.minutes_left).toBe(Math.floor(210 / (44 * before.speakers + 32)));
      await use(1_000_000_000);
      expect(await space()).toMatchObject({ minutes_left: 0, nearly_full: true });
    });
  });

  it("everything of someone who was erased, also what they had no track of by then", async () => {
    await openPart();
    const erased = await show.byKey(
      "DELETE",
      `/v1/events/${show.slug}/recordings/${recordingId}?confirm=true&person_id=${guestPersonId(guestId)}`,
    );
    expect(erased.status, erased.text).toBe(200);
    for (const kind of ["camera", "screen"])
      expect((await guest("POST", app("backstage/track-parts"), newPart({ kind }))).json.error.code).toBe(
        "gone",
      );
    expect(await db().recordingTrack.count({ where: { recordingId } })).toBe(1);
  });

  it("a show that isn't recorded, times off the air, and erased tracks", async () => {
    const part = await openPart();
    const { uploads } = await send(part, { next: [chunk(1, new Uint8Array(9), 36)] });
    await db().recordingTrack.updateMany({ where: { recordingId }, data: { erasedAt: new Date() } });
    expect((await round(part, {})).json.error.code).toBe("gone");
    expect((await guest("POST", app("backstage/track-parts"), newPart())).json.error.code).toBe("gone");
    for (const to of uploads) expect((await put(to, new Uint8Array(9))).status).toBe(410);
    const early = await guest("POST", app("backstage/track-parts"), newPart({ starts_at: startsAt(600) }));
    expect(early.json.data).toEqual({ part: null, reason: "not_on_air" });
    await db().showSession.updateMany({ where: { eventId: show.eventId }, data: { recordingId: null } });
    const off = `UPDATE stage SET state = state || '{"recording":"off"}' WHERE event_id = $1`;
    await sql("test_off", off, [show.eventId]);
    const unrecorded = await guest("POST", app("backstage/track-parts"), newPart());
    expect(unrecorded.json.data).toEqual({ part: null, reason: "not_recorded" });
  });
});

describe("after the show", () => {
  const endedDaysAgo = (days: number) =>
    db().recording.update({
      where: { id: recordingId },
      data: { endedAt: new Date(Date.now() - days * 86_400_000), state: "processing" },
    });

  it("goes on for 30 days, while the recording exists", async () => {
    const part = await openPart();
    const ended = await show.byHost("POST", app("live/end"), {});
    expect(ended.status, ended.text).toBe(200);
    await endedDaysAgo(29);
    await upload(part, whole());
    expect((await send(part, { stored: [0, 1] })).stored).toEqual([0, 1]);
    await endedDaysAgo(31);
    expect((await round(part, {})).json.error.code).toBe("gone");
    await endedDaysAgo(1);
    await db().recording.update({ where: { id: recordingId }, data: { deletedAt: new Date() } });
    expect((await round(part, {})).json.error.code).toBe("gone");
  });

  it("announces again what was forgotten while the speaker was away, once its bytes are removed", async () => {
    const part = await openPart();
    const [header, first] = whole();
    if (!header || !first) throw new Error("no chunks");
    await upload(part, [header, first]);
    expect((await send(part, { stored: [0] })).stored).toEqual([0]);
    const { key } = await db().trackChunk.findFirstOrThrow({ where: { partId: part, number: 1 } });
    const silentSince = (minutes: number) =>
      sql(
        "test_silent",
        "UPDATE track_part SET updated_at = now() - make_interval(mins => $2) WHERE id = $1",
        [part, minutes],
      );
    const chunks = () => db().trackChunk.findMany({ where: { partId: part }, orderBy: { number: "asc" } });
    await silentSince(74);
    await sweepSpeakerUploads();
    expect((await chunks()).map(({ number }) => number)).toEqual([0, 1]);
    await silentSince(76);
    await sweepSpeakerUploads();
    expect((await chunks()).map(({ number, state }) => [number, state])).toEqual([[0, "stored"]]);
    const again = await send(part, { next: [first[0]] });
    expect(again.refused).toEqual([{ number: 1, reason: "too_early" }]);
    await sql("test_due", "UPDATE file SET expires_at = expires_at - interval '1 second' WHERE key = $1", [
      key,
    ]);
    await sweepFiles();
    expect(await storageProvider().stat(key)).toBeUndefined();
    await upload(part, [first]);
    expect((await send(part, { stored: [1] })).stored).toEqual([1]);
    await sweepFiles();
    expect(await storageProvider().stat(key)).toBeDefined();
  });

  it.each([
    ["isn't what its kind says", { kind: "microphone" }, "lost", true],
    ["has another size than announced", { width: 640 }, "complete", true],
    ["is what was announced", {}, "complete", false],
  ])(
    "composes the program again only if a part turns out to be different: %s",
    async (_what, given, state, again) => {
      const part = await openPart(given);
      await upload(part, whole());
      await send(part, { stored: whole().map((_chunk, index) => index) });
      await guest("POST", app("backstage/track-parts/close"), { part_id: part, ...END });
      await db().recording.update({ where: { id: recordingId }, data: { state: "ready" } });
      const isRequested = async () =>
        (await db().wantedWork.count({ where: { kind: "program.compose", subject: recordingId } })) > 0;
      expect(await isRequested()).toBe(false);
      await probePart(part);
      expect(await db().trackPart.findUniqueOrThrow({ where: { id: part } })).toMatchObject({ state });
      expect(await isRequested()).toBe(again);
    },
  );

  it("is finished with what arrived, once the recording accepts no more", async () => {
    const [part, empty] = [await openPart(), await openPart({ kind: "microphone" })];
    await upload(part, whole().slice(0, 4));
    await send(part, { stored: [0, 1, 3], left_bytes: 77 });
    const stateOf = async (id: string) => (await db().trackPart.findUniqueOrThrow({ where: { id } })).state;
    await endedDaysAgo(29);
    await sweepSpeakerUploads();
    expect([await stateOf(part), await stateOf(empty)]).toEqual(["capturing", "capturing"]);
    await endedDaysAgo(31);
    await sweepSpeakerUploads();
    expect([await stateOf(part), await stateOf(empty)]).toEqual(["complete", "lost"]);
    expect(await db().trackPart.findUniqueOrThrow({ where: { id: part } })).toMatchObject({
      ...{ startsAtMs: 35_000, endsAtMs: 38_000, gaps: [[36_000, 37_000]] },
      quality: { upload: { left_bytes: 0 } },
    });
    expect(await db().trackChunk.count({ where: { partId: part, state: "awaited" } })).toBe(0);
    expect(await db().job.count({ where: { kind: "tracks.probe", subject: part } })).toBe(1);
    const audited = await db().auditEntry.findMany({ where: { subjectId: part, action: "tracks.sweep" } });
    expect(audited.map(({ after }) => after)).toEqual([{ state: "complete" }]);
    await sweepSpeakerUploads();
    expect(await db().auditEntry.count({ where: { subjectId: part, action: "tracks.sweep" } })).toBe(1);
  });

  it("is finished although another part can't be at the moment", async () => {
    const [first = "", second] = [await openPart(), await openPart({ kind: "microphone" })].sort();
    await endedDaysAgo(31);
    expectLogged(/"sweep":"browsers' parts","msg":"a sweep failed"/);
    await transaction(async () => {
      await sql("test_lock", "SELECT 1 FROM track_part WHERE id = $1 FOR UPDATE", [first]);
      await outsideTransaction(sweepSpeakerUploads);
    });
    const states = async () =>
      (await db().trackPart.findMany({ where: { track: { recordingId } } })).map(({ id, state }) => [
        id,
        state,
      ]);
    expect(Object.fromEntries(await states())).toEqual({ [first]: "capturing", [second ?? ""]: "lost" });
    await sweepSpeakerUploads();
    expect(Object.fromEntries(await states())).toEqual({ [first]: "lost", [second ?? ""]: "lost" });
  });
});

it("people from the audience have parts of their own", async () => {
  const id = newId("reg");
  expect(attendeePersonId(id)).not.toBe(guestPersonId(guestId));
  const answer = await show.anyone("GET", app("recording-clock"));
  expect(Math.abs(Date.parse(answer.json.data.server_time) - Date.now())).toBeLessThan(2_000);
});
