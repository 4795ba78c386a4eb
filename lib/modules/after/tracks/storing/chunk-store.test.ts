import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { CapturedChunk, OpenedPart } from "@/lib/providers/recorder";
import { StorageError, storageProvider } from "@/lib/providers/storage";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { openRecording } from "../rows/open-recording";
import { closeLostParts } from "../rows/part-rows";
import { ChunkStore } from "./chunk-store";
import { WaitingRoom } from "./waiting-bytes";

let show: TestShow;
let store: ChunkStore;
let recordingId: string;
let full: string[];
let over: AbortController;

async function makeStore(limits = { memoryBytes: 1_000, diskBytes: 1_000 }): Promise<void> {
  const session = await db().showSession.findFirstOrThrow({ where: { eventId: show.eventId } });
  const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
  const owner = { workspaceId, environment };
  recordingId = await openRecording({ eventId: show.eventId, ...owner }, session);
  const folder = join(await mkdtemp(join(tmpdir(), "store-")), "captures");
  full = [];
  over = new AbortController();
  const room = new WaitingRoom({ folder, ...limits });
  const input = { owner, recordingId, sessionId: session.id, room, isLiveOnly: false, signal: over.signal };
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
const rows = () =>
  db().trackChunk.findMany({ orderBy: { number: "asc" }, where: { part: { track: { recordingId } } } });
const part = () => db().trackPart.findFirstOrThrow({ where: { track: { recordingId } } });
const used = async (): Promise<number> => {
  const [row] = await sql<{ bytes: number }>(
    "",
    "SELECT bytes::float8 AS bytes FROM storage_use WHERE workspace_id = $1",
    [show.workspace.workspaceId],
  );
  return row?.bytes ?? 0;
};

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
    store.take({ is: "moved", part: key, byMs: -30 });
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

  it("stop when the workspace's storage is full", async () => {
    await makeStore();
    await sql("", "UPDATE workspace SET plan = 'free' WHERE id = $1", [show.workspace.workspaceId]);
    await sql(
      "",
      `INSERT INTO storage_use (workspace_id, bytes, files) VALUES ($1, 10000000000, 1)
       ON CONFLICT (workspace_id) DO UPDATE SET bytes = EXCLUDED.bytes`,
      [show.workspace.workspaceId],
    );
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    await until(() => full.length > 0);
    store.take({ is: "chunk", chunk: chunk(key, 2) });
    store.take(closed(key));
    await store.settled();
    expect(full).toEqual(["storage_full"]);
    expect(await part()).toMatchObject({ state: "lost", endsAtMs: 2_000 });
  });

  it("aren't kept for a track that was erased meanwhile", async () => {
    await makeStore();
    const { key, ...rest } = opened();
    store.take({ is: "opened", part: { key, ...rest } });
    await store.settled();
    await db().recordingTrack.updateMany({ where: { recordingId }, data: { erasedAt: new Date() } });
    const { id } = await part();
    store.take({ is: "chunk", chunk: chunk(key, 1) });
    await store.settled();
    expect(await rows()).toHaveLength(1);
    const { workspaceId, environment } = await db().event.findUniqueOrThrow({ where: { id: show.eventId } });
    expect(await storageProvider().stat(`${workspaceId}/${environment}/${id}/1`)).toBeUndefined();
    store.take({ is: "opened", part: opened() });
    await store.settled();
    expect(await db().trackPart.count({ where: { track: { recordingId } } })).toBe(1);
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
