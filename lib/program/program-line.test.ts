import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acts, edits, Player, showOf } from "./fixtures";
import { mediaTime, msOfFrame, type ProgramEdit, programLine, programTime } from "./index";

const drop = (fromMs: number, toMs: number): ProgramEdit => ({
  kind: "drop",
  range: { sessionId: "ses-1", fromMs, toMs },
});
const go = (after: number, index: number) => ({ after, command: { action: "go_scene" as const, index } });

describe("times of the program", () => {
  it("lead to the session and back, through cuts and breaks", () => {
    fc.assert(
      fc.property(
        acts,
        edits,
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true })),
        (list, cut, shares) => {
          const show = showOf(new Player().play(list).finish(), []);
          const { stretches, frames } = programLine(show, cut);
          for (const share of shares) {
            const ms = share * msOfFrame(frames);
            const there = mediaTime(stretches, ms);
            if (frames === 0) expect(there).toBeNull();
            else expect(programTime(stretches, there ?? { sessionId: "", ms: 0 })).toBeCloseTo(ms, 6);
          }
          expect(mediaTime(stretches, msOfFrame(frames))).toBeNull();
          expect(mediaTime(stretches, -1)).toBeNull();
        },
      ),
      { numRuns: 100 },
    );
  });

  it("leave out what was dropped, and join sessions without the break", () => {
    const show = showOf(new Player().play([{ after: 9_999, resume: true }]).finish(5_000), []);
    const { stretches, frames } = programLine(show, [drop(2_000, 5_000)]);
    const at = (sessionId: string, ms: number) => programTime(stretches, { sessionId, ms });
    expect([at("ses-1", 1_000), at("ses-1", 3_000), at("ses-1", 5_000)]).toEqual([1_000, null, 2_000]);
    expect([at("ses-1", 10_001), at("ses-2", 0), at("ses-2", -1)]).toEqual([null, 7_000, null]);
    expect(frames).toBe(360);
  });
});

describe("chapters", () => {
  const show = showOf(
    new Player()
      .play([go(4_999, 1), go(4_999, 2), go(4_999, 1), { after: 999, resume: true }, go(2_000, 3)])
      .finish(3_000),
    [],
  );
  const chapters = (...cut: ProgramEdit[]) =>
    programLine(show, cut).chapters.map(({ title, programMs }) => [title, Math.round(programMs)]);

  it("follow the segments, and go on after a break", () => {
    expect(chapters()).toEqual([
      ["Welcome", 0],
      ["Fireside chat", 5_000],
      ["Your turn", 10_000],
      ["Fireside chat", 15_000],
      ["Panel on money", 18_033],
    ]);
  });

  it("leave out a segment that was passed through within a frame", () => {
    const passed = showOf(new Player().play([go(5_000, 1), go(9, 2)]).finish(3_000), []);
    expect(programLine(passed, []).chapters.map(({ title }) => title)).toEqual(["Welcome", "Your turn"]);
  });

  it("begin after a cut, and aren't there if all of them was dropped", () => {
    expect(chapters(drop(4_000, 6_000))).toContainEqual(["Fireside chat", 4_000]);
    expect(chapters(drop(9_000, 15_000))).toEqual([
      ["Welcome", 0],
      ["Fireside chat", 5_000],
      ["Panel on money", 12_033],
    ]);
  });
});
