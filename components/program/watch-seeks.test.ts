import { expect, it, vi } from "vitest";
import { watchSeeks } from "./watch-seeks";

/** A video that is moved to a place. */
function movedTo(video: EventTarget & { currentTime: number; seeking: boolean }, at: number) {
  Object.assign(video, { currentTime: at, seeking: true });
  video.dispatchEvent(new Event("seeking"));
}

it("notices a place that never comes, once", () => {
  vi.useFakeTimers();
  const video = Object.assign(new EventTarget(), { currentTime: 0, seeking: false, readyState: 1 });
  const onStuck = vi.fn();
  const end = watchSeeks(video as unknown as HTMLVideoElement, onStuck);
  movedTo(video, 2);
  vi.advanceTimersByTime(1_000);
  video.dispatchEvent(new Event("seeked"));
  vi.advanceTimersByTime(60_000);
  expect(onStuck).not.toHaveBeenCalled();
  movedTo(video, 3);
  vi.advanceTimersByTime(60_000);
  expect(onStuck).toHaveBeenCalledTimes(1);
  // Loaded again, it seeks there itself.
  movedTo(video, 3);
  vi.advanceTimersByTime(60_000);
  expect(onStuck).toHaveBeenCalledTimes(1);
  movedTo(video, 4);
  end();
  vi.advanceTimersByTime(60_000);
  expect(onStuck).toHaveBeenCalledTimes(1);
});
