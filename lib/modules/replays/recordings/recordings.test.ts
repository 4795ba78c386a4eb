import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepFiles } from "@/lib/modules/files/files";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { Scope } from "@/lib/platform/security/principal";
import { storageProvider } from "@/lib/providers/storage";
import { cutterOf } from "@/lib/room/recording/containers/recorder-format";
import { api } from "@/test/support/api";
import { startServer, type TestServer } from "@/test/support/http-server";
import { makeRecordedTrack } from "@/test/support/recordings";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { sweepRecordings } from "./deleting/sweep-recordings";
import type { RecordingWire } from "./schema";

const keyWith = (show: TestShow, ...scopes: Scope[]) => show.workspace.key("test", scopes);

const urlOf = ({ slug }: TestShow, id = "") => `/v1/events/${slug}/recordings${id && `/${id}`}`;

async function read(show: TestShow, id: string): Promise<RecordingWire> {
  const answer = await api("GET", urlOf(show, id), { key: await keyWith(show, "recordings:read") });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

async function erase(
  show: TestShow,
  id: string,
  query: Record<string, string> = { confirm: "true" },
  body?: Record<string, unknown>,
) {
  const key = await keyWith(show, "content:write");
  return api("DELETE", `${urlOf(show, id)}?${new URLSearchParams(query)}`, { key, body });
}

const usedBytes = async ({ workspace }: TestShow): Promise<number> =>
  Number((await db().storageUse.findUnique({ where: { workspaceId: workspace.workspaceId } }))?.bytes ?? 0);

/** A moment and a correction, which quote what was said. */
async function writeOf(recordingId: string): Promise<void> {
  const { workspaceId, environment, eventId } = await db().recording.findUniqueOrThrow({
    where: { id: recordingId },
  });
  const at = { createdAt: new Date(), updatedAt: new Date() };
  const place = { origin: "found", sessionId: newId("ses"), fromMs: 0, toMs: 9_000, title: "A quote" };
  const number = (await db().clipSegment.count({ where: { workspaceId } })) + 1;
  await db().clipSegment.create({
    data: { workspaceId, environment, eventId, recordingId, number, ...place, ...at },
  });
  const words = { text: "A quote", personId: "p", name: "Ana", saidBy: "p" };
  const author = { authorType: "user", authorName: "Host", createdAt: new Date() };
  await db().transcriptCorrection.create({
    data: { recordingId, segmentId: "s", version: 1, ...words, ...author },
  });
}

const writtenOf = (recordingId: string): Promise<number[]> =>
  Promise.all([
    db().clipSegment.count({ where: { recordingId } }),
    db().transcriptCorrection.count({ where: { recordingId } }),
  ]);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

describe("reading recordings", () => {
  it("lists tracks with their parts, on both prefixes", async () => {
    const show = await makeShow();
    const made = await makeRecordedTrack(show.eventId);
    for (const prefix of ["/v1", "/api/v1"]) {
      const answer = await api("GET", urlOf(show).replace("/v1", prefix), {
        key: await keyWith(show, "recordings:read"),
      });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.json.data).toEqual([
        expect.objectContaining({
          id: made.recordingId,
          state: "processing",
          size_bytes: 17,
          tracks: [
            expect.objectContaining({
              id: made.trackId,
              kind: "microphone",
              parts: [
                expect.objectContaining({
                  id: made.partId,
                  starts_at_sec: 0,
                  ends_at_sec: 2,
                  size_bytes: 17,
                }),
              ],
            }),
          ],
        }),
      ]);
    }
  });

  it("says what was measured of a part, once it was", async () => {
    const show = await makeShow();
    const { recordingId, partId } = await makeRecordedTrack(show.eventId);
    const qualityNow = async () => (await read(show, recordingId)).tracks[0]?.parts[0]?.quality;
    const write = (quality: object) => db().trackPart.update({ where: { id: partId }, data: { quality } });
    await write({ upload: { left_bytes: 3 } });
    expect(await qualityNow()).toBeNull();
    await write({ lost_packets: 12, frame_rate: null, clock_drift_ms: -3.5, aligned: true });
    const measured = { lost_packets: 12, frame_rate: null, clock_drift_ms: -3.5, is_media: true };
    expect(await qualityNow()).toEqual(measured);
    await write({ upload: { left_bytes: 0 }, sample_rate: 48_000 });
    expect(await qualityNow()).toMatchObject({ lost_packets: null, frame_rate: null, is_media: true });
    await write({ failure: "not_media" });
    expect(await qualityNow()).toMatchObject({ lost_packets: null, is_media: false });
  });

  it("counts times on the recording's timeline, without the break between two sessions", async () => {
    const show = await makeShow();
    const { recordingId, trackId } = await makeRecordedTrack(show.eventId);
    const first = await db().showSession.findFirstOrThrow({ where: { recordingId } });
    const mediaStartedAt = new Date((first.endedAt as Date).getTime() + 5 * 60_000);
    const endedAt = new Date(mediaStartedAt.getTime() + 30_000);
    const sessionId = newId("ses");
    await db().showSession.create({
      data: {
        id: sessionId,
        eventId: show.eventId,
        recordingId,
        startedAt: mediaStartedAt,
        mediaStartedAt,
        endedAt,
      },
    });
    await db().trackPart.create({
      data: {
        id: newId("prt"),
        trackId,
        copy: "browser",
        sessionId,
        source: "tab",
        startsAtMs: 1_500,
        endsAtMs: 20_000,
        gaps: [[3_000, 6_000]],
        contentType: "audio/mp4",
        codec: "opus",
      },
    });
    const recording = await read(show, recordingId);
    expect(recording.duration_sec).toBeCloseTo(90, 1);
    expect(recording.tracks[0]?.parts[1]).toMatchObject({
      starts_at_sec: 61.5,
      ends_at_sec: 80,
      gaps: [{ from_sec: 63, to_sec: 66 }],
      url: null,
    });
  });

  it("says what each person last answered about being recorded", async () => {
    const show = await makeShow();
    const { recordingId } = await makeRecordedTrack(show.eventId, { personId: "guest-gst_ada" });
    const answered = async () => (await read(show, recordingId)).tracks[0]?.consent;
    expect(await answered()).toBe("unasked");
    for (const [agrees, consent] of [
      [true, "given"],
      [false, "refused"],
    ] as const) {
      await db().recordingAnswer.create({
        data: {
          ...{ id: newId("ans"), eventId: show.eventId, personId: "guest-gst_ada", agrees },
          ...{ textVersion: 1, answeredAt: new Date() },
        },
      });
      expect(await answered()).toBe(consent);
    }
    await makeRecordedTrack(show.eventId, { recordingId, personId: "announcer", kind: "announcer" });
    const { tracks } = await read(show, recordingId);
    expect(tracks.find(({ kind }) => kind === "announcer")?.consent).toBe("given");
  });

  it("names people as the show did", async () => {
    const show = await makeShow();
    const { recordingId } = await makeRecordedTrack(show.eventId, { personId: "host-ada" });
    expect((await read(show, recordingId)).tracks[0]?.name).toBeNull();
    await db().shownName.create({
      data: { eventId: show.eventId, personId: "host-ada", name: "Ada", title: "" },
    });
    expect((await read(show, recordingId)).tracks[0]?.name).toBe("Ada");
  });

  it("is not found in another workspace or under another show", async () => {
    const show = await makeShow();
    const { recordingId } = await makeRecordedTrack(show.eventId);
    const other = await makeShow();
    const foreign = await keyWith(other, "recordings:read");
    expect((await api("GET", urlOf(show, recordingId), { key: foreign })).status).toBe(404);
    expect((await api("GET", urlOf(other, recordingId), { key: foreign })).status).toBe(404);
  });
});

describe("a part's download link", () => {
  async function linkOf(show: TestShow, recordingId: string): Promise<string> {
    const url = (await read(show, recordingId)).tracks[0]?.parts[0]?.url ?? "";
    const { pathname, search } = new URL(url);
    return `${server.url}${pathname}${search}`;
  }

  it("puts the chunks together, and serves ranges across them", async () => {
    const show = await makeShow();
    const { recordingId } = await makeRecordedTrack(show.eventId);
    const url = await linkOf(show, recordingId);
    const whole = await fetch(url);
    expect(whole.headers.get("content-disposition")).toContain(`${show.slug}-microphone-`);
    expect(await whole.text()).toBe("headerfirstsecond");
    for (const [range, text] of [
      ["bytes=4-7", "erfi"],
      ["bytes=6-10", "first"],
      ["bytes=-3", "ond"],
      ["bytes=5-12", "rfirstse"],
    ] as const) {
      const part = await fetch(url, { headers: { Range: range } });
      expect([part.status, await part.text()]).toEqual([206, text]);
    }
  });

  it("leaves out what isn't stored, and is null without the header", async () => {
    const show = await makeShow();
    const { recordingId, partId } = await makeRecordedTrack(show.eventId);
    const url = await linkOf(show, recordingId);
    await db().trackChunk.update({
      where: { partId_number: { partId, number: 1 } },
      data: { state: "awaited" },
    });
    expect(await (await fetch(url)).text()).toBe("headersecond");
    expect((await read(show, recordingId)).tracks[0]?.parts[0]).toMatchObject({ awaited_bytes: 5 });
    await db().trackChunk.update({
      where: { partId_number: { partId, number: 0 } },
      data: { state: "awaited" },
    });
    expect((await fetch(url)).status).toBe(404);
    expect((await read(show, recordingId)).tracks[0]?.parts[0]?.url).toBeNull();
  });

  it("keeps the length of a gap in a browser's copy, whose recorder didn't count it", async () => {
    const show = await makeShow();
    const cutter = cutterOf("audio/mp4");
    const media = cutter.push(await readFile("test/recorded/mic.mp4")).map(({ bytes }) => Buffer.from(bytes));
    const chunks = [Buffer.from(cutter.header ?? []), ...media];
    const { recordingId, partId } = await makeRecordedTrack(show.eventId, { chunks });
    await db().trackPart.update({ where: { id: partId }, data: { copy: "browser", gaps: [[2_000, 9_000]] } });
    await db().trackChunk.updateMany({
      where: { partId, number: { gt: 2 } },
      data: { startMs: { increment: 7_000 }, endMs: { increment: 7_000 } },
    });
    const url = await linkOf(show, recordingId);
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(whole.length).toBe(chunks.reduce((sum, { length }) => sum + length, 0));
    const path = join(await mkdtemp(join(tmpdir(), "gap-")), "part.m4a");
    await writeFile(path, whole);
    const args = ["-v", "error", "-show_entries", "packet=pts_time", "-of", "csv=p=0", path];
    const { stdout } = await promisify(execFile)("ffprobe", args);
    const seconds = stdout.trim().split("\n").map(Number.parseFloat);
    const jumps = seconds.filter((at, index) => at - (seconds[index - 1] ?? at) > 1);
    expect(jumps).toEqual([expect.closeTo(9, 1)]);
    const from = whole.length - 5_000;
    const part = await fetch(url, { headers: { Range: `bytes=${from}-` } });
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(from))).toBe(true);
  });

  it("ends with the deletion of the track", async () => {
    const show = await makeShow();
    const { recordingId, trackId } = await makeRecordedTrack(show.eventId);
    const url = await linkOf(show, recordingId);
    expect((await erase(show, recordingId, { confirm: "true", track_id: trackId })).status).toBe(200);
    expect((await fetch(url)).status).toBe(404);
  });
});

describe("deleting", () => {
  it("removes one person's tracks and frees their storage, and keeps the others", async () => {
    const show = await makeShow();
    const ada = await makeRecordedTrack(show.eventId, { personId: "host-ada" });
    const bob = await makeRecordedTrack(show.eventId, {
      personId: "guest-bob",
      recordingId: ada.recordingId,
    });
    const before = await usedBytes(show);
    const answer = await erase(show, ada.recordingId, { confirm: "true", person_id: "host-ada" });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data).toEqual({
      recording_id: ada.recordingId,
      deleted: "person",
      tracks: [ada.trackId],
      edits: [],
      clips: [],
      ...{ content: [], transcript_lines: 0, segments: 0, calls: [] },
      distribution: { withdrawn: [], left: [] },
      files: 3,
      size_bytes: 17,
    });
    const { tracks, version } = await read(show, ada.recordingId);
    expect(tracks.map(({ id, erased, parts }) => [id, erased, parts.length])).toEqual([
      [ada.trackId, true, 0],
      [bob.trackId, false, 1],
    ]);
    expect(version).toBe(2);
    await sweepFiles();
    expect(await usedBytes(show)).toBe(before - 17);
    const keyOf = (part: string, number: number) => `${show.workspace.workspaceId}/test/${part}/${number}`;
    expect(await storageProvider().stat(keyOf(ada.partId, 1))).toBeUndefined();
    expect(await storageProvider().stat(keyOf(bob.partId, 1))).toBeDefined();
  });

  it("removes a whole recording once the show is over", async () => {
    const show = await makeShow();
    const { recordingId } = await makeRecordedTrack(show.eventId);
    await db().recording.update({ where: { id: recordingId }, data: { state: "live" } });
    const early = await erase(show, recordingId);
    expect([early.status, early.json.error.fields]).toEqual([409, { status: "live" }]);
    await db().recording.update({ where: { id: recordingId }, data: { state: "ready" } });
    expect((await erase(show, recordingId)).json.data).toMatchObject({ deleted: "recording", files: 3 });
    const key = await keyWith(show, "recordings:read");
    expect((await api("GET", urlOf(show, recordingId), { key })).status).toBe(404);
    expect((await api("GET", urlOf(show), { key })).json.data).toEqual([]);
    expect((await erase(show, recordingId)).status).toBe(404);
  });

  it.each([
    [{}, { confirm: "required" }],
    [{ confirm: "false" }, { confirm: "required" }],
    [{ confirm: "true", person_id: "nobody" }, { person_id: "not_found" }],
    [{ confirm: "true", track_id: "trk_none" }, { track_id: "not_found" }],
    [{ confirm: "true", track_id: "trk_none", person_id: "x" }, { track_id: "not_allowed" }],
  ])("refuses %j", async (query, fields) => {
    const show = await makeShow();
    const { recordingId } = await makeRecordedTrack(show.eventId);
    const answer = await erase(show, recordingId, query as Record<string, string>);
    expect([answer.status, answer.json.error.fields]).toEqual([400, fields]);
    expect((await read(show, recordingId)).tracks[0]?.parts).toHaveLength(1);
  });

  it("previews what it would delete, and deletes nothing", async () => {
    const show = await makeShow();
    const { recordingId } = await makeRecordedTrack(show.eventId);
    const answer = await erase(show, recordingId, { confirm: "true" }, { dry_run: true });
    expect(answer.json.data).toMatchObject({ files: 3, size_bytes: 17 });
    expect((await read(show, recordingId)).tracks[0]?.parts).toHaveLength(1);
  });

  it("happens automatically when the time to keep it is over", async () => {
    const show = await makeShow();
    const due = await makeRecordedTrack(show.eventId);
    const kept = await makeRecordedTrack(show.eventId);
    await writeOf(due.recordingId);
    await writeOf(kept.recordingId);
    const keepUntil = (ms: number) => ({ keepUntil: new Date(Date.now() + ms) });
    await db().recording.update({ where: { id: due.recordingId }, data: keepUntil(-1_000) });
    await db().recording.update({ where: { id: kept.recordingId }, data: keepUntil(60_000) });
    await sweepRecordings();
    const answer = await api("GET", urlOf(show), { key: await keyWith(show, "recordings:read") });
    expect((answer.json.data as RecordingWire[]).map(({ id }) => id)).toEqual([kept.recordingId]);
    expect(await db().trackChunk.count({ where: { partId: due.partId } })).toBe(0);
    expect(await writtenOf(due.recordingId)).toEqual([0, 0]);
    expect(await writtenOf(kept.recordingId)).toEqual([1, 1]);
  });

  it("is not undone by deleting the show's rows: their bytes are swept, too", async () => {
    const show = await makeShow();
    await putOnAir(show.slug);
    const { partId } = await makeRecordedTrack(show.eventId);
    await db().event.delete({ where: { id: show.eventId } });
    await sweepFiles();
    expect(await storageProvider().stat(`${show.workspace.workspaceId}/test/${partId}/0`)).toBeUndefined();
  });
});
