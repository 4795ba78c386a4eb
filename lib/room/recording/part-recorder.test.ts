import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import { ServerTime } from "./clock/server-time";
import { PartRecorder } from "./part-recorder";
import { MemoryChunkStore } from "./store/memory-chunk-store.fixture";

/** A recorder whose slices the test hands over. It writes another profile of H.264 than it was asked for. */
class HandedRecorder extends EventTarget {
  static readonly isTypeSupported = (type: string): boolean => type.startsWith("video/mp4");
  mimeType = "video/mp4;codecs=avc1.42001f";
  state = "inactive";
  ondataavailable: ((event: { data: Blob }) => void) | undefined;
  start(): void {
    this.state = "recording";
  }
  stop(): void {
    this.state = "inactive";
    this.dispatchEvent(new Event("stop"));
  }
  hand = (bytes: Uint8Array): void => this.ondataavailable?.({ data: new Blob([Buffer.from(bytes)]) });
}

afterEach(() => void vi.unstubAllGlobals());

const written = readFileSync("test/recorded/cam.mp4");

function begin() {
  const made: HandedRecorder[] = [];
  const Recorder = class extends HandedRecorder {
    constructor() {
      super();
      made.push(this);
    }
  };
  vi.stubGlobal("MediaRecorder", Recorder);
  vi.stubGlobal("MediaStream", class {});
  const store = new MemoryChunkStore();
  const time = new ServerTime({ read: async () => 0 });
  time.hear(1_000_000, 0, 1);
  const onFailed = vi.fn();
  const part = new PartRecorder({
    slug: "a-show",
    door: "backstage",
    person: "guest-1",
    kind: "camera",
    track: { kind: "video", getSettings: () => ({ width: 1280, height: 720 }) } as MediaStreamTrack,
    store,
    time,
    onStored: vi.fn(),
    onFailed,
    onOtherSize: vi.fn(),
  });
  part.start();
  const expectKept = async () => {
    expect(onFailed).not.toHaveBeenCalled();
    const chunks = await store.chunks(part.source);
    const kept = await Promise.all(chunks.map(({ number }) => store.bytes(part.source, number)));
    expect(Buffer.concat(kept.map((bytes) => Buffer.from(bytes ?? [])))).toEqual(written);
    expect(await store.parts({ slug: "a-show", door: "backstage" })).toMatchObject([
      { codec: "avc1.42001f", contentType: "video/mp4", isClosed: true },
    ]);
  };
  return { part, recorder: made[0] as HandedRecorder, expectKept };
}

it.each([
  [[], "whole"],
  [[36], "after its first box"],
  [[5, 36, 300], "in pieces"],
])("keeps what a recorder writes when its header comes cut at %j, %s", async (cuts) => {
  const { part, recorder, expectKept } = begin();
  for (const [index, from] of [0, ...cuts].entries()) recorder.hand(written.subarray(from, cuts[index]));
  await part.stop();
  await expectKept();
});

it("waits for the last slice of a recorder whose track has ended", async () => {
  const { part, recorder, expectKept } = begin();
  recorder.hand(written.subarray(0, 5_000));
  recorder.state = "inactive";
  const stopped = part.stop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  recorder.hand(written.subarray(5_000));
  recorder.dispatchEvent(new Event("stop"));
  await stopped;
  await expectKept();
});
