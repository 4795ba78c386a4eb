import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useRoomTries } from "./use-room-tries";

it("tries the room until there is a picture, then never again", async () => {
  vi.useFakeTimers();
  const onTry = vi.fn();
  const hook = await runHook<(() => void) | null, void>(useRoomTries, onTry);
  vi.advanceTimersByTime(9_000);
  expect(onTry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(12_000);
  expect(onTry).toHaveBeenCalledTimes(2);
  await hook.render(null);
  vi.advanceTimersByTime(60_000);
  expect(onTry).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
