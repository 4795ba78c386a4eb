import { describe, expect, it } from "vitest";
import type { ProgramLine } from "@/lib/program";
import { notesOf } from "./notes";

type Stretches = ProgramLine["stretches"];

/** @param played sessions' times and the program's second at which they are played, in seconds */
const stretchesOf = (
  ...played: readonly { sessionId: string; from: number; to: number; at: number }[]
): Stretches =>
  played.map(({ sessionId, from, to, at }) => ({
    ...{ sessionId, from: from * 30, to: to * 30, programFrame: at * 30, isRecorded: true, isOpen: false },
  }));

const HOUR = 3_600;
const WHOLE = stretchesOf(
  { sessionId: "first", from: 0, to: HOUR, at: 0 },
  { sessionId: "second", from: 0, to: HOUR, at: HOUR },
);
const missed = (session_id: string, from_ms: number, to_ms: number) => ({
  code: "capture_interrupted",
  ...{ session_id, from_ms, to_ms },
});
const INTERRUPTED =
  "The server's capture was interrupted or started late. Speakers' local recordings fill what it missed.";

const nameOf = (personId: string) => (personId === "ana" ? "Ana" : null);

describe("the notes of a recording", () => {
  it("name who was much quieter than the others, unless they aren't in it any more", () => {
    const quiet = (person_id: string) => ({ code: "quiet_speaker", person_id, db: 14 });
    const notes = [quiet("ana"), quiet("erased")];
    expect(notesOf(notes, WHOLE, nameOf)).toEqual([
      {
        code: "quiet_speaker",
        message:
          "Ana was 14 dB quieter than the other speakers. The program evens out everyone's level; the tracks stay as they were captured.",
      },
    ]);
    expect(notesOf([quiet("erased")], WHOLE, nameOf)).toEqual([]);
  });

  it("say when, in the program's time, with times that overlap as one", () => {
    const notes = [
      missed("second", 65_000, 71_500),
      missed("first", 400, 192_300),
      missed("first", 180_000, 200_000),
    ];
    expect(notesOf(notes, WHOLE, nameOf)).toEqual([
      { code: "capture_interrupted", message: `${INTERRUPTED} Affected: 0:00–3:20, 1:01:05–1:01:12.` },
    ]);
  });

  it("have the player's times after an intro, a cut and a pause, and none that isn't played", () => {
    const cut = stretchesOf(
      { sessionId: "intro", from: 0, to: 5, at: 0 },
      { sessionId: "first", from: 10, to: 60, at: 5 },
      { sessionId: "first", from: 180, to: 300, at: 55 },
    );
    const messageOf = (...notes: ReturnType<typeof missed>[]) => notesOf(notes, cut, nameOf)[0]?.message;
    expect(messageOf(missed("first", 20_000, 22_000), missed("first", 200_000, 203_000))).toBe(
      `${INTERRUPTED} Affected: 0:15–0:17, 1:15–1:18.`,
    );
    expect(messageOf(missed("first", 50_000, 190_000))).toBe(`${INTERRUPTED} Affected: 0:45–1:05.`);
    expect(messageOf(missed("first", 2_000, 4_000), missed("first", 70_000, 90_000))).toBe(INTERRUPTED);
  });

  it("name five times, and how many more there are", () => {
    const notes = Array.from({ length: 8 }, (_, at) => missed("first", at * 60_000, at * 60_000 + 1_000));
    expect(notesOf(notes, WHOLE, nameOf)[0]?.message).toBe(
      `${INTERRUPTED} Affected: 0:00–0:01, 1:00–1:01, 2:00–2:01, 3:00–3:01, 4:00–4:01 and 3 more.`,
    );
  });

  it("say why pieces couldn't be made, and join only times with the same reason", () => {
    const failed = (from: number, to: number, reason?: string) => ({
      ...{ code: "piece_failed", session_id: "first", from_ms: from * 1_000, to_ms: to * 1_000 },
      ...(reason ? { reason } : {}),
    });
    const notes = [
      failed(4, 8, "too_slow"),
      failed(8, 12, "too_slow"),
      failed(12, 16, "missing"),
      failed(20, 24, "from_later"),
      failed(30, 32),
    ];
    expect(notesOf(notes, WHOLE, nameOf)[0]?.message).toContain(
      "Affected: 0:04–0:12 (took too long), 0:12–0:16 (its files are gone), 0:20–0:24, 0:30–0:32.",
    );
  });

  it("have each kind once, without those of a later release, and without times of unknown sessions", () => {
    const notes = [
      { code: "disk_full" },
      { code: "from_later" },
      { code: "disk_full" },
      missed("gone", 1, 2),
    ];
    expect(notesOf(notes, WHOLE, nameOf)).toEqual([
      { code: "disk_full", message: "The server ran out of disk space, so its copies stopped." },
      { code: "capture_interrupted", message: INTERRUPTED },
    ]);
  });
});
