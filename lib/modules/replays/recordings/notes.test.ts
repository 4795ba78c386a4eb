import { describe, expect, it } from "vitest";
import { notesOf } from "./notes";

const OFFSETS = new Map([
  ["first", 0],
  ["second", 3_600_000],
]);
const missed = (session_id: string, from_ms: number, to_ms: number) => ({
  code: "capture_interrupted",
  ...{ session_id, from_ms, to_ms },
});
const INTERRUPTED =
  "The server's capture was interrupted or started late. Speakers' own copies fill what it missed.";

describe("the notes of a recording", () => {
  it("say when, on the recording's timeline, with times that overlap as one", () => {
    const notes = [
      missed("second", 65_000, 71_500),
      missed("first", 400, 192_300),
      missed("first", 180_000, 200_000),
    ];
    expect(notesOf(notes, OFFSETS)).toEqual([
      { code: "capture_interrupted", message: `${INTERRUPTED} Affected: 0:00–3:20, 1:01:05–1:01:12.` },
    ]);
  });

  it("name five times, and how many more there are", () => {
    const notes = Array.from({ length: 8 }, (_, at) => missed("first", at * 60_000, at * 60_000 + 1_000));
    expect(notesOf(notes, OFFSETS)[0]?.message).toBe(
      `${INTERRUPTED} Affected: 0:00–0:01, 1:00–1:01, 2:00–2:01, 3:00–3:01, 4:00–4:01 and 3 more.`,
    );
  });

  it("have each kind once, without those of a later release, and without times of unknown sessions", () => {
    const notes = [
      { code: "disk_full" },
      { code: "from_later" },
      { code: "disk_full" },
      missed("gone", 1, 2),
    ];
    expect(notesOf(notes, OFFSETS)).toEqual([
      { code: "disk_full", message: "The server ran out of disk space, so its copies stopped." },
      { code: "capture_interrupted", message: INTERRUPTED },
    ]);
  });
});
