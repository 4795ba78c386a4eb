import { expect, it } from "vitest";
import { lineSpokenAt } from "./line-spoken-at";
import { soundOf } from "./sound-of";

type Recording = Parameters<typeof soundOf>[1][number];

const recording = (given: object): Recording =>
  ({
    ...{ id: "rec_1", state: "ready", version: 1, started_at: "2026-11-23T15:00:00.000Z" },
    played: [{ from_sec: 0, to_sec: 600, at_sec: 0 }],
    program: { playlist_url: "https://example.com/p.m3u8" },
    ...given,
  }) as Recording;

const heard = { source: "notetaker", started_at: "2026-11-23T15:01:00.000Z", duration_sec: 300 } as const;

it("finds a notetaker's place in the recording", () => {
  const earlier = recording({ id: "rec_0", started_at: "2026-11-22T15:00:00.000Z" });
  expect(soundOf(heard, [earlier, recording({})])).toMatchObject({ recordingId: "rec_1", offset: 60 });
});

it("counts from where the recording began to be made", () => {
  const late = recording({ played: [{ from_sec: 20, to_sec: 600, at_sec: 0 }] });
  expect(soundOf(heard, [late])?.offset).toBe(40);
});

it("finds the recording that a call of a show begins with", () => {
  const show = { ...heard, source: "show", started_at: "2026-11-23T15:00:00.000Z" } as const;
  expect(soundOf(show, [recording({ version: 4 })])).toMatchObject({ recordingId: "rec_1", offset: 0 });
  expect(soundOf({ ...show, started_at: "2026-11-23T15:00:01.000Z" }, [recording({})])).toBeNull();
});

it("has no sound where the place isn't certain", () => {
  expect(soundOf({ ...heard, source: "given" }, [recording({})])).toBeNull();
  expect(soundOf({ ...heard, started_at: null }, [recording({})])).toBeNull();
  expect(soundOf(heard, [recording({ version: 2 })])).toBeNull();
  expect(soundOf(heard, [recording({ program: null })])).toBeNull();
  expect(soundOf(heard, [recording({ state: "live" })])).toBeNull();
  expect(soundOf(heard, [recording({ played: [{ from_sec: 0, to_sec: 200, at_sec: 0 }] })])).toBeNull();
  const paused = [
    { from_sec: 0, to_sec: 30, at_sec: 0 },
    { from_sec: 50, to_sec: 600, at_sec: 30 },
  ];
  expect(soundOf(heard, [recording({ played: paused })])).toBeNull();
});

it("marks the line that is being said", () => {
  const lines = [
    { line: 1, start_sec: 0, end_sec: 4 },
    { line: 2, start_sec: 3, end_sec: null },
    { line: 3, start_sec: null, end_sec: null },
    { line: 4, start_sec: 20, end_sec: 22 },
  ];
  expect([0, 3.5, 8, 12, 21, 30].map((at) => lineSpokenAt(lines, at))).toEqual([
    ...[1, 2, 2, undefined, 4, undefined],
  ]);
});
