import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPlayback, sweepLive } from "@/lib/modules/after/playback";
import { LIVE_VERSION } from "@/lib/modules/after/playback/rows/live-version";
import { requestProgramAgain } from "@/lib/modules/after/program-requests";
import { openRecording } from "@/lib/modules/after/tracks/rows/open-recording";
import { sweepFiles } from "@/lib/modules/files/files";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { Player } from "@/lib/program/fixtures";
import { StorageError, storageProvider } from "@/lib/providers/storage";
import { api } from "@/test/support/api";
import {
  ANA_ID,
  ComposedRecording,
  camera,
  cameraOf,
  composesWithoutPauses,
  GRID,
  withAna,
} from "@/test/support/composed-recording";
import { until } from "@/test/support/until";

composesWithoutPauses();

let program: ComposedRecording;
beforeEach(async () => {
  program = await ComposedRecording.make();
});
afterEach(() => program.stop());

/** Opens the first picture of a version. */
const play = (version: number) =>
  openPlayback({ recordingId: program.recordingId, purpose: "play" }, `${version}/picture-720/0.m4s`);

describe("a program that changes", () => {
  it("has another version once a better copy is there, and keeps the previous one and no earlier", async () => {
    await program.end();
    program.compose();
    await until(() => program.isReady(1));
    const count = program.made.length;
    const [first] = await program.entries(1, "picture-720");
    const live = await db().programEntry.findFirstOrThrow({
      where: { recordingId: program.recordingId, version: 1, number: 0, rendition: "picture-720" },
    });
    await db().programEntry.create({ data: { ...live, version: LIVE_VERSION } });
    const server = camera("server", "server", 60_000);
    program.tracks = [cameraOf(server, camera("one", "browser", 4_000))];
    await until(() => program.isReady(2));
    await program.expectWhole(2);
    expect(program.made.slice(count).map(({ mediaMs, rendition }) => [rendition, mediaMs])).toEqual([
      ["picture-720", 0],
    ]);
    expect(await program.entries(1, "picture-720")).toHaveLength(3);
    program.tracks = [cameraOf(server, camera("two", "browser", 4_000))];
    await until(() => program.isReady(3));
    expect([
      await program.entries(1, "picture-720"),
      (await program.entries(2, "picture-720")).length,
    ]).toEqual([[], 3]);
    // Viewers over HTTP may still watch the end of the show.
    expect(await program.entries(LIVE_VERSION, "picture-720")).toHaveLength(1);
    const keys = async () => (await program.pieces()).map(({ key }) => key);
    expect(await keys()).toContain(first?.pieceKey);
    const { recordingId } = program;
    await db().programEntry.deleteMany({ where: { recordingId, version: LIVE_VERSION } });
    await db()
      .$executeRaw`UPDATE program_piece SET created_at = now() - interval '10 minutes' WHERE recording_id = ${recordingId}`;
    await sweepLive();
    expect(await keys()).not.toContain(first?.pieceKey);
    await program.expectWhole(3);
    expect(await program.events("recording.ready")).toMatchObject([
      { version: 1 },
      { version: 2 },
      { version: 3 },
    ]);
    const emails = await db().mailMessage.findMany({
      where: { eventId: program.show.eventId, kind: "recording_ready" },
    });
    expect(new Set(emails.map(({ toEmail }) => toEmail)).size).toBe(emails.length);
    await sweepFiles();
    expect(await program.usedBytes()).toBe(
      (await program.pieces()).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    );
  });

  it("has what arrived while nothing was composed for hours, and is looked at for a few minutes after that", async () => {
    const isOverSoon = async () => {
      const { wantedUntil } = await db().wantedWork.findFirstOrThrow({
        where: { subject: program.recordingId },
      });
      const seconds = ((wantedUntil?.getTime() ?? Number.POSITIVE_INFINITY) - Date.now()) / 1_000;
      return seconds > 60 && seconds < 185;
    };
    await program.end();
    const run = program.compose();
    await until(() => program.isReady(1));
    await until(isOverSoon);
    run.abort.abort();
    await run.over.catch(() => undefined);
    program.tracks = [cameraOf(camera("server", "server", 60_000), camera("one", "browser", 4_000))];
    await requestProgramAgain(program.recordingId);
    await sql(
      "",
      "UPDATE wanted_work SET wanted_until = wanted_until - interval '5 hours' WHERE subject = $1",
      [program.recordingId],
    );
    const requested = { subject: program.recordingId, wantedUntil: { gt: new Date() } };
    expect(await db().wantedWork.count({ where: requested })).toBe(1);
    program.compose();
    await until(() => program.isReady(2));
    await until(isOverSoon);
  });

  it("gets its pieces again in their places where storage has lost them, all at once", async () => {
    await program.end();
    program.compose();
    await until(() => program.isReady(1));
    const before = await program.pieces();
    const [count, used] = [program.made.length, await program.usedBytes()];
    for (const { fileKey } of before) await storageProvider().delete(fileKey ?? "");
    await expect(play(1)).rejects.toMatchObject({ code: "service_unavailable" });
    await until(async () => (await program.pieces()).every(({ state }) => state === "stored"));
    const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key).sort();
    expect(keysOf(program.made.slice(count))).toEqual(keysOf(before));
    for (const { fileKey } of await program.pieces())
      expect(await storageProvider().stat(fileKey ?? "")).toBeDefined();
    await program.expectWhole(1);
    expect(await program.usedBytes()).toBe(used);
    expect(await program.events("recording.ready")).toHaveLength(1);
  });

  it("has all its pieces when it's ready, although storage lost one while it was composed", async () => {
    let isLost = false;
    program.before = async ({ rendition, mediaMs }) => {
      if (isLost || rendition !== "picture-720" || mediaMs !== 8_000) return;
      isLost = true;
      const [first] = await program.entries(1, "picture-720");
      const lost = (await program.pieces()).find(({ key }) => key === first?.pieceKey);
      await storageProvider().delete(lost?.fileKey ?? "");
      await expect(play(1)).rejects.toMatchObject({ code: "service_unavailable" });
    };
    await program.end();
    program.compose();
    // It's put together again, as another version.
    await until(() => program.isReady(2));
    expect(isLost).toBe(true);
    await program.expectWhole(2);
    for (const { fileKey } of await program.pieces())
      expect(await storageProvider().stat(fileKey ?? "")).toBeDefined();
  });

  it("has a card and a note where what a lost piece was made of is gone too", async () => {
    await program.end();
    program.compose();
    await until(() => program.isReady(1));
    const [first] = await program.entries(1, "picture-720");
    const where = { recordingId: program.recordingId, key: first?.pieceKey ?? "" };
    const { fileKey } = await db().programPiece.findFirstOrThrow({ where });
    program.before = ({ key }) => {
      if (key === first?.pieceKey) throw new StorageError("missing", "It is gone.");
    };
    await storageProvider().delete(fileKey ?? "");
    await expect(play(1)).rejects.toMatchObject({ code: "service_unavailable" });
    await until(async () => (await db().programPiece.count({ where: { ...where, attempts: 1 } })) === 1);
    await db().programPiece.updateMany({ where, data: { attempts: 2, retryAt: new Date() } });
    await until(() => program.isReady(2));
    await program.expectWhole(2);
    expect((await program.entries(2, "picture-720")).map(({ isStandIn }) => isStandIn)).toEqual([
      ...[true, false, false],
    ]);
    expect(await program.recording()).toMatchObject({
      notes: [{ code: "piece_failed", session_id: "ses-1", from_ms: 0, to_ms: 4_000 }],
    });
  });

  it("has nothing of someone who is erased, and makes only what they were in", async () => {
    program.played = new Player().play(withAna).finish(20_000);
    await db().recordingTrack.create({
      data: { id: newId("trk"), recordingId: program.recordingId, personId: ANA_ID, kind: "camera" },
    });
    await program.end();
    const run = program.compose();
    await until(() => program.isReady(1));
    run.abort.abort();
    await run.over.catch(() => undefined);
    const hers = (await program.pieces()).filter(({ people }) => people.includes(ANA_ID));
    expect(hers.length).toBeGreaterThan(2);
    const count = program.made.length;
    const key = await program.show.workspace.key("test", ["content:write"]);
    const path = `/v1/events/${program.show.slug}/recordings/${program.recordingId}?confirm=true&person_id=${ANA_ID}`;
    const { status, json, text } = await api("DELETE", path, { key });
    expect(status, text).toBe(200);
    expect(json.data).toMatchObject({
      deleted: "person",
      files: hers.length,
      size_bytes: hers.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    });
    expect((await program.pieces()).filter(({ people }) => people.includes(ANA_ID))).toEqual([]);
    expect(await program.recording()).toMatchObject({
      state: "processing",
      programVersion: null,
      composedMs: 0,
      version: 2,
    });
    expect(await db().programEntry.count({ where: { recordingId: program.recordingId } })).toBe(0);
    await sweepFiles();
    for (const { fileKey } of hers) expect(await storageProvider().stat(fileKey ?? "")).toBeUndefined();
    // As if she hadn't been there.
    program.played = new Player().play([GRID]).finish(25_000);
    program.compose();
    await until(() => program.isReady(2));
    await program.expectWhole(2);
    expect(program.made.length - count).toBeLessThanOrEqual(hers.length);
    expect(program.made.slice(count).every(({ mediaMs }) => mediaMs >= 4_000)).toBe(true);
  });

  it("isn't written to after it was deleted, and nothing of it is left in storage", async () => {
    await program.end();
    const run = program.compose();
    program.before = async () => {
      if (program.made.length !== 2) return;
      const key = await program.show.workspace.key("test", ["content:write"]);
      const path = `/v1/events/${program.show.slug}/recordings/${program.recordingId}?confirm=true`;
      const { status, text } = await api("DELETE", path, { key });
      expect(status, text).toBe(200);
      program.before = () => undefined;
    };
    await run.over;
    expect([
      await program.pieces(),
      await db().programHeader.count({ where: { recordingId: program.recordingId } }),
    ]).toEqual([[], 0]);
    await sweepFiles();
    expect([
      await program.usedBytes(),
      await db().storedFile.count({ where: { workspaceId: program.show.workspace.workspaceId } }),
    ]).toEqual([0, 0]);
  });

  it("goes on with the pieces of the first session when the show is resumed", async () => {
    const player = new Player().play([]);
    program.played = player.finish(10_000);
    await program.end();
    program.compose();
    await until(() => program.isReady(1));
    const count = program.made.length;
    const owner = await db().event.findUniqueOrThrow({ where: { id: program.show.eventId } });
    const session = await db().showSession.create({
      data: {
        id: newId("ses"),
        eventId: program.show.eventId,
        startedAt: new Date(),
        mediaStartedAt: new Date(),
      },
    });
    program.played = new Player().play([{ after: 10_000, resume: true }]).soFar(9_000);
    expect(await openRecording({ ...owner, eventId: program.show.eventId }, session)).toBe(
      program.recordingId,
    );
    await until(async () => (await program.recording()).composedMs > 13_000);
    expect(await program.recording()).toMatchObject({
      state: "live",
      version: 2,
      programVersion: 2,
      durationMs: null,
    });
    program.played = new Player().play([{ after: 10_000, resume: true }]).finish(9_000);
    await program.end();
    await until(() => program.isReady(2));
    await program.expectWhole(2);
    expect(program.made.slice(count).every(({ sessionId }) => sessionId === "ses-2")).toBe(true);
    expect(await program.events("recording.ready")).toHaveLength(2);
  });
});
