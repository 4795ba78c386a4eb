import { expect, it } from "vitest";
import { uploadText } from "@/components/room/own-copy/upload-text";
import { UPLOAD_WORDS } from "@/components/room/own-copy/upload-words";
import type { OwnRecordingView } from "@/lib/room/recording/own-recording";
import { SENDING as view } from "@/test/support/own-recording-view";
import { ownCopyWordsIn } from "./own-copy-words";

it.each(["de-AT", "es", "fr"])("says in %s what it says in English, with the same figures", (language) => {
  const words = ownCopyWordsIn(language);
  const cases: Partial<OwnRecordingView>[] = [
    {},
    { isRecording: true },
    { isRecording: true, state: "slow" },
    { state: "done", leftBytes: 0 },
    { recorderProblem: "failed" },
    { recorderProblem: "disk_full" },
    { recorderProblem: "no_storage" },
    ...[null, "storage_full", "unauthorized", "offline", "toString"].map((problem) => ({
      state: "stopped" as const,
      problem,
    })),
  ];
  for (const given of cases) {
    const said = uploadText({ ...view, ...given }, words);
    const english = uploadText({ ...view, ...given });
    expect(said).toEqual({ ...english, text: expect.any(String) });
    expect(said?.text).not.toBe(english?.text);
    expect(said?.text.match(/\d+/g)).toEqual(english?.text.match(/\d+/g));
  }
});

it("falls back to English", () => expect(ownCopyWordsIn("nl")).toBe(UPLOAD_WORDS));
