import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initialState } from "@/lib/stage";
import { runHook } from "@/test/support/run-hook";
import { useSyncedVideo } from "./use-synced-video";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("HTMLMediaElement", { HAVE_METADATA: 1 });
});
afterEach(() => void vi.useRealTimers());

const load = vi.fn();
const player = Object.assign(new EventTarget(), { readyState: 0, load });
const element = { current: player as unknown as HTMLVideoElement };
const fail = () => player.dispatchEvent(new Event("error"));
const playing = (started_at: string) => ({
  ...initialState().video,
  src: "/videos/1",
  started_at,
});

it("a video that couldn't be loaded is loaded again, later each time, until it's taken off the stage", async () => {
  const page = await runHook((at: string) => useSyncedVideo(element, playing(at)), "2031-05-04T18:00:00Z");
  fail();
  expect(load).not.toHaveBeenCalled();
  // The host jumps to another second.
  await page.render("2031-05-04T18:00:20Z");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(1);
  for (let failures = 0; failures < 6; failures += 1) {
    fail();
    await vi.advanceTimersByTimeAsync(31_000);
  }
  const loads = load.mock.calls.length;
  fail();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(load).toHaveBeenCalledTimes(loads);
  await page.unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(loads);
});
