import { expect, it, onTestFinished, vi } from "vitest";
import { StageSync } from "@/lib/room/stage-sync";
import { runHook } from "@/test/support/run-hook";
import type { Sending } from "./on-stage/attendee-copy";
import { useOwnCopy } from "./use-own-copy";

const attendeeCopy = vi.hoisted(() => vi.fn());
vi.mock("./on-stage/attendee-copy", () => ({ attendeeCopy }));

it("records an attendee although the code for it couldn't be loaded at first", async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    warn.mockRestore();
  });
  const made = { start: vi.fn(), stop: vi.fn(), look: vi.fn() };
  attendeeCopy.mockRejectedValueOnce(new Error("ChunkLoadError")).mockResolvedValue(made);
  const stage = new StageSync({ fetch: () => new Promise(() => undefined) });
  const page = await runHook(() => useOwnCopy("launch", stage, true), undefined);
  await page.act(() => page.result().setSending({ person: "attendee-1" } as Sending));
  await page.act(() => vi.waitFor(() => expect(attendeeCopy).toHaveBeenCalledTimes(1)));
  expect(page.result().copy).toBeNull();
  await page.act(() => vi.advanceTimersByTimeAsync(3_000));
  await page.act(() => vi.waitFor(() => expect(made.start).toHaveBeenCalledTimes(1)));
  expect(page.result().copy).toBe(made);
  await page.unmount();
  expect(made.stop).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(attendeeCopy).toHaveBeenCalledTimes(2);
});
