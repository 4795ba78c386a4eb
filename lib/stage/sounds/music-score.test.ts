import { describe, expect, it } from "vitest";
import { MUSIC_TRACKS } from "@/lib/stage";
import { notesBetween, SCORES } from "./music-score";

describe("music", () => {
  it("has a score for every track of the stage", () => {
    expect(Object.keys(SCORES).sort()).toEqual([...MUSIC_TRACKS].sort());
    for (const score of Object.values(SCORES))
      for (const note of score.notes) expect(note.beat).toBeLessThan(score.beats);
  });

  it("returns every note once, however the time is split", () => {
    const score = SCORES.lobby;
    const loop = (score.beats * 60) / score.beatsPerMinute;
    const whole = notesBetween(score, 0, loop * 2);
    expect(whole).toHaveLength(score.notes.length * 2);
    let written = 0;
    for (let at = 0; at < loop * 2; at += 0.37)
      written += notesBetween(score, at, Math.min(at + 0.37, loop * 2)).length;
    expect(written).toBe(whole.length);
  });
});
