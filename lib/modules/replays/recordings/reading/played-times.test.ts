import fc from "fast-check";
import { expect, it } from "vitest";
import { mediaTime, type ProgramEdit, programLine } from "@/lib/program";
import { acts, edits, Player, showOf } from "@/lib/program/fixtures";
import { playedTimes } from "./played-times";
import { type OnAir, timelineOf } from "./timeline";

const played = (
  sessions: readonly Omit<OnAir, "mediaStartedAt">[],
  ...line: Parameters<typeof programLine>
) => {
  const onAir = sessions.map((one) => ({ ...one, mediaStartedAt: one.startedAt }));
  const timeline = timelineOf(onAir, new Date());
  return { timeline, times: playedTimes(programLine(...line), timeline) };
};

it("leave out a pause and a cut, and begin after an intro", () => {
  const show = new Player()
    .play([
      { after: 9_999, recording: "paused" },
      { after: 119_999, recording: "on" },
      { after: 30_000, resume: true },
    ])
    .finish(20_000);
  const cut: ProgramEdit = { kind: "drop", range: { sessionId: "ses-1", fromMs: 2_000, toMs: 5_000 } };
  const intro: ProgramEdit = {
    kind: "intro",
    video: { videoId: "vid_1", src: "/files/videos/1" },
    range: { sessionId: "intro vid_1", fromMs: 0, toMs: 4_000 },
  };
  const { times } = played(show.sessions, showOf(show, []), [cut, intro]);
  expect(times).toEqual([
    { from_sec: 0, to_sec: 2, at_sec: 4 },
    { from_sec: 5, to_sec: 10, at_sec: 6 },
    { from_sec: 130, to_sec: 160, at_sec: 11 },
    // The show was resumed.
    { from_sec: 160, to_sec: 180, at_sec: 41 },
  ]);
});

it("say of every moment of the program when it was on air", () => {
  const moments = fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(acts, edits, moments, (list, given, shares) => {
      const show = new Player().play(list).finish();
      const recorded = showOf(show, []);
      const { stretches, frames } = programLine(recorded, given);
      const { timeline, times } = played(show.sessions, recorded, given);
      for (const share of frames === 0 ? [] : shares) {
        const second = (share * frames) / 30;
        const there = mediaTime(stretches, second * 1000);
        const time = times.findLast(({ at_sec }) => at_sec <= second);
        const onAir = (timeline.offsets.get(there?.sessionId ?? "") ?? Number.NaN) + (there?.ms ?? 0);
        // Two neighbors, each rounded to milliseconds.
        if (time) expect(Math.abs(time.from_sec + second - time.at_sec - onAir / 1000)).toBeLessThan(0.04);
      }
      for (const { from_sec, to_sec } of times) expect(from_sec).toBeLessThanOrEqual(to_sec);
    }),
    { numRuns: 60 },
  );
});
