import { expect, it } from "vitest";
import { SENDING as view } from "@/test/support/own-recording-view";
import { uploadedPercent, uploadText } from "./upload-text";

it("says how much is uploaded, and when the page can be closed", () => {
  expect(uploadText(null)).toBeNull();
  expect(uploadText({ ...view, totalBytes: 0, leftBytes: 0, state: "done" })).toBeNull();
  expect(uploadText(view)?.text).toBe("Your recording is uploading: 82%. Keep this page open.");
  expect(uploadText({ ...view, state: "done", leftBytes: 0 })?.text).toBe(
    "Everything is uploaded. You can close this page.",
  );
  expect(uploadText({ ...view, isRecording: true })?.text).toBe("Recording on this device.");
});

it("says why it stopped and offers to try again", () => {
  expect(uploadText({ ...view, state: "stopped", problem: "storage_full" })).toMatchObject({
    canRetry: true,
  });
  expect(uploadText({ ...view, recorderProblem: "disk_full" })).toMatchObject({
    tone: "warn",
    canRetry: false,
  });
  // After leaving the stage, nothing more is to be recorded.
  const done = { ...view, state: "done", leftBytes: 0 } as const;
  expect(uploadText({ ...done, recorderProblem: "disk_full" })?.tone).toBe("plain");
});

it("never says that all is uploaded while something is left", () => {
  expect(uploadedPercent({ totalBytes: 1e9, leftBytes: 1 })).toBe(99);
  expect(uploadedPercent({ totalBytes: 0, leftBytes: 0 })).toBe(100);
});
