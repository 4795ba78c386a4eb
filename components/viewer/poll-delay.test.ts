import { describe, expect, it } from "vitest";
import { initialState } from "@/lib/stage";
import { pollDelay } from "./poll-delay";

const now = Date.parse("2027-03-02T17:00:00Z");
const start = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

describe("pollDelay", () => {
  it("polls often around the start and rarely before it", () => {
    expect(pollDelay(null, start(60), now, 0.5)).toBe(10_000);
    const idle = initialState();
    expect(pollDelay(idle, start(10), now, 0.5)).toBe(4_000);
    expect(pollDelay(idle, start(-10), now, 0.5)).toBe(4_000);
    expect(pollDelay(idle, null, now, 0.5)).toBe(4_000);
    expect(pollDelay({ ...idle, phase: "live" }, start(-10), now, 0.5)).toBe(15_000);
  });

  it("polls often after the end while the show can be resumed", () => {
    const ended = (minutesAgo: number) => ({
      ...initialState(),
      phase: "ended" as const,
      ended_at: start(-minutesAgo),
    });
    expect(pollDelay(ended(1), start(-60), now, 0.5)).toBe(4_000);
    expect(pollDelay(ended(16), start(-60), now, 0.5)).toBe(60_000);
  });

  it("stays within 25% of the mean", () => {
    expect(pollDelay(null, null, now, 0)).toBe(3_000);
    expect(pollDelay(null, null, now, 1)).toBe(5_000);
  });
});
