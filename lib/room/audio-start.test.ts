import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StrongFilter } from "./microphone/strong-filter";
import { picksUpSound } from "./picks-up-sound";
import { playTestTone } from "./test-tone";

// As in a browser without a sound device: audio never starts.

vi.mock("@sapphi-red/web-noise-suppressor", () => ({
  loadRnnoise: async () => new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]).buffer,
  RnnoiseWorkletNode: class {},
}));

class StuckContext {
  readonly state: string = "suspended";
  readonly audioWorklet = { addModule: async () => undefined };
  readonly close = close;
  resume = () => new Promise<void>(() => {});
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => undefined });
  createMediaStreamSource = () => ({ connect: () => undefined });
}
const close = vi.fn(async () => {});
const stop = vi.fn();
const microphone = { clone: () => ({ enabled: false, stop }) } as unknown as MediaStreamTrack;

beforeEach(() => {
  vi.useFakeTimers();
  close.mockClear();
  stop.mockClear();
  vi.stubGlobal("AudioContext", StuckContext);
  vi.stubGlobal("MediaStream", class {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fails with "pending" instead of waiting forever. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | string> {
  const pending = new Promise<string>((done) => setTimeout(() => done("pending"), ms));
  const result = Promise.race([work.catch(() => "rejected"), pending]);
  await vi.advanceTimersByTimeAsync(ms);
  return result;
}

it("the strong filter gives up and frees what it opened", async () => {
  expect(
    await within(
      11_000,
      StrongFilter.start(microphone, () => undefined),
    ),
  ).toBe("rejected");
  expect(stop).toHaveBeenCalled();
  expect(close).toHaveBeenCalled();
});

it("the test sound ends", async () => {
  expect(await within(2_000, playTestTone(""))).toBeUndefined();
  expect(close).toHaveBeenCalled();
});

it("a microphone that can't be listened to isn't silent", async () => {
  expect(await within(9_100, picksUpSound(microphone, 9_000))).toBeNull();
  vi.stubGlobal(
    "AudioContext",
    class extends StuckContext {
      override readonly state = "running";
    },
  );
  expect(await within(9_100, picksUpSound(microphone, 9_000))).toBe(false);
});
