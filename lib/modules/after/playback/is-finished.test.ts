import { describe, expect, it } from "vitest";
import { isFinished } from "./is-finished";

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 1, 18, minutes));

describe("the end of a program", () => {
  it("is final 15 minutes after the show, once it's ready, because until then the show can go on air again", () => {
    const is = (state: string, endedAt: Date | null, now: Date, isFinal = false) =>
      isFinished({ state, endedAt, isFinal }, now);
    expect([is("ready", at(0), at(14)), is("ready", at(0), at(15))]).toEqual([false, true]);
    expect([is("processing", at(0), at(40)), is("live", null, at(40))]).toEqual([false, false]);
    expect(is("failed", at(0), at(1))).toBe(true);
    expect([is("ready", at(0), at(1), true), is("processing", at(0), at(1), true)]).toEqual([true, false]);
  });
});
