import { beforeEach, expect, it, vi } from "vitest";
import { DEFAULT_CHOICES } from "./device-choices";
import { TrackWork, type WorkState } from "./track-work";

const device = (readyState = "live") => ({ readyState }) as MediaStreamTrack;
const plain = { ...DEFAULT_CHOICES, brighten: false };
const bright = { ...DEFAULT_CHOICES, brighten: true };

const made = { track: device(), stop: vi.fn() };
const start = vi.fn();
const change = vi.fn();
const onGivenUp = vi.fn();
let states: WorkState[];
let work: TrackWork<typeof made>;
/** Sends a state from the running work. */
const news = (state: "reduced" | "too_slow") => start.mock.calls.at(-1)?.[2](state);

beforeEach(() => {
  vi.resetAllMocks();
  start.mockResolvedValue(made);
  states = [];
  const kind = { wanted: ({ brighten }: typeof plain) => brighten, start, change };
  work = new TrackWork(kind, (state) => states.push(state), onGivenUp);
});

it("passes the device through until an effect is on, then the processed track", async () => {
  const camera = device();
  expect(await work.take(camera, plain)).toBe(camera);
  expect(await work.take(camera, bright)).toBe(made.track);
  expect(await work.take(camera, bright)).toBe(made.track);
  expect([start.mock.calls.length, change.mock.calls.length]).toEqual([1, 1]);
  expect(await work.take(camera, plain)).toBe(camera);
  expect(made.stop).toHaveBeenCalledTimes(1);
  expect(states).toEqual(["off", "starting", "on", "off"]);
});

it("gives up on a slow machine until someone tries again", async () => {
  const camera = device();
  await work.take(camera, bright);
  news("reduced");
  expect(onGivenUp).not.toHaveBeenCalled();
  news("too_slow");
  expect(onGivenUp).toHaveBeenCalledTimes(1);
  expect(await work.take(camera, bright)).toBe(camera);
  expect(states).toEqual(["starting", "on", "reduced", "too_slow"]);
  work.forgive();
  expect(await work.take(camera, bright)).toBe(made.track);
});

it("falls back to the device if processing fails, and cleans up if the device has ended", async () => {
  start.mockRejectedValueOnce(new Error("no worker"));
  const camera = device();
  expect(await work.take(camera, bright)).toBe(camera);
  expect(states.at(-1)).toBe("failed");
  work.forgive();
  const ended = device("ended");
  expect(await work.take(ended, bright)).toBe(ended);
  expect(made.stop).toHaveBeenCalledTimes(1);
});

it("processes the next device after one that ended while its effects were starting", async () => {
  const [first, second] = [device(), device()];
  start.mockImplementationOnce(async () => {
    Object.assign(first, { readyState: "ended" });
    throw new Error("no video");
  });
  const [, track] = await Promise.all([work.take(first, bright), work.take(second, bright)]);
  expect(track).toBe(made.track);
  expect(states).toEqual(["starting", "starting", "on"]);
});
