import { describe, expect, it } from "vitest";
import { initialState, PlanSchema } from "@/lib/stage";
import { clockText, driftText } from "./clock-text";
import { runOfShow } from "./run-of-show";

const plan = PlanSchema.parse({
  segments: [
    { id: "a", title: "Intro", type: "intro", duration_sec: 60 },
    { id: "b", title: "Talk", type: "talk", duration_sec: 600 },
    { id: "c", title: "Outro", type: "outro", duration_sec: 120 },
  ],
});
const START = Date.parse("2026-05-04T18:00:00.000Z");
const iso = (ms: number) => new Date(ms).toISOString();
const idle = initialState({ title: "Show", plan });

describe("runOfShow", () => {
  it("schedules segments from the planned start before the show", () => {
    const show = runOfShow(idle, iso(START), START - 5_000);
    expect(show.rows.map((row) => row.startsAt)).toEqual([START, START + 60_000, START + 660_000]);
    expect(show.rows.map((row) => row.place)).toEqual(["current", "next", "later"]);
    expect(show.endsAt).toBe(START + 780_000);
    expect(show.elapsedSec).toBeNull();
    expect(show.driftSec).toBeNull();
  });

  it("has no times while the date is open", () => {
    const show = runOfShow(idle, null, START);
    expect(show.rows.every((row) => row.startsAt === null)).toBe(true);
    expect(show.endsAt).toBeNull();
  });

  it("pushes later segments back while the current one runs over", () => {
    const state = {
      ...idle,
      phase: "live" as const,
      started_at: iso(START),
      scene_index: 1,
      scene_id: "b",
      scene_started_at: iso(START + 60_000),
    };
    const show = runOfShow(state, iso(START), START + 60_000 + 640_000);
    expect(show.elapsedSec).toBe(640);
    expect(show.overSec).toBe(40);
    expect(show.rows[2]?.startsAt).toBe(START + 700_000);
    expect(show.driftSec).toBe(40);
    expect(show.rows[0]?.place).toBe("done");
  });

  it("is early after a segment was cut short", () => {
    const state = {
      ...idle,
      phase: "live" as const,
      started_at: iso(START),
      scene_index: 2,
      scene_id: "c",
      scene_started_at: iso(START + 360_000),
    };
    expect(runOfShow(state, null, START + 361_000).driftSec).toBe(-300);
  });

  it("gives no start time to a segment that was skipped", () => {
    const state = {
      ...idle,
      phase: "live" as const,
      started_at: iso(START),
      scene_index: 2,
      scene_id: "c",
      scene_started_at: iso(START + 30_000),
    };
    const show = runOfShow(state, null, START + 31_000);
    expect(show.rows.map(({ startsAt }) => startsAt)).toEqual([START, null, START + 30_000]);
  });
});

describe("clockText", () => {
  it("formats timers and drift", () => {
    expect(clockText(5)).toBe("0:05");
    expect(clockText(3_729)).toBe("1:02:09");
    expect(clockText(3_729, true)).toBe("01:02:09");
    expect(clockText(-3)).toBe("0:00");
    expect([driftText(40), driftText(-130), driftText(3)]).toEqual(["0:40 behind", "2:10 ahead", "On time"]);
  });
});
