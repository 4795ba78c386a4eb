import { expect, it } from "vitest";
import { speakerChange } from "./speaker-change";

it("sends only what changed", () => {
  const change = (values: Partial<Parameters<typeof speakerChange>[2]>) =>
    speakerChange("Speaker 1", "ours", { rename: "Speaker 1", mergeInto: "", side: "ours", ...values });
  expect(change({})).toEqual({ name: "Speaker 1" });
  expect(change({ rename: " Ann " })).toEqual({ name: "Speaker 1", rename: "Ann" });
  expect(change({ side: "customer" })).toEqual({ name: "Speaker 1", side: "customer" });
  expect(change({ side: "auto" })).toEqual({ name: "Speaker 1", side: null });
});

it("merges instead of renaming", () => {
  const values = { rename: "Ann", mergeInto: "Bob", side: "auto" } as const;
  expect(speakerChange("Speaker 1", "auto", values)).toEqual({ name: "Speaker 1", merge_into: "Bob" });
});
