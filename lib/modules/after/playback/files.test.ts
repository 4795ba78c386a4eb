import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import { sweepFiles } from "@/lib/modules/files/files";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { storageProvider } from "@/lib/providers/storage";
import { api } from "@/test/support/api";
import { AAC_FRAMES, PICTURES, playEntries } from "@/test/support/made-program";
import { canRender, readyPrograms } from "@/test/support/ready-program";
import { readRecording } from "@/test/support/recordings";
import { runDispatch } from "@/test/support/run-jobs";
import { withSettings } from "@/test/support/settings";
import type { TestShow } from "@/test/support/show";
import { signInMember } from "@/test/support/sign-in-member";
import { expectLogged } from "@/test/support/test-log";
import { joinProgram } from "./files/join-program";
import { programPart } from "./files/program-part";
import { requestJoins } from "./files/request-joins";
import { playedEntries } from "./rows/played-entries";
import { PICTURE } from "./rows/rendition";

const run = promisify(execFile);

const readyProgram = readyPrograms();
let show: TestShow;
let id: string;
let sessionId: string;
let trackId: string;
let keys: string[];

beforeEach(async () => {
  if (canRender) ({ show, id, sessionId, trackId, keys } = await readyProgram());
});

const read = () => readRecording(show, id);

const mp4 = async () => (await read()).program?.mp4;

const NO_FILE = { url: null, size_bytes: null, width: null, height: null, retry_at: null };

const jobs = () => db().job.findMany({ where: { kind: "program.join", subject: id } });

/** Queues what is due and runs it, through the real function. */
async function joinDue(): Promise<unknown[]> {
  await requestJoins();
  const ends: unknown[] = [];
  for (const { id: jobId, kind } of (await jobs()).filter(({ state }) => state === "queued")) {
    const [row] = await sql<{ handout: number }>(
      "test_handout",
      "UPDATE job SET handout = handout + 1, state = 'dispatched' WHERE id = $1 RETURNING handout",
      [jobId],
    );
    ends.push((await runDispatch({ jobId, kind, handout: row?.handout ?? 0 })).end);
  }
  return ends;
}

const usedBytes = async () =>
  Number(
    (await db().storageUse.findUnique({ where: { workspaceId: show.workspace.workspaceId } }))?.bytes ?? 0,
  );

describe.skipIf(!canRender)("a ready recording", () => {
  it("gets an MP4 as long as its playlist and a thumbnail, counted as storage", async () => {
    expect(await mp4()).toEqual({ state: "pending", ...NO_FILE });
    const before = await usedBytes();
    expect(await joinDue()).toEqual(["succeeded"]);
    const { program, size_bytes } = await read();
    const { url, size_bytes: mp4Bytes } = program?.mp4 ?? {};
    expect(program?.mp4).toMatchObject({ state: "ready", width: 160, height: 90, retry_at: null });
    const whole = await fetch(url ?? "");
    expect(whole.headers.get("content-disposition")).toContain(`attachment; filename="${show.slug}.mp4"`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.status, bytes.length]).toEqual([200, mp4Bytes]);
    const part = await fetch(url ?? "", { headers: { range: "bytes=-100" } });
    expect(part.status).toBe(206);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(-100))).toBe(true);
    expect(await lengthsOf(bytes)).toEqual([`audio,${AAC_FRAMES}`, `video,${PICTURES}`]);
    const still = await fetch(program?.thumbnail_url ?? "");
    expect(still.headers.get("content-type")).toBe("image/jpeg");
    const { default: sharp } = await import("sharp");
    const drawn = Buffer.from(await still.arrayBuffer());
    expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 1280, height: 720 });
    expect(await usedBytes()).toBe(before + bytes.length + drawn.length);
    const pieces = await db().programPiece.aggregate({
      where: { recordingId: id },
      _sum: { sizeBytes: true },
    });
    expect(size_bytes).toBe(17 + (pieces._sum.sizeBytes ?? 0) + bytes.length + drawn.length);
  });

  it("isn't joined around pieces that storage has lost, and has them made again", async () => {
    const pieces = await db().programPiece.findMany({ where: { recordingId: id } });
    const lost = pieces.filter(({ key }) => key === keys[1] || key === keys[3]);
    for (const { fileKey } of lost) await storageProvider().delete(fileKey ?? "");
    const before = await usedBytes();
    const join = () => joinProgram(id, 1, new AbortController().signal);
    await expect(join()).rejects.toThrow();
    const gone = await db().programPiece.findMany({ where: { recordingId: id, state: "failed" } });
    expect(gone.map(({ key }) => key).sort()).toEqual(lost.map(({ key }) => key).sort());
    expect(await usedBytes()).toBe(before - lost.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0));
    expect(await db().wantedWork.count({ where: { kind: "program.compose", subject: id } })).toBe(1);
    await expect(join()).rejects.toMatchObject({ failure: "incomplete" });
    expect(await mp4()).toMatchObject({ state: "pending" });
  });

  it("gets one job per version, and another file for the next version", async () => {
    await joinDue();
    await requestJoins();
    expect(await jobs()).toHaveLength(1);
    const first = await db().recording.findUniqueOrThrow({ where: { id } });
    const old = (await mp4())?.url ?? "";
    // Half as long.
    const at = { frames: 100, place: 0, mediaMs: 2_000, number: 0 };
    await playEntries({ id, sessionId }, 2, [
      { rendition: "picture-720", pieceKey: keys[0] ?? "", ...at },
      { rendition: "sound", pieceKey: keys[3] ?? "", ...at, frames: 156 },
    ]);
    await db().recording.update({ where: { id }, data: { version: 2, programVersion: 2 } });
    expect(await mp4()).toMatchObject({ state: "pending", url: null });
    expect((await fetch(old)).status).toBe(404);
    expect(await joinDue()).toEqual(["succeeded"]);
    expect(await lengthsOf(Buffer.from(await (await fetch(old)).arrayBuffer()))).toEqual([
      "audio,156",
      "video,100",
    ]);
    const { mp4FileId, thumbnailFileId } = await db().recording.findUniqueOrThrow({ where: { id } });
    const referred = await db().fileReference.findMany({
      where: { subjectType: "recording", subjectId: id },
    });
    expect(referred.map(({ fileId }) => fileId).sort()).toEqual([mp4FileId, thumbnailFileId].sort());
    const file = await db().storedFile.findUnique({ where: { id: first.mp4FileId ?? "" } });
    expect(file?.expiresAt).not.toBeNull();
  });

  it("has its MP4 and a thumbnail of the show with an intro and an outro, which have no session", async () => {
    const [first = "", second = ""] = keys;
    const [sound = ""] = keys.slice(3);
    const show = { sessionId, mediaMs: 2_000 };
    const intro = { sessionId: "intro vid_1", mediaMs: 0 };
    const outro = { sessionId: "outro vid_1", mediaMs: 0 };
    const data = [
      { rendition: "picture-720", number: 0, pieceKey: first, place: 0, frames: 100, ...intro },
      { rendition: "picture-720", number: 1, pieceKey: second, place: 100, frames: 55, ...show },
      { rendition: "picture-720", number: 2, pieceKey: first, place: 155, frames: 100, ...outro },
      { rendition: "sound", number: 0, pieceKey: sound, place: 0, frames: 156, ...intro },
      { rendition: "sound", number: 1, pieceKey: sound, place: 156, frames: 86, ...show },
      { rendition: "sound", number: 2, pieceKey: sound, place: 242, frames: 156, ...outro },
    ];
    await db().programEntry.createMany({
      data: data.map((entry) => ({ recordingId: id, version: 2, ...entry })),
    });
    await db().recording.update({ where: { id }, data: { version: 2, programVersion: 2 } });
    expect(await joinDue()).toEqual(["succeeded"]);
    const { program } = await read();
    expect(program?.mp4).toMatchObject({ state: "ready" });
    expect((await fetch(program?.thumbnail_url ?? "")).status).toBe(200);
    const { entries, hasHole } = await playedEntries(id, 2, PICTURE);
    expect([hasHole, entries.map(({ at }) => at !== null)]).toEqual([false, [false, true, false]]);
    expect((await fetch(new URL("picture-720.m3u8", program?.playlist_url ?? ""))).status).toBe(200);
  });

  it("makes nothing of a version that isn't played any more", async () => {
    await joinProgram(id, 7, new AbortController().signal);
    expect(await db().recording.findUnique({ where: { id } })).toMatchObject({ mp4State: "pending" });
    await db().recording.update({ where: { id }, data: { state: "processing" } });
    await requestJoins();
    await db().recording.update({ where: { id }, data: { state: "ready", version: 2 } });
    await requestJoins();
    expect(await jobs()).toEqual([]);
  });

  it("can still be played if its MP4 can't be made", async () => {
    const [piece] = await db().programPiece.findMany({ where: { recordingId: id, key: keys[1] ?? "" } });
    await storageProvider().delete(piece?.fileKey ?? "");
    expectLogged(/job failed/);
    await requestJoins();
    await db().job.updateMany({ where: { subject: id }, data: { maxAttempts: 1 } });
    expect(await joinDue()).toEqual(["failed"]);
    expect(await mp4()).toEqual({ state: "failed", ...NO_FILE, retry_at: expect.any(String) });
    await requestJoins();
    expect(await jobs()).toHaveLength(1);
    expect((await fetch((await read()).program?.playlist_url ?? "")).status).toBe(200);
  });

  it("has no MP4 if it doesn't fit into the workspace's storage", async () => {
    expectLogged(/job failed/);
    await db().workspace.update({ where: { id: show.workspace.workspaceId }, data: { plan: "free" } });
    await withSettings({ STORAGE_MB_FREE: 0 }, async () => {
      expect(await joinDue()).toEqual(["failed"]);
    });
    expect(await mp4()).toMatchObject({ state: "failed" });
    expect(
      await db().storedFile.count({ where: { purpose: "recording.mp4", name: `${show.slug}.mp4` } }),
    ).toBe(0);
  });
});

describe.skipIf(!canRender)("an MP4 that couldn't be made", () => {
  const fail = async () => {
    await requestJoins();
    await db().job.updateMany({ where: { subject: id, state: "queued" }, data: { maxAttempts: 1 } });
    return joinDue();
  };
  const hide = () =>
    db().programPiece.update({ where: { recordingId_key: second() }, data: { fileKey: "nowhere" } });
  const second = () => ({ recordingId: id, key: keys[1] ?? "" });
  const retryAt = async () => (await db().recording.findUniqueOrThrow({ where: { id } })).mp4RetryAt;
  const pass = () =>
    db().recording.update({ where: { id }, data: { mp4RetryAt: new Date(Date.now() - 1_000) } });
  const retry = async (role: "member" | "viewer" = "member") => {
    const call = await signInMember(show.workspace.workspaceId, role);
    return call("POST", `/events/${show.slug}/recordings/${id}/mp4/retry`);
  };

  beforeEach(() => {
    if (canRender) expectLogged(/job failed/);
  });

  it("is tried again after growing pauses, and not for ever", async () => {
    const { fileKey } = await db().programPiece.findUniqueOrThrow({ where: { recordingId_key: second() } });
    await hide();
    const minutes: (number | null)[] = [];
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await fail()).toEqual(["failed"]);
      const at = await retryAt();
      minutes.push(at && Math.round((at.getTime() - Date.now()) / 60_000));
      expect(await fail()).toEqual([]);
      if (tries < 4) await pass();
    }
    expect(minutes).toEqual([5, 30, 180, 720, null]);
    expect(await mp4()).toMatchObject({ state: "failed", retry_at: null });
    await db().programPiece.update({ where: { recordingId_key: second() }, data: { fileKey } });
    const answer = await retry();
    expect([answer.status, answer.json.data.program.mp4.state]).toEqual([200, "pending"]);
    expect(await joinDue()).toEqual(["succeeded"]);
    expect(await mp4()).toMatchObject({ state: "ready", retry_at: null });
    expect((await db().recording.findUniqueOrThrow({ where: { id } })).mp4Tries).toBe(0);
  });

  it("is made at once if someone asks, and only then", async () => {
    expect((await retry()).json.error).toMatchObject({
      code: "version_conflict",
      fields: { status: "ready" },
    });
    expect((await retry("viewer")).status).toBe(403);
    await hide();
    expect(await fail()).toEqual(["failed"]);
    expect((await retry()).status).toBe(200);
    expect(await fail()).toEqual(["failed"]);
    expect((await db().recording.findUniqueOrThrow({ where: { id } })).mp4Tries).toBe(2);
  });
});

describe.skipIf(!canRender)("a larger picture", () => {
  /** Bytes of another picture would only be larger. */
  async function addLarge(): Promise<void> {
    const small = await db().programEntry.findMany({ where: { recordingId: id, rendition: "picture-720" } });
    const header = await db().programHeader.findFirstOrThrow({
      where: { recordingId: id, rendition: "picture-720" },
    });
    const name = "picture-1080";
    await db().programHeader.create({ data: { ...header, rendition: name, width: 320, height: 180 } });
    for (const { pieceKey, ...entry } of small) {
      const piece = await db().programPiece.findUniqueOrThrow({
        where: { recordingId_key: { recordingId: id, key: pieceKey } },
      });
      const key = `large-${pieceKey}`;
      await db().programPiece.create({ data: { ...piece, measured: {}, key, rendition: name } });
      await db().programEntry.create({ data: { ...entry, rendition: name, pieceKey: key } });
    }
    await db().recording.update({ where: { id }, data: { enlargedVersion: 1, enlarged: true } });
  }

  it("is in the playlist and makes another MP4, and the smaller one stays until then", async () => {
    await joinDue();
    const first = (await mp4())?.url ?? "";
    await addLarge();
    const { program } = await read();
    expect(program).toMatchObject({ version: 1, width: 320, height: 180 });
    expect(program?.mp4).toMatchObject({ state: "ready", width: 160, height: 90 });
    expect((await fetch(first)).status).toBe(200);
    const master = await (await fetch(program?.playlist_url ?? "")).text();
    const streams = master.split("\n").filter((line) => line.startsWith("#EXT-X-STREAM-INF"));
    expect(streams.map((line) => /RESOLUTION=[^,]*/.exec(line)?.[0])).toEqual([
      "RESOLUTION=160x90",
      "RESOLUTION=320x180",
    ]);
    expect(master).toContain("picture-1080.m3u8");
    const playlist = await fetch(new URL("picture-1080.m3u8", program?.playlist_url ?? ""));
    expect(await playlist.text()).toContain("1/picture-1080/0.m4s");
    expect(await joinDue()).toEqual(["succeeded"]);
    expect(await mp4()).toMatchObject({ state: "ready", width: 320, height: 180 });
    expect(await joinDue()).toEqual([]);
    expect(await lengthsOf(Buffer.from(await (await fetch(first)).arrayBuffer()))).toEqual([
      `audio,${AAC_FRAMES}`,
      `video,${PICTURES}`,
    ]);
  });

  it("is what parts of the program have, unless the smaller one is asked for", async () => {
    const widths = async () =>
      Promise.all(
        ([undefined, PICTURE] as const).map(
          async (size) => (await programPart(id, 1, { from: 0, to: 30 }, size))?.width,
        ),
      );
    expect(await widths()).toEqual([160, 160]);
    await addLarge();
    expect(await widths()).toEqual([320, 160]);
  });

  it("leaves the smaller MP4 if its own can't be made, and is tried again", async () => {
    await joinDue();
    await addLarge();
    await db().programPiece.updateMany({
      where: { recordingId: id, rendition: "picture-1080" },
      data: { fileKey: "nowhere" },
    });
    expectLogged(/job failed/);
    await requestJoins();
    await db().job.updateMany({ where: { subject: id, state: "queued" }, data: { maxAttempts: 1 } });
    expect(await joinDue()).toEqual(["failed"]);
    expect(await mp4()).toMatchObject({ state: "ready", width: 160, height: 90, retry_at: null });
    const { mp4RetryAt } = await db().recording.findUniqueOrThrow({ where: { id } });
    expect(mp4RetryAt).toBeInstanceOf(Date);
  });
});

describe.skipIf(!canRender)("after an erasure", () => {
  it.each(["track", "recording"])("of a %s, MP4 and thumbnail are gone", async (what) => {
    await joinDue();
    const { program } = await read();
    const addresses = [program?.mp4.url ?? "", program?.thumbnail_url ?? ""];
    const statuses = () => Promise.all(addresses.map(async (one) => (await fetch(one)).status));
    expect(await statuses()).toEqual([200, 200]);
    const files = await db().recording.findUniqueOrThrow({ where: { id } });
    const key = await show.workspace.key("test", ["content:write"]);
    const query = new URLSearchParams({
      confirm: "true",
      ...(what === "track" ? { track_id: trackId } : {}),
    });
    const answer = await api("DELETE", `/v1/events/${show.slug}/recordings/${id}?${query}`, { key });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json.data.files).toBeGreaterThanOrEqual(5);
    expect(await statuses()).toEqual([404, 404]);
    await db().storedFile.updateMany({
      where: { id: { in: [files.mp4FileId ?? "", files.thumbnailFileId ?? ""] } },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    await sweepFiles();
    expect(await db().storedFile.findUnique({ where: { id: files.mp4FileId ?? "" } })).toBeNull();
  });
});

async function lengthsOf(bytes: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "mp4-"));
  const path = join(folder, `${newId("x")}.mp4`);
  try {
    await writeFile(path, bytes);
    const shown = "stream=codec_type,nb_read_packets";
    const args = ["-v", "error", "-count_packets", "-show_entries", shown, "-of", "csv=p=0", path];
    return (await run("ffprobe", args)).stdout.trim().split("\n").sort();
  } finally {
    await rm(folder, { recursive: true });
  }
}
