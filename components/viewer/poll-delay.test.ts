import { describe, expect, it } from "vitest";
import { pollDelay } from "./poll-delay";

const now = Date.parse("2027-03-02T17:00:00Z");
const start = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

describe("pollDelay", () => {
  it("asks often around the start and seldom before it", () => {
    expect(pollDelay(null, start(60), now, 0.5)).toBe(10_000);
    expect(pollDelay({ phase: "idle" }, start(10), now, 0.5)).toBe(4_000);
    expect(pollDelay({ phase: "idle" }, start(-10), now, 0.5)).toBe(4_000);
    expect(pollDelay({ phase: "idle" }, null, now, 0.5)).toBe(4_000);
    expect(pollDelay({ phase: "live" }, start(-10), now, 0.5)).toBe(15_000);
  });

  it("keeps within a quarter of the mean", () => {
    expect(pollDelay(null, null, now, 0)).toBe(3_000);
    expect(pollDelay(null, null, now, 1)).toBe(5_000);
  });
});
