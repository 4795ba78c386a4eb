import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sweepFiles } from "@/lib/modules/files/files";
import { db, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { CapturedChunk, OpenedPart } from "@/lib/providers/recorder";
import { StorageError, storageProvider } from "@/lib/providers/storage";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { openRecording } from "../rows/open-recording";
import { addGap, closeLostParts, openPart, placePart } from "../rows/part-rows";
import { writeChunks } from "./chunk-rows";
import { ChunkStore } from "./chunk-store";
import { WaitingRoom } from "./waiting-bytes";

let show: TestShow;
let store: ChunkStore;
let recordingId: string;
let full: string[];
let over: AbortController;

async function makeStore(
  limits = { memoryBytes: 1_000, diskBytes: 1_000 },
  isLiveOnly = false,
): Promise<void> {
  const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
  const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
  const owner = { workspaceId, environment };
  recordingId = await openRecording({ eventId: show.eventId, ...owner }, session);
  const folder = join(await mkdtemp(join(tmpdir(), "store-")), "captures");
  full = [];
  over = new AbortController();
  const room = new WaitingRoom({ folder, ...limits });
  const input = { owner, recordingId, sessionId: session.id, room, isLiveOnly, signal: over.signal };
  store = new ChunkStore({ ...input, full: (why) => full.push(why) });
}

const opened = (key = newId("key")): OpenedPart => ({
  key,
  person: "guest-1",
  source: "microphone",
  contentType: "audio/webm",
  codec: "opus",
  width: null,
  height: null,
  startsAtMs: 1_000,
  header: Buffer.from("header"),
});
const chunk = (part: string, number: number): CapturedChunk => ({
  part,
  number,
  startMs: number * 1_000,
  endMs: (number + 1) * 1_000,
  startsClean: true,
  bytes: Buffer.alloc(100, number),
});
const quality = { lost_packets: 0, frame_rate: null, clock_drift_ms: 0, aligned: true };
const closed = (part: string) =>
  ({ is: "closed", part, endsAtMs: 9_000, gaps: [[2_000, 2_500]], quality }) as const;
const rows = (state = "stored") =>
  db().trackChunk.findMany({
    orderBy: { number: "asc" },
    where: { state, part: { track: { recordingId } } },
  });
const keyOf = async (number: number): Promise<string> => {
  const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
  return `${workspaceId}/${environment}/${(await part()).id}/${number}`;
};
const isStored = async (number: number): Promise<boolean> =>
  (await storageProvider().stat(await keyOf(number))) !== undefined;
const part = () => db().trackPart.findFirstOrThrow({ where: { track: { recordingId } } });
const used = async (): Promise<number> => {
  const [row] = await sql<{ bytes: number }>(
    "",
    "SELECT bytes::float8 AS bytes FROM storage_use WHERE workspace_id = $1",
    [show.workspace.workspaceId],
  );
  return row?.bytes ?? 0;
};

async function fillStorage(): Promise<void> {
  await sql("", "UPDATE workspace SET plan = 'free' WHERE id = $1", [show.workspace.workspaceId]);
  await sql(
    "",
    `INSERT INTO storage_use (workspace_id, bytes, files) VALUES ($1, 10000000000, 1)
     ON CONFLICT (workspace_id) DO UPDATE SET bytes = EXCLUDED.bytes`,
    [show.workspace.workspaceId],
  );
}

beforeEach(async () => {
  show = await makeShow();
  await putOnAir(show.slug);
});
afterEach(() => {
  over.abort();
  vi.restoreAllMocks();
});

describe("captured chunks", () => {
  it("are stored in order with their places, moved with their part, and counted", async () => {
    await makeStore();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    store.take({ is: "missed", part: key, gap: [2_000, 2_030] });
    store.take({ is: "moved", part: key, byMs: -30 });
    await store.settled();
    expect((await part()).gaps).toEqual([[1_970, 2_000]]);
    store.take({ is: "chunk", chunk: chunk(key, 2) });
    store.take(closed(key));
    await store.settled();
    expect(
      (await rows()).map(({ number, startMs, endMs, state }) => [number, startMs, endMs, state]),
    ).toEqual([
      [0, 970, 970, "stored"],
      [1, 970, 1_970, "stored"],
      [2, 2_000, 3_000, "stored"],
    ]);
    expect(await part()).toMatchObject({
      state: "complete",
      startsAtMs: 970,
      endsAtMs: 9_000,
      gaps: [[2_000, 2_500]],
      quality,
    });
    expect(await used()).toBe(206);
  });

  it("move once with their part, although that is repeated because its answer was lost", async () => {
    await makeStore();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    await store.settled();
    const { id } = await part();
    for (const _time of [1, 2]) await placePart(id, 970);
    expect((await rows()).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [970, 970],
      [970, 1_970],
    ]);
  });

  it("leave the gaps of a part that was lost named, up to its end", async () => {
    await makeStore();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    store.take({ is: "missed", part: key, gap: [2_000, 9_000] });
    store.take({ is: "chunk", chunk: chunk(key, 9) });
    // Of what comes after the last one, nothing was stored.
    store.take({ is: "missed", part: key, gap: [10_000, 17_600] });
    await store.settled();
    const { id } = await part();
    for (const _time of [1, 2]) await addGap(id, [10_000, 17_600]);
    expect((await part()).gaps).toHaveLength(2);
    await closeLostParts(show.eventId);
    expect(await part()).toMatchObject({ state: "lost", endsAtMs: 10_000, gaps: [[2_000, 9_000]] });
  });

  it("wait in memory and in files while the storage is away, and keep their order", async () => {
    await makeStore({ memoryBytes: 250, diskBytes: 1_000 });
    const put = vi.spyOn(storageProvider(), "put").mockRejectedValue(new StorageError("away", "It is away."));
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    for (const number of [1, 2, 3, 4, 5]) store.take({ is: "chunk", chunk: chunk(key, number) });
    await until(() => put.mock.calls.length > 1);
    expect(await rows()).toEqual([]);
    put.mockRestore();
    store.take(closed(key));
    await store.settled();
    expect((await rows()).map(({ number, sizeBytes }) => [number, sizeBytes])).toEqual([
      [0, 6],
      ...[1, 2, 3, 4, 5].map((number) => [number, 100]),
    ]);
    expect(full).toEqual([]);
  });

  it("are stored again if storage says that it has them, and hasn't", async () => {
    await makeStore();
    vi.spyOn(storageProvider(), "put").mockRejectedValueOnce(new StorageError("taken", "It is taken."));
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    store.take(closed(key));
    await store.settled();
    expect((await rows()).map(({ number }) => number)).toEqual([0, 1]);
    expect([await isStored(0), await isStored(1)]).toEqual([true, true]);
  });

  it("are stored if an earlier try succeeded, although it seemed to fail", async () => {
    await makeStore();
    const storage = storageProvider();
    const put = storage.put.bind(storage);
    const puts = vi.spyOn(storage, "put").mockImplementationOnce(async (...given) => {
      await put(...given);
      throw new StorageError("away", "It is away.");
    });
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    await store.settled();
    expect((await rows()).map(({ number }) => number)).toEqual([0, 1]);
    expect(puts).toHaveBeenCalledTimes(3);
  });

  it("stop when neither memory nor disk takes more", async () => {
    await makeStore({ memoryBytes: 150, diskBytes: 150 });
    const put = vi.spyOn(storageProvider(), "put").mockRejectedValue(new StorageError("away", "It is away."));
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    for (const number of [1, 2, 3, 4]) store.take({ is: "chunk", chunk: chunk(key, number) });
    await until(() => put.mock.calls.length > 1);
    put.mockRestore();
    await until(() => full.length > 0);
    expect(full).toEqual(["disk_full"]);
  });

  it("stop when the workspace's storage is full, and go on in another part once there is space", async () => {
    await makeStore();
    await fillStorage();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    await until(() => full.length > 0);
    store.take({ is: "chunk", chunk: chunk(key, 2) });
    store.take(closed(key));
    await store.settled();
    expect(full).toEqual(["storage_full"]);
    expect(await part()).toMatchObject({ state: "lost", endsAtMs: 2_000 });
    await sql("", "UPDATE storage_use SET bytes = 0 WHERE workspace_id = $1", [show.workspace.workspaceId]);
    store.goOn();
    const next = opened();
    store.take({ is: "opened", part: next });
    store.take({ is: "chunk", chunk: chunk(next.key, 3) });
    await store.settled();
    expect((await rows()).map(({ number }) => number)).toEqual([0, 0, 1, 3]);
    expect(full).toEqual(["storage_full"]);
  });

  it("that only viewers over HTTP get go on although the workspace's storage is full", async () => {
    await makeStore(undefined, true);
    await fillStorage();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    await store.settled();
    store.take({ is: "chunk", chunk: chunk(key, 2) });
    store.take({ ...closed(key), endsAtMs: 3_000 });
    await store.settled();
    expect([full, (await rows()).map(({ number }) => number)]).toEqual([[], [0, 1, 2]]);
    expect(await part()).toMatchObject({ state: "complete", liveOnly: true });
  });

  it("aren't kept for a track that was erased meanwhile", async () => {
    await makeStore();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    await store.settled();
    await db().recordingTrack.updateMany({ where: { recordingId }, data: { erasedAt: new Date() } });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    await store.settled();
    expect(await rows()).toHaveLength(1);
    expect(await isStored(1)).toBe(false);
    store.take({ is: "opened", part: opened() });
    await store.settled();
    expect(await db().trackPart.count({ where: { track: { recordingId } } })).toBe(1);
  });

  it("leave no bytes behind when the worker is killed before it says that they're stored", async () => {
    await makeStore();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    await store.settled();
    const storage = storageProvider();
    const put = storage.put.bind(storage);
    let killed = false;
    vi.spyOn(storage, "put").mockImplementation(async (...given) => {
      await put(...given);
      killed = true;
      return new Promise(() => undefined);
    });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    await until(() => killed);
    over.abort();
    expect((await rows("awaited")).map(({ number }) => number)).toEqual([1]);
    await closeLostParts(show.eventId);
    expect(await part()).toMatchObject({ state: "lost", endsAtMs: 1_000 });
    expect([await rows("awaited"), await isStored(1), await used()]).toEqual([[], true, 6]);
    // A process that was only frozen may still be sending them.
    await sweepFiles();
    expect(await isStored(1)).toBe(true);
    await sql("", "UPDATE file SET expires_at = now() - interval '1 second' WHERE key = $1", [
      await keyOf(1),
    ]);
    await sweepFiles();
    expect([await isStored(1), await isStored(0), await used()]).toEqual([false, true, 6]);
    expect(await db().storedFile.count({ where: { key: await keyOf(1) } })).toBe(0);
  });

  it("of a process that was frozen aren't stored once another has closed its parts", async () => {
    await makeStore();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    await store.settled();
    await closeLostParts(show.eventId);
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    store.take(closed(key));
    await store.settled();
    expect(await part()).toMatchObject({ state: "lost", endsAtMs: 1_000 });
    expect([(await rows()).length, await isStored(1), await used()]).toEqual([1, false, 6]);
  });

  it("are counted once and stay, if the answer of the database was lost", async () => {
    await makeStore();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    await store.settled();
    const { workspaceId } = show.workspace;
    const [header] = await rows();
    if (!header) throw new Error("no header");
    const row = { ...header, number: 1, key: await keyOf(1), sizeBytes: 100 };
    for (const _time of [1, 2]) {
      const { isWanted } = await writeChunks(workspaceId, { announced: [row], stored: [] });
      expect(isWanted(row)).toBe(true);
    }
    for (const _time of [1, 2])
      expect((await writeChunks(workspaceId, { announced: [], stored: [row] })).unwanted).toEqual([]);
    expect([(await rows()).length, await used()]).toEqual([2, 106]);
  });

  it("have a part although the answer to its opening was lost", async () => {
    await makeStore();
    const { id: sessionId } = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    const given = opened();
    await openPart({ recordingId, sessionId, isLiveOnly: false }, given);
    store.take({ is: "opened", part: given });
    store.take({ is: "chunk", chunk: chunk(given.key, 1) });
    store.take(closed(given.key));
    await store.settled();
    expect((await rows()).map(({ number }) => number)).toEqual([0, 1]);
    expect(await part()).toMatchObject({ state: "complete", quality });
  });

  it("of others are stored while one person's are erased", async () => {
    await makeStore();
    const { id: sessionId } = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
    const place = { recordingId, sessionId, isLiveOnly: false };
    const [erased, other] = await Promise.all(
      ["guest-1", "guest-2"].map((person) => openPart(place, { ...opened(), person })),
    );
    const named = {
      number: 0,
      startMs: 0,
      endMs: 0,
      startsClean: true,
      sizeBytes: 6,
      sha256: "0".repeat(64),
    };
    const chunks = [erased, other].map((id = "") => ({ ...named, partId: id, key: `${id}/0` }));
    const deleting = Promise.withResolvers<void>();
    const deleted = transaction(async () => {
      await sql("", "DELETE FROM track_part WHERE id = $1", [erased]);
      await deleting.promise;
    });
    await until(async () => {
      const [row] = await sql<{ busy: boolean }>(
        "",
        "SELECT count(*) > 0 AS busy FROM pg_stat_activity WHERE state = 'idle in transaction'",
      );
      return row?.busy === true;
    });
    const written = writeChunks(show.workspace.workspaceId, { announced: chunks, stored: [] });
    await until(async () => {
      const [row] = await sql<{ waits: boolean }>(
        "",
        "SELECT count(*) > 0 AS waits FROM pg_locks WHERE NOT granted",
      );
      return row?.waits === true;
    });
    deleting.resolve();
    await deleted;
    const { isWanted } = await written;
    expect(chunks.map(isWanted)).toEqual([false, true]);
  });

  it("from after the end of their part are removed", async () => {
    await makeStore();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    for (const number of [1, 2, 3]) store.take({ is: "chunk", chunk: chunk(key, number) });
    await store.settled();
    store.take({ ...closed(key), endsAtMs: 2_970 });
    await store.settled();
    expect((await rows()).map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(await part()).toMatchObject({ state: "complete", endsAtMs: 2_970 });
    await sweepFiles();
    expect([await isStored(2), await isStored(3), await used()]).toEqual([true, false, 206]);
  });

  it("that a dead worker left end with what was stored", async () => {
    await makeStore();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    await store.settled();
    expect(await closeLostParts(show.eventId)).toMatchObject([
      { recording_id: recordingId, ends_at_ms: 2_000 },
    ]);
    expect(await part()).toMatchObject({ state: "lost", endsAtMs: 2_000 });
    expect(await closeLostParts(show.eventId)).toEqual([]);
  });
});
