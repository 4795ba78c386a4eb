import { expect, it } from "vitest";
import { initialState } from "./initial-state";
import { isRecorded, recordingNow } from "./recorded";
import type { StageState } from "./state";

const idle = initialState();
const live: StageState = { ...idle, phase: "live", recording: "on" };

it("records only on air, outside emergencies", () => {
  expect(recordingNow(live)).toBe("on");
  expect(recordingNow({ ...live, recording: "paused" })).toBe("paused");
  for (const phase of ["idle", "countdown", "ended"] as const)
    expect(recordingNow({ ...live, phase })).toBe("off");
  for (const level of ["mask", "hold"] as const)
    expect(recordingNow({ ...live, mask: { ...live.mask, level } })).toBe("off");
});

it("goes by the show's setting until it is on air, and by the stage from then on", () => {
  for (const enabled of [true, false]) {
    expect(isRecorded(idle, enabled)).toBe(enabled);
    expect(isRecorded({ ...live, recording: "paused" }, enabled)).toBe(true);
    expect(isRecorded({ ...live, recording: "off" }, enabled)).toBe(false);
  }
});
