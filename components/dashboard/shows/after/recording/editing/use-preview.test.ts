import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { usePreview } from "./use-preview";

/** A video that starts when it's told to, and frames that are drawn when they're told to. */
function player() {
  const starts: PromiseWithResolvers<void>[] = [];
  const video = {
    ...{ currentTime: 0, paused: false, ended: false, muted: false },
    play: () => {
      const start = Promise.withResolvers<void>();
      starts.push(start);
      return start.promise;
    },
    pause: vi.fn(),
  };
  const frames = new Map<number, () => void>();
  let count = 0;
  vi.stubGlobal("requestAnimationFrame", (step: () => void) => {
    count += 1;
    frames.set(count, step);
    return count;
  });
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => frames.delete(frame));
  const draw = () => {
    const due = [...frames.values()];
    frames.clear();
    for (const step of due) step();
  };
  return { video, starts, frames, draw };
}

it("a preview isn't ended by one before it that starts late", async () => {
  const { video, starts, frames, draw } = player();
  const page = await runHook(() => usePreview(video as unknown as HTMLVideoElement), undefined);
  await page.act(() => page.result().play({ from: 10, to: 20 }));
  await page.act(() => page.result().play({ from: 100, to: 110 }));
  await page.act(() => {
    for (const start of starts) start.resolve();
  });
  await page.act(draw);
  expect(page.result().playing).toEqual({ from: 100, to: 110 });
  video.currentTime = 101;
  await page.act(draw);
  expect(video.currentTime).toBe(110);
  expect(frames.size).toBe(1);
});

it("a preview that starts after its page was left isn't played", async () => {
  const { video, starts, frames } = player();
  const page = await runHook(() => usePreview(video as unknown as HTMLVideoElement), undefined);
  await page.act(() => page.result().play({ from: 10, to: 20 }));
  await page.unmount();
  starts[0]?.resolve();
  await starts[0]?.promise;
  expect(frames.size).toBe(0);
});
