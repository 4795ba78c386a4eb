import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cutterFor, formatOf } from "../containers/recorder-format";
import type { StoredPart } from "../store/chunk-store";
import { MemoryChunkStore } from "../store/memory-chunk-store.fixture";
import type { ChunkAnswer, NextChunk, UploadApi } from "./upload-api";
import { UploadPace } from "./upload-pace";
import { type UploadFacts, uploadState } from "./upload-state";
import { Uploader } from "./uploader";

const START = Date.parse("2031-01-14T17:00:00Z");
const PLACE = { slug: "launch", door: "backstage" } as const;

const part = (given: Partial<StoredPart> = {}): StoredPart => ({
  ...PLACE,
  source: "source-1",
  person: "guest-a",
  kind: "camera",
  contentType: "video/mp4",
  codec: "avc1.42E01E",
  width: 1280,
  height: 720,
  recorderStartedAt: START,
  clockErrorMs: 5,
  recorder: "test",
  chunks: 0,
  bytes: 0,
  settledBytes: 0,
  isClosed: true,
  partId: null,
  mediaStartedAt: null,
  refused: null,
  ...given,
});

/** A server that keeps what it gets, and fails when it's told to. */
class FakeServer implements UploadApi {
  readonly parts = new Map<
    string,
    { announced: Map<number, NextChunk>; stored: Set<number>; closed: boolean }
  >();
  readonly bytes = new Map<string, Uint8Array>();
  failure: unknown = null;
  refuse: (chunk: NextChunk) => ChunkAnswer["refused"][number]["reason"] | undefined = () => undefined;
  /** The person left the stage then. */
  offStageMs = Number.POSITIVE_INFINITY;

  notRecorded = false;

  open = async ({ source }: StoredPart) => {
    this.check();
    if (!this.notRecorded) this.parts.set(source, { announced: new Map(), stored: new Set(), closed: false });
    if (this.notRecorded) return { part: null, reason: "not_recorded" as const };
    return { part: { id: source, media_started_at: new Date(START).toISOString() }, reason: null };
  };

  send: UploadApi["send"] = async (id, { stored, next }) => {
    this.check();
    const held = this.parts.get(id);
    if (!held) throw { code: "not_found" };
    const arrived = stored.filter((number) => this.bytes.has(`${id}/${number}`));
    for (const number of arrived) held.stored.add(number);
    const refused = next.flatMap((chunk) => {
      const { number, start_ms, end_ms } = chunk;
      const isAcross = number > 0 && start_ms < this.offStageMs && end_ms > this.offStageMs;
      if (isAcross) return [{ number, reason: "off_stage" as const, until_ms: this.offStageMs }];
      const reason = number > 0 && start_ms >= this.offStageMs ? ("off_stage" as const) : this.refuse(chunk);
      return reason ? [{ number, reason }] : [];
    });
    const wanted = next.filter(({ number }) => !refused.some((one) => one.number === number));
    for (const chunk of wanted) held.announced.set(chunk.number, chunk);
    return {
      stored: arrived,
      missing: stored.filter((number) => !arrived.includes(number)),
      refused,
      uploads: wanted.map(({ number }) => ({
        number,
        url: `${id}/${number}`,
        method: "PUT" as const,
        headers: {},
      })),
    };
  };

  close = async (id: string) => {
    this.check();
    const held = this.parts.get(id);
    if (held) held.closed = true;
  };

  put: UploadApi["put"] = async ({ url }, bytes) => {
    this.check();
    this.bytes.set(url, bytes);
  };

  private check(): void {
    if (this.failure) throw this.failure;
  }
}

let store: MemoryChunkStore;
let server: FakeServer;
let uploader: Uploader;
let active: Set<string>;
let health: "none" | "well" | "suffering";
let serverNow: () => number | null;

function make(person = "guest-a"): Uploader {
  uploader = new Uploader({
    ...PLACE,
    person,
    store,
    api: server,
    pace: new UploadPace(
      () => health,
      () => Date.now(),
    ),
    recording: async () => active,
    serverNow: () => serverNow(),
    now: () => Date.now(),
  });
  uploader.start();
  return uploader;
}

async function record(seconds: number, given: Partial<StoredPart> = {}): Promise<void> {
  const row = part(given);
  await store.addPart(row);
  for (let number = 0; number <= seconds; number += 1)
    await store.addChunk({
      source: row.source,
      number,
      startMs: Math.max(0, number - 1) * 1_000,
      endMs: number * 1_000,
      arrivedAt: START + number * 1_000 + 10,
      zeroAt: START + 18,
      startsClean: true,
      sizeBytes: 100,
      sha256: "0".repeat(64),
      bytes: new Uint8Array(100).fill(number),
    });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: START + 60_000 });
  vi.stubGlobal("navigator", {
    locks: { request: (_name: string, _options: object, work: () => Promise<void>) => work() },
  });
  store = new MemoryChunkStore();
  server = new FakeServer();
  active = new Set();
  health = "none";
  serverNow = () => Date.now();
});

afterEach(() => {
  uploader.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the uploader", () => {
  it("sends a finished part to its end, closes it and forgets it", async () => {
    await record(40);
    make();
    await pass(15_000);
    const held = server.parts.get("source-1");
    expect(held?.closed).toBe(true);
    expect([...(held?.stored ?? [])].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 41 }, (_n, index) => index),
    );
    expect(server.bytes.get("source-1/7")?.[0]).toBe(7);
    expect(held?.announced.get(7)).toMatchObject({ start_ms: 6_010, end_ms: 7_010 });
    expect(await store.parts(PLACE)).toEqual([]);
    expect(uploader.get()).toMatchObject({ state: "done", leftBytes: 0, totalBytes: 4_100 });
  });

  it("holds back what is too new to be placed, and closes nothing that is being recorded", async () => {
    await record(58, { isClosed: false });
    active.add("source-1");
    make();
    await pass(600);
    expect([...(server.parts.get("source-1")?.announced.keys() ?? [])]).not.toContain(58);
    await pass(20_000);
    expect(server.parts.get("source-1")).toMatchObject({ closed: false });
    expect(uploader.get()).toMatchObject({ state: "sending", leftBytes: 0 });
    active.clear();
    await pass(3_000);
    expect(server.parts.get("source-1")?.closed).toBe(true);
  });

  it("keeps everything while the server answers with errors, and says so within 20 seconds", async () => {
    await record(5);
    server.failure = { code: "internal_error" };
    make();
    await pass(10_000);
    expect(uploader.get().state).toBe("sending");
    await pass(9_500);
    expect(uploader.get()).toMatchObject({ state: "stopped", problem: "internal_error", leftBytes: 600 });
    expect(await store.bytes("source-1", 3)).not.toBeNull();
    server.failure = null;
    uploader.retry();
    await pass(4_000);
    expect(uploader.get().state).toBe("done");
  });

  it("stops at once if the workspace is full, and goes on when it isn't any more", async () => {
    await record(5);
    server.failure = { code: "storage_full" };
    make();
    await pass(1_500);
    expect(uploader.get()).toMatchObject({ state: "stopped", problem: "storage_full" });
    server.failure = null;
    await pass(15_000);
    expect(uploader.get().state).toBe("done");
  });

  it("forgets what may not be recorded, and asks again for what can't be judged yet", async () => {
    await record(5);
    let early = true;
    server.refuse = ({ number }) =>
      number === 2 ? "off_stage" : number === 4 && early ? "too_early" : undefined;
    make();
    await pass(5_000);
    expect(server.parts.get("source-1")?.closed).toBe(false);
    early = false;
    await pass(5_000);
    const held = server.parts.get("source-1");
    expect([...(held?.stored ?? [])].sort()).toEqual([0, 1, 3, 4, 5]);
    expect(held?.closed).toBe(true);
  });

  it("cuts off what was recorded after the person left the stage, and sends the rest", async () => {
    const cutter = cutterFor(formatOf("video/mp4"));
    const fragments = cutter.push(readFileSync("test/recorded/cam.mp4"));
    const row = part();
    await store.addPart(row);
    const all = [{ bytes: cutter.header ?? new Uint8Array(), startMs: 0, endMs: 0 }, ...fragments];
    for (const [number, { bytes, startMs, endMs }] of all.entries())
      await store.addChunk({
        source: row.source,
        number,
        startMs,
        endMs,
        arrivedAt: START + endMs + 10,
        zeroAt: START + 8,
        startsClean: true,
        sizeBytes: bytes.length,
        sha256: "0".repeat(64),
        bytes,
      });
    server.offStageMs = 2_500;
    make();
    // Digests take real time, on a busy machine more than the usual second.
    const isClosed = async () => {
      await pass(500);
      expect(server.parts.get("source-1")?.closed).toBe(true);
    };
    await vi.waitFor(isClosed, { timeout: 20_000 });
    await pass(1_500);
    const held = server.parts.get("source-1");
    const stored = [...(held?.stored ?? [])].sort();
    expect(stored).toEqual([0, 1, 2, 3]);
    const last = held?.announced.get(3);
    const bytes = server.bytes.get("source-1/3") ?? new Uint8Array();
    expect(last).toMatchObject({
      end_ms: 2_500,
      size_bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
    expect(bytes.length).toBeLessThan(fragments[2]?.bytes.length ?? 0);
    expect(uploader.get()).toMatchObject({ state: "done", leftBytes: 0 });
  });

  it("gives up a chunk that can't be cut", async () => {
    await record(5);
    server.offStageMs = 2_500;
    make();
    await pass(5_000);
    const held = server.parts.get("source-1");
    expect([...(held?.stored ?? [])].sort()).toEqual([0, 1, 2]);
    expect(held?.closed).toBe(true);
  });

  it("asks again while the recording's own beginning is late", async () => {
    await record(3);
    server.notRecorded = true;
    make();
    await pass(5_000);
    server.notRecorded = false;
    await pass(8_000);
    expect(server.parts.get("source-1")?.closed).toBe(true);
  });

  it("asks again however late the recording begins, and says what's missing until then", async () => {
    await record(3);
    server.notRecorded = true;
    make();
    await pass(90_000);
    expect(uploader.get()).toMatchObject({ state: "stopped", problem: "not_recorded", leftBytes: 400 });
    await pass(600_000);
    server.notRecorded = false;
    await pass(65_000);
    expect(server.parts.get("source-1")?.closed).toBe(true);
    expect(uploader.get()).toMatchObject({ state: "done", leftBytes: 0 });
  });

  it("sends other parts while one is refused, and asks for that one at once if someone tries again", async () => {
    await record(3);
    await record(3, { source: "source-2" });
    const open = server.open;
    server.open = async (one) => {
      if (one.source === "source-1") throw { code: "validation_error" };
      return open(one);
    };
    make();
    await pass(5_000);
    expect(server.parts.get("source-2")?.closed).toBe(true);
    expect(uploader.get()).toMatchObject({ state: "stopped", problem: "validation_error", leftBytes: 400 });
    server.open = open;
    uploader.retry();
    await pass(5_000);
    expect(server.parts.get("source-1")?.closed).toBe(true);
    expect(uploader.get().state).toBe("done");
  });

  it("keeps a refused part for another visit, and doesn't say that all is uploaded", async () => {
    await record(3);
    server.failure = { code: "version_conflict" };
    make();
    await pass(2_000);
    expect(uploader.get()).toMatchObject({ state: "stopped", problem: "version_conflict", leftBytes: 400 });
    expect(await store.bytes("source-1", 1)).not.toBeNull();
    uploader.stop();
    server.failure = null;
    make();
    await pass(5_000);
    expect(server.parts.get("source-1")?.closed).toBe(true);
  });

  it("uploads what it holds although this device's clock is weeks ahead", async () => {
    await record(3);
    const aheadMs = 40 * 86_400_000;
    vi.setSystemTime(Date.now() + aheadMs);
    serverNow = () => null;
    make();
    await pass(600);
    expect(await store.parts(PLACE)).toHaveLength(1);
    serverNow = () => Date.now() - aheadMs;
    await pass(10_000);
    expect(server.parts.get("source-1")?.closed).toBe(true);
  });

  it("forgets what the server doesn't take any more, by the server's clock", async () => {
    await record(3, { recorderStartedAt: START - 31 * 86_400_000 });
    serverNow = () => null;
    server.failure = { code: "internal_error" };
    make();
    await pass(1_500);
    expect(await store.parts(PLACE)).toHaveLength(1);
    serverNow = () => Date.now();
    await pass(30_000);
    expect(await store.parts(PLACE)).toEqual([]);
  });

  it("forgets a part that was erased, and one that another person recorded stays", async () => {
    await record(3, { source: "source-2", person: "guest-b" });
    await record(3);
    server.failure = { code: "gone" };
    make();
    await pass(3_000);
    expect((await store.parts(PLACE)).map(({ source }) => source)).toEqual(["source-2"]);
  });

  it("opens a part again whose row was deleted, which says whether it was erased", async () => {
    await record(30);
    make();
    await pass(50);
    server.parts.clear();
    const open = server.open;
    server.open = async () => {
      throw { code: "gone" };
    };
    await pass(5_000);
    expect(await store.parts(PLACE)).toEqual([]);
    server.open = open;
  });

  it("goes on where an earlier visit was killed", async () => {
    await record(30);
    make();
    await pass(50);
    uploader.stop();
    const before = server.bytes.size;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(31);
    make();
    await pass(15_000);
    expect(server.parts.get("source-1")).toMatchObject({ closed: true });
    expect(server.parts.get("source-1")?.stored.size).toBe(31);
  });

  it("tries again if the browser's storage fails once at the beginning", async () => {
    await record(3);
    vi.spyOn(store, "parts").mockRejectedValueOnce(new Error("connection lost"));
    make();
    await pass(10_000);
    expect(server.parts.get("source-1")?.closed).toBe(true);
    expect(uploader.get().state).toBe("done");
  });

  it("rests while the call suffers, and says that it is slow, not that it stopped", async () => {
    await record(30);
    health = "suffering";
    make();
    await pass(1_000);
    const before = server.bytes.size;
    await pass(8_000);
    expect(server.bytes.size).toBe(before);
    expect(uploader.get().state).toBe("slow");
    health = "none";
    await pass(15_000);
    expect(uploader.get().state).toBe("done");
  });
});

describe("an upload that yields to a call", () => {
  it("calls within 20 seconds and says that it's slow, however long it pauses", async () => {
    health = "well";
    await record(200);
    const calls: { at: number; is_slow: boolean }[] = [];
    const { send, put } = server;
    server.send = (id, round) => {
      calls.push({ at: Date.now(), is_slow: round.is_slow });
      return send(id, round);
    };
    server.put = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      return put(...given);
    };
    make();
    const states = new Set<string>();
    for (let second = 0; second < 240; second += 1) {
      await pass(1_000);
      states.add(uploader.get().state);
    }
    expect([...states].sort()).toEqual(["sending", "slow"]);
    const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(20_000);
    expect(calls.filter(({ is_slow }) => is_slow).length).toBeGreaterThan(5);
  });
});

describe("the pace", () => {
  it("takes at most a third of the uplink beside a call, less after trouble, and recovers", () => {
    let now = 0;
    let call: "none" | "well" | "suffering" = "well";
    const pace = new UploadPace(
      () => call,
      () => now,
    );
    expect(pace.pauseMs(300)).toBeCloseTo(600);
    call = "suffering";
    pace.look();
    expect(pace.restMs()).toBe(10_000);
    call = "well";
    now = 10_001;
    pace.look();
    expect(pace.pauseMs(300)).toBeCloseTo(1_500);
    for (now = 20_000; now < 200_000; now += 1_000) pace.look();
    expect(pace.pauseMs(300)).toBeCloseTo(600);
    call = "none";
    expect(pace.pauseMs(300)).toBe(0);
    expect(pace.atOnce).toBe(3);
  });
});

describe("the state", () => {
  const facts: UploadFacts = {
    isRecording: false,
    leftBytes: 10,
    refusedBytes: 0,
    isWaiting: true,
    progressAt: 0,
    isResting: false,
    behindMs: 0,
    problem: null,
    now: 1_000,
  };

  it.each([
    [{}, "sending"],
    [{ leftBytes: 0 }, "done"],
    [{ leftBytes: 0, refusedBytes: 10 }, "stopped"],
    [{ refusedBytes: 10 }, "sending"],
    [{ leftBytes: 0, isRecording: true, isWaiting: false }, "sending"],
    [{ now: 18_000 }, "stopped"],
    [{ now: 18_000, isResting: true }, "slow"],
    [{ now: 60_000, isWaiting: false }, "sending"],
    [{ behindMs: 31_000 }, "slow"],
    [{ problem: "storage_full" }, "stopped"],
    [{ problem: "offline" }, "sending"],
  ] as const)("%j is %s", (given, state) => {
    expect(uploadState({ ...facts, ...given })).toBe(state);
  });
});
