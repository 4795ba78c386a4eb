import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { NO_TRACKS } from "../wanted-tracks";
import { OwnRecording } from "./own-recording";
import { ChunkStoreError } from "./store/chunk-store";
import type { MemoryChunkStore } from "./store/memory-chunk-store.fixture";

const { stores } = vi.hoisted(() => ({ stores: [] as MemoryChunkStore[] }));
vi.mock("./store/idb-chunk-store", async () => {
  const { MemoryChunkStore } = await import("./store/memory-chunk-store.fixture");
  class IdbChunkStore extends MemoryChunkStore {
    constructor() {
      super();
      stores.push(this);
    }
  }
  return { IdbChunkStore };
});

/** A recorder whose slices the test hands over. */
class HandedRecorder extends EventTarget {
  static readonly isTypeSupported = (type: string): boolean => type.includes("/mp4");
  static readonly started: HandedRecorder[] = [];
  static failing: string | null = null;
  readonly mimeType: string;
  state = "inactive";
  ondataavailable: ((event: { data: Blob }) => void) | undefined;
  constructor(_stream: MediaStream, { mimeType = "" }: MediaRecorderOptions) {
    super();
    this.mimeType = mimeType;
  }
  start(): void {
    if (this.mimeType.startsWith(HandedRecorder.failing ?? "none")) throw new Error("not supported");
    this.state = "recording";
    HandedRecorder.started.push(this);
  }
  stop(): void {
    this.state = "inactive";
    this.dispatchEvent(new Event("stop"));
  }
  hand = (bytes: Uint8Array): void => this.ondataavailable?.({ data: new Blob([Buffer.from(bytes)]) });
}

const track = (kind: "audio" | "video") =>
  ({ kind, readyState: "live", getSettings: () => ({}) }) as unknown as MediaStreamTrack;
const wanted = { ...NO_TRACKS, camera: track("video"), microphone: track("audio") };
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const started = () => HandedRecorder.started.map(({ mimeType }) => mimeType.split("/")[0]);
let recording: OwnRecording;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("MediaRecorder", HandedRecorder);
  vi.stubGlobal("MediaStream", class {});
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("navigator", {
    userAgent: "test",
    locks: { request: async () => {}, query: async () => ({}) },
  });
  HandedRecorder.started.length = 0;
  HandedRecorder.failing = null;
  recording = new OwnRecording({
    slug: "launch",
    door: "backstage",
    person: "guest-a",
    api: { open: vi.fn(), send: vi.fn(), close: vi.fn(), put: vi.fn() },
    readClock: async () => Date.now(),
    health: () => "none",
  });
  recording.start();
  await pass(500);
});
afterEach(async () => {
  await recording.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Digests take real time. */
const problemIsOver = () =>
  vi.waitFor(() => expect(recording.get().recorderProblem).toBeNull(), { timeout: 20_000 });

it("records the microphone although the camera can't be recorded", async () => {
  HandedRecorder.failing = "video";
  recording.want(wanted);
  await pass(6_000);
  expect(started()).toEqual(["audio"]);
  expect(recording.get()).toMatchObject({ isRecording: true, recorderProblem: "failed" });
  recording.want({ ...wanted, camera: null });
  expect(recording.get().recorderProblem).toBeNull();
});

it("says that the browser has no storage until it has stored something", async () => {
  const store = stores.at(-1) as MemoryChunkStore;
  vi.spyOn(store, "addPart").mockRejectedValueOnce(new ChunkStoreError("away"));
  recording.want({ ...wanted, microphone: null });
  await pass(1_000);
  expect(recording.get()).toMatchObject({ isRecording: false, recorderProblem: "no_storage" });
  await pass(5_000);
  expect(recording.get()).toMatchObject({ isRecording: true, recorderProblem: "no_storage" });
  HandedRecorder.started.at(-1)?.hand(readFileSync("test/recorded/cam.mp4"));
  await problemIsOver();
});

it("says nothing of a full disk once it has room, though another track has ended", async () => {
  const store = stores.at(-1) as MemoryChunkStore;
  const full = vi.spyOn(store, "addPart").mockRejectedValue(new ChunkStoreError("full"));
  recording.want(wanted);
  await pass(1_000);
  recording.want({ ...wanted, camera: null });
  full.mockRestore();
  await pass(32_000);
  expect(recording.get()).toMatchObject({ isRecording: true, recorderProblem: "disk_full" });
  HandedRecorder.started.at(-1)?.hand(readFileSync("test/recorded/cam.mp4"));
  await problemIsOver();
});

it("goes on by itself once a full disk has room again", async () => {
  const store = stores.at(-1) as MemoryChunkStore;
  const full = vi.spyOn(store, "addPart").mockRejectedValue(new ChunkStoreError("full"));
  recording.want({ ...wanted, microphone: null });
  await pass(1_000);
  expect(recording.get()).toMatchObject({ isRecording: false, recorderProblem: "disk_full" });
  full.mockRestore();
  await pass(28_000);
  expect(recording.get().isRecording).toBe(false);
  await pass(4_000);
  expect(recording.get()).toMatchObject({ isRecording: true, recorderProblem: "disk_full" });
  HandedRecorder.started.at(-1)?.hand(readFileSync("test/recorded/cam.mp4"));
  await problemIsOver();
});
