import { expect, it } from "vitest";
import { initialState, type StageState } from "@/lib/stage";
import { recordingSign } from "./recording-sign";

const idle = initialState();
const live: StageState = { ...idle, phase: "live", recording: "on" };
const facts = {
  ...({ state: live, recorded: true, consent: "given", onAir: true } as const),
  ...{ stoppedBy: null, isRecordedHere: true },
};
const textOf = (more: Partial<Parameters<typeof recordingSign>[0]>) =>
  recordingSign({ ...facts, ...more })?.text ?? null;

it("says that a guest is being recorded only if they are", () => {
  expect(recordingSign(facts)).toEqual({ text: "Recording", red: true });
  expect(textOf({ onAir: false })).toBe("This show is recorded");
  expect(textOf({ state: idle, onAir: false })).toBe("This show is recorded");
  expect(textOf({ state: { ...live, recording: "paused" } })).toBe("Recording paused");
});

it("tells those who didn't agree that they aren't, whatever happens on stage", () => {
  for (const consent of ["refused", "unasked"] as const)
    for (const state of [idle, live, { ...live, recording: "paused" as const }])
      expect(recordingSign({ ...facts, state, consent })).toEqual({
        text: "You’re not being recorded",
        red: false,
      });
});

it("says nothing if the show isn't recorded or is over", () => {
  expect(textOf({ state: null })).toBeNull();
  expect(textOf({ state: { ...live, phase: "ended" } })).toBeNull();
  expect(textOf({ state: { ...live, recording: "off" } })).toBeNull();
  expect(textOf({ state: idle, recorded: false })).toBeNull();
  // The setting changed after the show went live, which applies to the next time.
  expect(textOf({ recorded: false })).toBe("Recording");
});

it("says why the server has stopped, and whether the guest's own device still records them", () => {
  const sign = (
    stoppedBy: "storage_full" | "disk_full",
    more: Partial<Parameters<typeof recordingSign>[0]> = {},
  ) => recordingSign({ ...facts, stoppedBy, ...more });
  expect(sign("disk_full")).toMatchObject({ text: "Recording on this device only", red: true });
  expect(sign("disk_full")?.problem).toBe(
    "The server’s disk is full, so only this device is recording you. The show isn’t affected. Keep this page open. The server resumes recording once there’s space.",
  );
  const nowhere = sign("storage_full", { isRecordedHere: false });
  expect(nowhere).toMatchObject({ text: "Recording stopped", red: false });
  expect(nowhere?.problem).toContain("The host’s storage is full, so you’re not being recorded");
  // Whoever isn't on air, or declined, misses nothing.
  const others = [
    { onAir: false },
    { consent: "refused" },
    { state: { ...live, recording: "paused" } },
  ] as const;
  for (const more of others) expect(sign("disk_full", more)?.problem).toBeUndefined();
});
