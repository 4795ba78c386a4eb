import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ReactionCounts } from "@/lib/live";
import { NO_REACTIONS, OwnReactions } from "./own-reactions";

const hearts = (heart: number): ReactionCounts => ({ ...NO_REACTIONS, heart });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("shows a reaction immediately, and not again when the room counts it", async () => {
  const send = vi.fn(async () => "counted" as const);
  const own = new OwnReactions(send);
  own.hear(hearts(10));
  own.press("heart");
  own.press("heart");
  expect(own.get()).toEqual(hearts(12));
  await vi.advanceTimersByTimeAsync(600);
  expect(send.mock.calls).toEqual([[hearts(2)]]);
  own.hear(hearts(15));
  expect(own.get()).toEqual(hearts(15));
});

it("sends the running total in each call, and again after a failure", async () => {
  const send = vi.fn(async (_: ReactionCounts) => "counted" as const);
  send.mockRejectedValueOnce(new Error("offline"));
  const own = new OwnReactions(send);
  own.press("heart");
  await vi.advanceTimersByTimeAsync(600);
  own.press("heart");
  await vi.advanceTimersByTimeAsync(4_000);
  expect(send.mock.calls.map(([sums]) => sums.heart)).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it("reverts refused reactions, and accepts no more than one call may add", async () => {
  const own = new OwnReactions(async () => "refused");
  expect(Array.from({ length: 12 }, () => own.press("heart")).filter(Boolean)).toHaveLength(10);
  await vi.advanceTimersByTimeAsync(600);
  expect(own.get()).toEqual(NO_REACTIONS);
});
