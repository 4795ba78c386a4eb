import { describe, expect, it } from "vitest";
import { programLine } from "@/lib/program";
import { Player, showOf } from "@/lib/program/fixtures";
import { programMs } from "./program-lines";

/** A show of 30 s, of which recording was paused for 10. */
const paused = new Player()
  .play([
    { after: 4_999, recording: "paused" },
    { after: 9_999, recording: "on" },
  ])
  .soFar(15_000);
const line = programLine(showOf(paused, []), []);

describe("the length of a program", () => {
  it.each(["live", "processing"])("has no pauses while it's %s, and ends where all is composed", (state) => {
    expect(programMs({ state, durationMs: null, composedMs: 12_000 }, line)).toBe(20_000);
    expect(programMs({ state, durationMs: null, composedMs: 20_000 }, line)).toBe(20_000);
  });

  it("is that of the show so far, not the earlier one, once a show goes on air again", () => {
    expect(programMs({ state: "live", durationMs: 9_000, composedMs: 9_000 }, line)).toBe(20_000);
  });

  it("is the stored one once it's ready", () => {
    expect(programMs({ state: "ready", durationMs: 9_000, composedMs: 9_000 }, line)).toBe(9_000);
    expect(programMs({ state: "ready", durationMs: 9_000, composedMs: 9_000 }, undefined)).toBe(9_000);
  });
});
