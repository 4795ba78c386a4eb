import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CameraEffects } from "./camera-effects";
import type { FromWorker } from "./worker-messages";

const workers: FakeWorker[] = [];
class FakeWorker {
  onmessage: ((event: { data: FromWorker }) => void) | undefined;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  constructor() {
    workers.push(this);
  }
}
const worker = () => workers.at(-1) as FakeWorker;
const send = (data: FromWorker) => worker().onmessage?.({ data });

const onNews = vi.fn();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

class FakeCamera {
  readyState = "live";
  readonly stop = vi.fn();
  clone = () => new FakeCamera();
}

async function begin(camera = new FakeCamera()) {
  const look = { background: "blur_light", brighten: false } as const;
  const started = CameraEffects.start(camera as unknown as MediaStreamTrack, look, onNews);
  const outcome = started.then(
    () => "started",
    (error: Error) => error.message,
  );
  await pass(0);
  return { started, outcome };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("reports effects that fail while running, until they are stopped", async () => {
  stubStreams();
  const { started } = await begin();
  send({ type: "ready" });
  const effects = await started;
  send({ type: "failed", message: "no memory" });
  expect(onNews.mock.calls).toEqual([["failed"]]);
  effects.stop();
  send({ type: "failed", message: "no memory" });
  expect(onNews).toHaveBeenCalledTimes(1);
});

it("doesn't wait for a camera that has ended before its first frame", async () => {
  stubStreams();
  const { outcome } = await begin();
  send({ type: "ended" });
  expect(await outcome).toBe("The camera has ended.");

  stubCanvas();
  const camera = new FakeCamera();
  const without = await begin(camera);
  camera.readyState = "ended";
  send({ type: "next" });
  await pass(1_000);
  expect(await without.outcome).toBe("The camera has ended.");
  expect(onNews).not.toHaveBeenCalled();
});

it("tries a frame again that the browser couldn't read", async () => {
  stubCanvas();
  const read = vi.fn().mockRejectedValueOnce(new Error("not ready")).mockResolvedValue("a frame");
  vi.stubGlobal("createImageBitmap", read);
  const { started } = await begin();
  send({ type: "next" });
  await pass(1_000);
  expect(worker().postMessage).toHaveBeenLastCalledWith({ type: "picture", picture: "a frame" }, ["a frame"]);
  send({ type: "ready" });
  await started;
});

function stubStreams(): void {
  vi.stubGlobal(
    "MediaStreamTrackProcessor",
    class {
      readonly readable = {};
    },
  );
  vi.stubGlobal(
    "MediaStreamTrackGenerator",
    class {
      readonly writable = {};
      readonly stop = vi.fn();
    },
  );
}

function stubCanvas(): void {
  vi.unstubAllGlobals();
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("MediaStream", class {});
  const track = { stop: vi.fn() };
  const element = {
    videoWidth: 1280,
    play: async () => {},
    transferControlToOffscreen: () => ({}),
    captureStream: () => ({ getVideoTracks: () => [track] }),
  };
  vi.stubGlobal("document", { createElement: () => ({ ...element }) });
}
