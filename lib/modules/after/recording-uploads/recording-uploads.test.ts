import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepFiles } from "@/lib/modules/files/files";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db, sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { storageProvider } from "@/lib/providers/storage";
import { api } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { startServer, type TestServer } from "@/test/support/http-server";
import { endlessPicture, hugePicture, soundFile } from "@/test/support/recording-files";
import { recordingUploadCalls } from "@/test/support/recording-upload-calls";
import { refuseWrites } from "@/test/support/refuse-writes";
import { makeShow, type TestShow } from "@/test/support/show";
import { expectLogged } from "@/test/support/test-log";
import { until } from "@/test/support/until";
import { videoOf } from "@/test/support/videos";
import { waitingStatements } from "@/test/support/waiting-statements";
import { whileOpen } from "@/test/support/while-open";
import { convertUpload } from "./conversion/convert-upload";
import { MAX_RECORDING_BYTES, partBytesOf } from "./schema";
import { sweepRecordingUploads } from "./sweep-recording-uploads";

checkEmitted("recording.failed");

const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;
const MIB = 1024 * 1024;

let server: TestServer;
let show: TestShow;
let uploads: ReturnType<typeof recordingUploadCalls>;

beforeAll(async () => {
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(() => server.stop());

beforeEach(async () => {
  show = await makeShow();
  uploads = recordingUploadCalls(show.key, show.slug);
});

const signal = new AbortController().signal;
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const usedBytes = async () =>
  Number(
    (await db().storageUse.findUnique({ where: { workspaceId: show.workspace.workspaceId } }))?.bytes ?? 0,
  );
async function failed(id: string): Promise<string[]> {
  const { workspaceId } = show.workspace;
  const all = await db().webhookEvent.findMany({ where: { type: "recording.failed", workspaceId } });
  return all.map(({ body }) => body).filter((body) => body.includes(id));
}

async function converted(bytes: Buffer, type = "video/mp4", said: object = {}) {
  const id = await uploads.upload(bytes, { content_type: type }, said);
  await convertUpload(id, signal);
  return { id, recording: await uploads.get(id) };
}

describe("an upload of a recording", () => {
  it("is sent in parts, in any order, and tells which have arrived", async () => {
    const bytes = Buffer.alloc(8 * MIB + 5, 7);
    const { json, status } = await uploads.open(bytes.length, { started_at: "2026-05-04T18:00:00Z" });
    expect(status).toBe(201);
    const { recording_id: id, parts } = json.data;
    expect(parts.map((part: { size_bytes: number }) => part.size_bytes)).toEqual([8 * MIB, 5]);
    expect(json.data).toMatchObject({
      ...{ state: "awaiting_upload", received_bytes: 0, upload: { failure: null } },
    });
    expect((await uploads.send(parts[1], bytes.subarray(8 * MIB))).status).toBe(200);
    const again = await uploads.open(bytes.length, { recording_id: id });
    expect(again.json.data).toMatchObject({ recording_id: id, received_bytes: 5 });
    expect(again.json.data.parts).toMatchObject([
      { number: 1, received: false, url: expect.stringContaining(`/${id}/1?`) },
      { number: 2, received: true, url: null },
    ]);
    const early = await uploads.complete(id);
    expect([early.status, early.json.error.fields]).toEqual([409, { status: "awaiting_upload" }]);
    expect(early.json.error.message).toContain("1 of 2 parts haven't arrived: 1.");
    expect((await uploads.send(parts[0], bytes.subarray(0, 8 * MIB))).status).toBe(200);
    const done = await uploads.complete(id);
    expect([done.status, done.json.data.state, done.json.data.parts]).toEqual([202, "converting", []]);
    expect((await uploads.complete(id)).json.error.fields).toEqual({ status: "converting" });
    expect(await uploads.get(id)).toMatchObject({
      ...{ source: "upload", state: "converting", started_at: "2026-05-04T18:00:00.000Z", program: null },
      upload: { name: "Panel.mp4", size_bytes: bytes.length, progress: 0 },
      size_bytes: bytes.length,
    });
    expect(await usedBytes()).toBe(bytes.length);
  });

  it("takes each part once, of its own size, while it's open", async () => {
    const bytes = Buffer.from("0123456789");
    const first = (await uploads.open(10)).json.data;
    const second = (await uploads.open(20)).json.data;
    const [part] = first.parts;
    expect((await uploads.send(part, Buffer.alloc(11))).status).toBe(400);
    expect((await uploads.send(part, Buffer.alloc(9))).status).toBe(400);
    expect((await uploads.send(part, bytes, "video/webm")).status).toBe(415);
    // The signature is of this part, of this upload.
    const other = { url: part.url.replace(first.recording_id, second.recording_id) };
    expect((await uploads.send(other, bytes)).status).toBe(404);
    expect((await uploads.send({ url: part.url.replace("/1?", "/2?") }, bytes)).status).toBe(404);
    expect((await uploads.send(part, bytes)).status).toBe(200);
    const twice = await uploads.send(part, bytes);
    expect([twice.status, (await twice.json()).error.fields]).toEqual([409, { status: "uploaded" }]);
    expect((await uploads.complete(first.recording_id)).status).toBe(202);
    expect((await uploads.send(part, bytes)).status).toBe(410);
  });

  it("is refused if it's too large, of another type, another file, or one too many", async () => {
    const fieldsOf = async (...given: Parameters<typeof uploads.open>) =>
      (await uploads.open(...given)).json.error.fields;
    expect(await fieldsOf(MAX_RECORDING_BYTES + 1)).toEqual({ size_bytes: "too_large" });
    expect(await fieldsOf(0)).toEqual({ size_bytes: "too_small" });
    expect(await fieldsOf(5, { content_type: "application/x-mpegurl" })).toHaveProperty("content_type");
    const { recording_id } = (await uploads.open(10)).json.data;
    expect(await fieldsOf(11, { recording_id })).toEqual({ size_bytes: "invalid" });
    expect(await fieldsOf(10, { recording_id, content_type: "audio/wav" })).toEqual({
      content_type: "invalid",
    });
    expect(await fieldsOf(10, { recording_id: "rec_none" })).toEqual({ recording_id: "not_found" });
    const other = await makeShow();
    const theirs = recordingUploadCalls(other.key, other.slug);
    expect((await theirs.open(10, { recording_id })).json.error.fields).toEqual({
      recording_id: "not_found",
    });
    for (let more = 1; more < 5; more += 1) await uploads.open(10);
    expect((await uploads.open(10)).json.error.code).toBe("slot_limit_reached");
  });

  it("has at most 160 parts of at most 64 MiB", () => {
    for (const bytes of [1, 8 * MIB, 1_280 * MIB, 1_280 * MIB + 1, 5_120 * MIB + 1, MAX_RECORDING_BYTES]) {
      const part = partBytesOf(bytes);
      expect(part).toBeLessThanOrEqual(64 * MIB);
      expect(Math.ceil(bytes / part)).toBeLessThanOrEqual(160);
    }
  });

  it("is given up after a week, and its bytes are removed", async () => {
    const { recording_id: id, parts } = (await uploads.open(3)).json.data;
    await uploads.send(parts[0], Buffer.from("abc"));
    await sweepRecordingUploads();
    expect((await uploads.get(id)).state).toBe("awaiting_upload");
    const past = new Date(Date.now() - 1_000);
    await db().recordingUpload.update({ where: { recordingId: id }, data: { expiresAt: past } });
    await sweepRecordingUploads();
    expect(await uploads.get(id)).toMatchObject({
      state: "failed",
      upload: { failure: { code: "upload_expired" } },
    });
    await sql("", "UPDATE file SET expires_at = now() WHERE purpose = 'recording.chunk'", []);
    await sweepFiles();
    const { workspaceId } = show.workspace;
    expect(await storageProvider().stat(`${workspaceId}/test/${id}/1`)).toBeUndefined();
    expect(await usedBytes()).toBe(0);
  });

  it.each([
    ["completed", "converting", (id: string) => uploads.complete(id)],
    ["continued", "awaiting_upload", (id: string) => uploads.open(3, { recording_id: id })],
  ])("keeps its bytes if it's %s in the moment in which it expires", async (_, state, change) => {
    const { recording_id: id, parts } = (await uploads.open(3)).json.data;
    await uploads.send(parts[0], Buffer.from("abc"));
    const expiresAt = new Date(Date.now() - 1_000);
    await db().recordingUpload.update({ where: { recordingId: id }, data: { expiresAt } });
    // The change waits first, then the sweep for the change.
    let changed: ReturnType<typeof change> | undefined;
    await whileOpen(
      () => sql("", "SELECT 1 FROM recording WHERE id = $1 FOR UPDATE", [id]),
      async () => {
        changed = change(id);
        await until(async () => (await waitingStatements()).length === 1);
        await sweepRecordingUploads();
      },
      2,
    );
    expect((await changed)?.status).toBeLessThan(300);
    expect(await uploads.get(id)).toMatchObject({ state, upload: { failure: null } });
    expect(await db().recordingUploadPart.count({ where: { recordingId: id } })).toBe(1);
    expect(await failed(id)).toHaveLength(0);
  });

  it("is given up although another one can't be, and a lost conversion is requested", async () => {
    const [first, second] = [await uploads.open(3), await uploads.open(3)].map(
      ({ json }): string => json.data.recording_id,
    );
    for (const [index, recordingId] of [first, second].entries())
      await db().recordingUpload.update({
        where: { recordingId },
        data: { expiresAt: new Date(1_000 + index) },
      });
    const lost = await uploads.upload(Buffer.from("abc"));
    await db().wantedWork.deleteMany({ where: { subject: lost } });
    await refuseWrites("recording", first ?? "");
    expectLogged(/"sweep":"recording uploads","msg":"a sweep failed"/);
    await sweepRecordingUploads();
    const states = [await uploads.get(first ?? ""), await uploads.get(second ?? "")];
    expect(states.map(({ state }) => state)).toEqual(["awaiting_upload", "failed"]);
    expect(await db().wantedWork.count({ where: { subject: lost } })).toBe(1);
  });

  it("can be deleted before it's complete", async () => {
    const { recording_id: id, parts } = (await uploads.open(3)).json.data;
    const gone = await api("DELETE", `${uploads.path}/${id}?confirm=true`, { key: show.key });
    expect([gone.status, gone.json.data.deleted]).toEqual([200, "recording"]);
    expect((await uploads.send(parts[0], Buffer.from("abc"))).status).toBe(410);
    expect((await uploads.complete(id)).status).toBe(404);
    expect((await uploads.open(3, { recording_id: id })).json.error.fields).toEqual({
      recording_id: "not_found",
    });
  });
});

describe.skipIf(!works)("a converted recording", () => {
  it.each([
    ["video/mp4", () => videoOf({ seconds: 3 })],
    ["video/quicktime", () => videoOf({ seconds: 3, format: "mov" })],
    ["video/webm", () => videoOf({ seconds: 3, format: "webm" })],
    ["audio/mpeg", () => soundFile("audio/mpeg", { seconds: 3 })],
    ["audio/wav", () => soundFile("audio/wav", { seconds: 3 })],
  ])("is made of %s, and of nothing else", async (type, made) => {
    const bytes = await made();
    const { id, recording } = await converted(bytes, type, { sha256: sha256(bytes).toUpperCase() });
    expect(recording).toMatchObject({ state: "processing", upload: { progress: 100, failure: null } });
    expect(recording.duration_sec).toBeGreaterThan(2.8);
    expect(recording.duration_sec).toBeLessThan(3.3);
    const upload = await db().recordingUpload.findUniqueOrThrow({ where: { recordingId: id } });
    expect(upload).toMatchObject({ hasSound: true, hasPicture: type.startsWith("video/") });
    expect(await db().recordingUploadPart.count({ where: { recordingId: id } })).toBe(0);
    const file = await db().storedFile.findUniqueOrThrow({ where: { id: upload.fileId ?? "" } });
    // The parts are gone, and what was made of them counts.
    await until(async () => {
      await sql("", "UPDATE file SET expires_at = now() WHERE purpose = 'recording.chunk'", []);
      await sweepFiles();
      return (await usedBytes()) === Number(file.sizeBytes);
    });
    expect(recording.size_bytes).toBeGreaterThanOrEqual(Number(file.sizeBytes));
    expect(await failed(id)).toHaveLength(0);
  });

  it("may have no sound", async () => {
    const { id } = await converted(await videoOf({ seconds: 1, sound: false }));
    const upload = await db().recordingUpload.findUniqueOrThrow({ where: { recordingId: id } });
    expect(upload).toMatchObject({ hasSound: false, hasPicture: true });
  });

  it.each([
    ["half of an MP4", "damaged", "video/mp4", async () => half(await videoOf({ seconds: 10 }))],
    [
      "half of a WAV",
      "cut_off",
      "audio/wav",
      async () => half(await soundFile("audio/wav", { seconds: 20 })),
    ],
    ["text", "unsupported", "video/mp4", async () => Buffer.from("Dear diary, nothing was recorded.")],
    ["a playlist", "unsupported", "video/mp4", async () => PLAYLIST],
    ["a playlist behind a header", "damaged", "video/mp4", async () => Buffer.concat([FTYP, PLAYLIST])],
    ["a WebM that calls itself MP4", "unsupported", "video/mp4", () => videoOf({ format: "webm" })],
    [
      "a picture of 12 × 12 thousand",
      "picture_too_large",
      "video/quicktime",
      () => hugePicture("12000x12000"),
    ],
    ["two pictures for ten hours", "too_long", "video/mp4", () => endlessPicture(36_000)],
  ])("isn't made of %s (%s)", async (_, failure, type, made) => {
    const { id, recording } = await converted(await made(), type);
    expect(recording).toMatchObject({
      state: "failed",
      program: null,
      upload: { failure: { code: failure } },
    });
    expect(recording.upload.failure.mend).not.toBe("");
    expect(await failed(id)).toHaveLength(1);
    expect(await db().recordingUploadPart.count({ where: { recordingId: id } })).toBe(0);
  });

  it("isn't made of a file with another digest, whenever that was said", async () => {
    const bytes = await soundFile("audio/wav", { seconds: 1 });
    const wrong = { sha256: "0".repeat(64) };
    const { recording } = await converted(bytes, "audio/wav", wrong);
    expect(recording).toMatchObject({ state: "failed", upload: { failure: { code: "wrong_digest" } } });
    const id = await uploads.upload(bytes, { content_type: "audio/wav", ...wrong });
    await convertUpload(id, signal);
    expect((await uploads.get(id)).upload.failure.code).toBe("wrong_digest");
  });

  it("is left alone once it was deleted, and given up after three tries that weren't its fault", async () => {
    const bytes = await soundFile("audio/wav", { seconds: 1 });
    const id = await uploads.upload(bytes, { content_type: "audio/wav" });
    await db().recordingUploadPart.updateMany({
      where: { recordingId: id },
      data: { key: `${show.workspace.workspaceId}/test/${id}/99` },
    });
    // A worker that is stopped hasn't tried.
    for (const _time of [1, 2]) {
      const stopped = new AbortController();
      const storage = storageProvider();
      const open = vi.spyOn(storage, "open").mockImplementationOnce(async () => {
        stopped.abort();
        throw new Error("The worker was stopped.");
      });
      await convertUpload(id, stopped.signal);
      open.mockRestore();
    }
    await expect(convertUpload(id, signal)).rejects.toThrow();
    await expect(convertUpload(id, signal)).rejects.toThrow();
    expect((await uploads.get(id)).state).toBe("converting");
    await convertUpload(id, signal);
    expect((await uploads.get(id)).upload.failure.code).toBe("converter_failed");
    const other = await uploads.upload(bytes, { content_type: "audio/wav" });
    await api("DELETE", `${uploads.path}/${other}?confirm=true`, { key: show.key });
    await convertUpload(other, signal);
    expect(await db().showSession.count({ where: { recordingId: other } })).toBe(0);
  });
});

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));
const PLAYLIST = Buffer.from(
  "#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n",
);
const FTYP = Buffer.from("\0\0\0\x18ftypisom\0\0\x02\0isomiso2", "latin1");
