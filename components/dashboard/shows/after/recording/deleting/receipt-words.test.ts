import { expect, it } from "vitest";
import { recordingWith, trackWith } from "../facts/example-recording";
import { deletionQuery, deletionWords, receiptLines } from "./receipt-words";

it("a receipt names the tracks by kind, the files and the storage", () => {
  const recording = recordingWith({
    tracks: [
      trackWith({ id: "1", kind: "camera" }),
      trackWith({ id: "2", kind: "microphone" }),
      trackWith({ id: "3", kind: "camera" }),
      trackWith({ id: "4", kind: "screen" }),
    ],
  });
  const receipt = {
    recording_id: recording.id,
    deleted: "recording" as const,
    tracks: ["1", "2", "3"],
    files: 1_740,
    size_bytes: 734_003_200,
    edits: [],
    ...{ clips: [] as number[], content: [] as string[], calls: [] as string[] },
    ...{ transcript_lines: 0, segments: 0 },
    distribution: { withdrawn: [] as string[], left: [] as string[] },
  };
  expect(receiptLines(receipt, recording)).toEqual([
    ...["3 tracks: 2 × camera, microphone", "1,740 stored files", "734 MB of storage freed"],
  ]);
  expect(receiptLines({ ...receipt, tracks: ["4"], files: 1 }, recording).slice(0, 2)).toEqual([
    ...["1 track: screen", "1 stored file"],
  ]);
  expect(receiptLines({ ...receipt, content: ["cnt_1", "cnt_2"] }, recording).at(-1)).toBe(
    "2 texts made from it",
  );
  expect(receiptLines({ ...receipt, clips: [7] }, recording).at(-1)).toBe("1 clip made from it");
  const words = { transcript_lines: 212, segments: 1, calls: ["show"] };
  expect(receiptLines({ ...receipt, ...words }, recording).slice(-3)).toEqual([
    ...["212 lines of captions and transcript", "1 moment for clips", "1 sales call analyzed from the show"],
  ]);
  expect(receiptLines({ ...receipt, edits: ["edt_1", "edt_2"] }, recording).at(-1)).toBe(
    "2 edits that apply to them",
  );
  const distribution = { withdrawn: ["dst_1"], left: ["dst_2", "dst_3"] };
  expect(receiptLines({ ...receipt, distribution }, recording).slice(-2)).toEqual([
    ...["Unpublished from 1 destination", "Still at 2 destinations: see Distribution"],
  ]);
});

it("asks for exactly what the dialog says", () => {
  expect(deletionQuery({ kind: "recording" })).toEqual({ confirm: "true" });
  expect(deletionQuery({ kind: "person", personId: "guest-1", name: "Ana" })).toEqual({
    ...{ confirm: "true", person_id: "guest-1" },
  });
  expect(deletionQuery({ kind: "track", trackId: "trk_1", name: "Ana", track: "camera" })).toEqual({
    ...{ confirm: "true", track_id: "trk_1" },
  });
});

it("every deletion says that it can't be undone", () => {
  for (const deletion of [
    { kind: "recording" },
    { kind: "person", personId: "guest-1", name: "Ana" },
    { kind: "track", trackId: "trk_1", name: "Ana", track: "camera" },
  ] as const)
    expect(deletionWords(deletion).description).toMatch(/can’t be undone/);
});
