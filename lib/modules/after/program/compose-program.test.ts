import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PictureJob } from "@/lib/composition/picture/picture-job";
import { openRecording } from "@/lib/modules/after/tracks/rows/open-recording";
import { storePiece, sweepFiles } from "@/lib/modules/files/files";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { AAC_SAMPLES, FRAME_RATE, type ProgramTrack, programLine, SAMPLE_RATE } from "@/lib/program";
import { type Act, type PlayedShow, Player, partOf, START, showOf } from "@/lib/program/fixtures";
import { storageProvider } from "@/lib/providers/storage";
import { ANA, HOST, PEOPLE } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import { api } from "@/test/support/api";
import { expectDeclared } from "@/test/support/emitted-events";
import { makeShow, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { composeProgram } from "./compose-program";
import type { ComposeOptions } from "./composing/composing";
import { makePiece } from "./making/make-piece";
import type { PlannedPiece } from "./planning/planned-piece";
import type { ProgramInputs } from "./program-inputs";
import { type ProgramSources, peopleInPicture, peopleInSound } from "./sources";

const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;
const SIZE = { width: 160, height: 90 };
const HOST_ID = personOf(HOST.identity);

const ANA_ID = personOf(ANA.identity);

let show: TestShow;
let recordingId: string;
/** What the recording's program is made of. */
let played: PlayedShow;
let tracks: ProgramTrack[];
/** Pieces that were made, in order. */
let made: PlannedPiece[];
/** Called before each piece is made. */
let before: (piece: PlannedPiece) => void | Promise<void>;
let runs: { abort: AbortController; over: Promise<void> }[];

const plain = (frames: number, size: typeof SIZE): PictureJob => ({
  ...{
    ...size,
    frames,
    startMs: 0,
    ground: "#204060",
    below: null,
    tiles: [],
    above: null,
    ticker: null,
    effects: [],
  },
});
const files = { open: async () => null };
const inputs: ProgramInputs = {
  reader: () => ({ read: async () => sources() }),
  picture: async (_, { frames }, size) => ({ job: plain(frames, size), files }),
  sound: (_, { mediaSample, preRollFrames, encodedFrames }, levels) => ({
    job: {
      ...{
        startMs: (mediaSample * 1000) / SAMPLE_RATE,
        preRollFrames,
        frames: encodedFrames,
        postRollFrames: 2,
      },
      ...{ sections: [], levels },
    },
    files,
  }),
  peopleInPicture,
  peopleInSound,
};

async function sources(): Promise<ProgramSources | null> {
  const row = await db().recording.findUniqueOrThrow({ where: { id: recordingId } });
  const { workspaceId, environment, eventId } = row;
  const at = new Date(START - 1_000);
  const agreed = [HOST_ID, ANA_ID].map((personId) => ({ personId, at, agrees: true }));
  const design = { theme: "midnight", accent: null, language: "en", logoFileId: null };
  return {
    ...{ recordingId, eventId, workspaceId, environment, tracks, liveTracks: tracks, look: "plain", design },
    show: showOf(played, agreed),
  } as ProgramSources;
}

/** Stores a few bytes instead of rendering. */
const quick: typeof makePiece = async (piece, making) => {
  await before(piece);
  making.signal.throwIfAborted();
  made.push(piece);
  const bytes = Buffer.from(`${piece.rendition} ${piece.key}`);
  const { content, key, rendition, pieceFrames: frames } = piece;
  return {
    ...{ key, rendition, frames, file: await storePiece(making.sources, [bytes]), sizeBytes: bytes.length },
    sha256: createHash("sha256").update(bytes).digest("hex"),
    measured: { notes: [] },
    people: content.kind === "picture" ? peopleInPicture(content.span) : peopleInSound(content.piece),
    header: { bytes: Buffer.from("header"), width: null, height: null },
  };
};

function compose(options: Partial<ComposeOptions> = {}): { abort: AbortController; over: Promise<void> } {
  const abort = new AbortController();
  const given = { inputs, make: quick, size: SIZE, quietMs: 0, signal: abort.signal, ...options };
  const over = composeProgram(recordingId, given);
  over.catch(() => undefined);
  const run = { abort, over };
  runs.push(run);
  return run;
}

const recording = () => db().recording.findUniqueOrThrow({ where: { id: recordingId } });
const isReady = async (version: number): Promise<boolean> => {
  const { state, version: at } = await recording();
  return state === "ready" && at === version;
};
const entries = (version: number, rendition: string) =>
  db().programEntry.findMany({ where: { recordingId, version, rendition }, orderBy: { number: "asc" } });
const pieces = () => db().programPiece.findMany({ where: { recordingId } });
const events = async (type: string) => {
  const all = await db().webhookEvent.findMany({ where: { type, workspaceId: show.workspace.workspaceId } });
  for (const event of all) expectDeclared(event);
  return all.map(({ body }) => JSON.parse(body).data);
};
const usedBytes = async (): Promise<number> =>
  Number(
    (await db().storageUse.findUnique({ where: { workspaceId: show.workspace.workspaceId } }))?.bytes ?? 0,
  );

/** Both renditions are covered without a gap. */
async function expectWhole(version: number): Promise<void> {
  const { frames } = programLine((await sources())?.show ?? showOf(played, []), []);
  const sounds = Math.round((frames * SAMPLE_RATE) / FRAME_RATE / AAC_SAMPLES);
  for (const [rendition, total] of [
    ["picture-720", frames],
    ["sound", sounds],
  ] as const) {
    let place = 0;
    for (const [number, entry] of (await entries(version, rendition)).entries()) {
      expect([rendition, entry.number, entry.place]).toEqual([rendition, number, place]);
      place += entry.frames;
    }
    expect([version, rendition, place]).toEqual([version, rendition, total]);
  }
  const { durationMs, composedMs, programVersion } = await recording();
  const ms = Math.round((frames * 1000) / FRAME_RATE);
  expect({ durationMs, composedMs, programVersion }).toEqual({
    durationMs: ms,
    composedMs: ms,
    programVersion: version,
  });
}

const GRID: Act = { after: 1, command: { action: "set_layout", layout: "grid" } };
const withAna: Act[] = [GRID, { after: 4_999, command: { action: "bring_on", identity: ANA.identity } }];

/** The host's camera, so that all spans differ. */
const camera = (id: string, copy: "server" | "browser", to: number) =>
  partOf({ id, copy, sessionId: "ses-1", height: 720, from: 0, to, lost: [] });
const cameraOf = (...parts: ProgramTrack["parts"]): ProgramTrack => ({
  personId: HOST_ID,
  kind: "camera",
  parts,
});

/** People come on stage one after another, for a bit more than a second each. */
const turns = (count: number): Act[] =>
  Array.from(
    { length: count },
    (_, turn) => PEOPLE[1 + (turn % (PEOPLE.length - 1))]?.identity ?? "",
  ).flatMap((identity): Act[] => [
    { after: 1, command: { action: "bring_on", identity } },
    { after: 1_111, command: { action: "send_off", identity } },
  ]);

async function end(): Promise<void> {
  await db().showSession.updateMany({ where: { recordingId, endedAt: null }, data: { endedAt: new Date() } });
  await db().recording.update({
    where: { id: recordingId },
    data: { state: "processing", endedAt: new Date() },
  });
}

beforeEach(async () => {
  show = await makeShow();
  const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
  recordingId = newId("rec");
  const startedAt = new Date();
  await db().recording.create({
    data: { id: recordingId, workspaceId, environment, eventId: show.eventId, startedAt },
  });
  await db().showSession.create({
    data: { id: newId("ses"), eventId: show.eventId, recordingId, startedAt, mediaStartedAt: startedAt },
  });
  await db().event.update({
    where: { id: show.eventId },
    data: { host: { name: "Hannah Vogel", email: `host-${show.slug}@example.com` } },
  });
  played = new Player().finish(11_000);
  tracks = [cameraOf(camera("server", "server", 60_000))];
  [made, runs, before] = [[], [], () => undefined];
});
afterEach(async () => {
  for (const { abort } of runs) abort.abort();
  await Promise.allSettled(runs.map(({ over }) => over));
});

describe.skipIf(!works)("a program made with ffmpeg", () => {
  it("is followed while the show is on air and ready soon after its end, once, with its bytes stored and counted", async () => {
    const player = new Player();
    played = player.soFar(9_000);
    compose({ make: makePiece });
    await until(async () => (await recording()).composedMs >= 4_900);
    expect(await recording()).toMatchObject({ state: "live", programVersion: 1 });
    played = player.finish(10_500);
    await end();
    await until(() => isReady(1));
    await expectWhole(1);
    const { readyAt, notes } = await recording();
    expect([readyAt instanceof Date, notes]).toEqual([true, []]);
    const all = await pieces();
    expect(await usedBytes()).toBe(all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    for (const { fileKey, sizeBytes } of all)
      expect((await storageProvider().stat(fileKey ?? ""))?.sizeBytes).toBe(sizeBytes);
    expect(await db().storedFile.count({ where: { workspaceId: show.workspace.workspaceId } })).toBe(0);
    const headers = await db().programHeader.findMany({
      where: { recordingId },
      orderBy: { rendition: "asc" },
    });
    expect(headers.map(({ rendition, width, bytes }) => [rendition, width, bytes.length > 500])).toEqual([
      ["picture-720", 160, true],
      ["sound", null, true],
    ]);
    expect(await events("recording.ready")).toEqual([
      expect.objectContaining({ recording_id: recordingId, kind: "program", version: 1, duration_sec: 10.5 }),
    ]);
    const emails = await db().mailMessage.findMany({
      where: { eventId: show.eventId, kind: "recording_ready" },
    });
    expect(emails.map(({ toEmail }) => toEmail)).toContain(`host-${show.slug}@example.com`);
  });
});

describe("a program", () => {
  it("is continued after its worker was killed, without making a piece again", async () => {
    played = new Player().play(withAna).finish(20_000);
    await end();
    const first = compose();
    before = () => {
      if (made.length === 4) first.abort.abort();
    };
    await first.over.catch(() => undefined);
    before = () => undefined;
    expect((await recording()).state).toBe("processing");
    compose();
    await until(() => isReady(1));
    await expectWhole(1);
    expect(new Set(made.map(({ key }) => key)).size).toBe(made.length);
  });

  it("is made once by two workers at the same time", async () => {
    await end();
    compose();
    compose();
    await until(() => isReady(1));
    await expectWhole(1);
    expect(await usedBytes()).toBe((await pieces()).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    expect(await events("recording.ready")).toHaveLength(1);
  });

  it("has a card and silence where pieces can't be made, says so, and has the pieces once they can", async () => {
    await end();
    const isBroken = ({ mediaMs, content }: PlannedPiece) =>
      mediaMs === 4_000 && content.kind === "picture" && content.span.picture.kind === "stage";
    before = (piece) => {
      if (isBroken(piece)) throw new Error("can't be drawn");
    };
    const run = compose();
    await until(async () => (await pieces()).some(({ state }) => state === "failed"));
    await sql(
      "",
      "UPDATE program_piece SET attempts = 2, retry_at = now() WHERE recording_id = $1 AND state = 'failed'",
      [recordingId],
    );
    await until(() => isReady(1));
    await expectWhole(1);
    expect((await entries(1, "picture-720")).map(({ isStandIn }) => isStandIn)).toEqual([false, true, false]);
    expect(await recording()).toMatchObject({
      notes: [{ code: "piece_failed", session_id: "ses-1", from_ms: 4_000, to_ms: 8_000 }],
    });
    run.abort.abort();
    await run.over.catch(() => undefined);
    before = () => undefined;
    await sql("", "UPDATE program_piece SET retry_at = now() WHERE recording_id = $1 AND state = 'failed'", [
      recordingId,
    ]);
    compose();
    await until(() => isReady(2));
    await expectWhole(2);
    expect(await recording()).toMatchObject({ notes: [] });
  });

  it("has another version once a better copy is there, and keeps the previous one and no earlier", async () => {
    await end();
    compose();
    await until(() => isReady(1));
    const count = made.length;
    const [first] = await entries(1, "picture-720");
    const server = camera("server", "server", 60_000);
    tracks = [cameraOf(server, camera("one", "browser", 4_000))];
    await until(() => isReady(2));
    await expectWhole(2);
    expect(made.slice(count).map(({ mediaMs, rendition }) => [rendition, mediaMs])).toEqual([
      ["picture-720", 0],
    ]);
    expect(await entries(1, "picture-720")).toHaveLength(3);
    tracks = [cameraOf(server, camera("two", "browser", 4_000))];
    await until(() => isReady(3));
    expect([await entries(1, "picture-720"), (await entries(2, "picture-720")).length]).toEqual([[], 3]);
    expect((await pieces()).map(({ key }) => key)).not.toContain(first?.pieceKey);
    expect(await events("recording.ready")).toMatchObject([{ version: 1 }, { version: 2 }, { version: 3 }]);
    const emails = await db().mailMessage.findMany({
      where: { eventId: show.eventId, kind: "recording_ready" },
    });
    expect(new Set(emails.map(({ toEmail }) => toEmail)).size).toBe(emails.length);
    await sweepFiles();
    expect(await usedBytes()).toBe((await pieces()).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
  });

  it("has nothing of someone who is erased, and makes only what they were in", async () => {
    played = new Player().play(withAna).finish(20_000);
    await db().recordingTrack.create({
      data: { id: newId("trk"), recordingId, personId: ANA_ID, kind: "camera" },
    });
    await end();
    const run = compose();
    await until(() => isReady(1));
    run.abort.abort();
    await run.over.catch(() => undefined);
    const hers = (await pieces()).filter(({ people }) => people.includes(ANA_ID));
    expect(hers.length).toBeGreaterThan(2);
    const count = made.length;
    const key = await show.workspace.key("test", ["content:write"]);
    const path = `/v1/events/${show.slug}/recordings/${recordingId}?confirm=true&person_id=${ANA_ID}`;
    const { status, json, text } = await api("DELETE", path, { key });
    expect(status, text).toBe(200);
    expect(json.data).toMatchObject({
      deleted: "person",
      files: hers.length,
      size_bytes: hers.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    });
    expect((await pieces()).filter(({ people }) => people.includes(ANA_ID))).toEqual([]);
    expect(await recording()).toMatchObject({
      state: "processing",
      programVersion: null,
      composedMs: 0,
      version: 2,
    });
    expect(await db().programEntry.count({ where: { recordingId } })).toBe(0);
    await sweepFiles();
    for (const { fileKey } of hers) expect(await storageProvider().stat(fileKey ?? "")).toBeUndefined();
    // As if she hadn't been there.
    played = new Player().play([GRID]).finish(25_000);
    compose();
    await until(() => isReady(2));
    await expectWhole(2);
    expect(made.length - count).toBeLessThanOrEqual(hers.length);
    expect(made.slice(count).every(({ mediaMs }) => mediaMs >= 4_000)).toBe(true);
  });

  it("isn't written to after it was deleted, and nothing of it is left in storage", async () => {
    await end();
    const run = compose();
    before = async () => {
      if (made.length !== 2) return;
      const key = await show.workspace.key("test", ["content:write"]);
      const path = `/v1/events/${show.slug}/recordings/${recordingId}?confirm=true`;
      const { status, text } = await api("DELETE", path, { key });
      expect(status, text).toBe(200);
      before = () => undefined;
    };
    await run.over;
    expect([await pieces(), await db().programHeader.count({ where: { recordingId } })]).toEqual([[], 0]);
    await sweepFiles();
    expect([
      await usedBytes(),
      await db().storedFile.count({ where: { workspaceId: show.workspace.workspaceId } }),
    ]).toEqual([0, 0]);
  });

  it("goes on with the pieces of the first session when the show is resumed", async () => {
    const player = new Player().play([]);
    played = player.finish(10_000);
    await end();
    compose();
    await until(() => isReady(1));
    const count = made.length;
    const owner = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
    const session = await db().showSession.create({
      data: { id: newId("ses"), eventId: show.eventId, startedAt: new Date(), mediaStartedAt: new Date() },
    });
    played = new Player().play([{ after: 10_000, resume: true }]).soFar(9_000);
    expect(await openRecording({ ...owner, eventId: show.eventId }, session)).toBe(recordingId);
    await until(async () => (await recording()).composedMs > 13_000);
    expect(await recording()).toMatchObject({
      state: "live",
      version: 2,
      programVersion: 2,
      durationMs: null,
    });
    played = new Player().play([{ after: 10_000, resume: true }]).finish(9_000);
    await end();
    await until(() => isReady(2));
    await expectWhole(2);
    expect(made.slice(count).every(({ sessionId }) => sessionId === "ses-2")).toBe(true);
    expect(await events("recording.ready")).toHaveLength(2);
  });

  it.each([
    ["a show of four seconds", () => new Player().finish(4_000)],
    ["a show of 40 turns on stage", () => new Player().play(turns(40)).finish(1_000)],
  ])("is as long as %s, piece by piece", async (_, play) => {
    played = play();
    await end();
    compose();
    await until(() => isReady(1));
    await expectWhole(1);
  });

  it("doesn't exist if nothing was recorded", async () => {
    played = { ...new Player().finish(10), sessions: [] };
    await end();
    const run = compose();
    await run.over;
    expect(await recording()).toMatchObject({ state: "failed", failure: "nothing_recorded" });
    expect(await events("recording.failed")).toMatchObject([{ recording_id: recordingId, kind: "program" }]);
    expect(await events("recording.ready")).toEqual([]);
  });

  it("waits with a note while the workspace's storage is full, and continues once there is space", async () => {
    await sql("", "UPDATE workspace SET plan = 'free' WHERE id = $1", [show.workspace.workspaceId]);
    const use = (bytes: number) =>
      sql(
        "",
        `INSERT INTO storage_use (workspace_id, bytes, files) VALUES ($1, $2, 1)
         ON CONFLICT (workspace_id) DO UPDATE SET bytes = EXCLUDED.bytes`,
        [show.workspace.workspaceId, bytes],
      );
    await use(10_000_000_000);
    await end();
    const run = compose();
    await until(async () => JSON.stringify((await recording()).notes).includes("program_storage_full"));
    run.abort.abort();
    await run.over.catch(() => undefined);
    expect([made, await pieces()]).toEqual([[], []]);
    await use(0);
    compose();
    await until(() => isReady(1));
    expect(await recording()).toMatchObject({ notes: [] });
  });

  it("fails half an hour and its length after it last became longer, and not before", async () => {
    await end();
    const broken = { ...inputs, reader: () => ({ read: () => Promise.reject(new Error("unreadable")) }) };
    await expect(compose({ inputs: broken }).over).rejects.toThrow("unreadable");
    expect((await recording()).state).toBe("processing");
    await sql("", "UPDATE recording SET updated_at = now() - interval '31 minutes' WHERE id = $1", [
      recordingId,
    ]);
    await expect(compose({ inputs: broken }).over).rejects.toThrow("unreadable");
    expect(await recording()).toMatchObject({ state: "failed", failure: "not_composed" });
  });
});
