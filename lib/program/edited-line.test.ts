import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acts, edits, Player, STYLE, showOf } from "./fixtures";
import {
  AAC_SAMPLES,
  FRAME_RATE,
  type MadePiece,
  madeAgain,
  mediaRanges,
  mediaTime,
  msOfFrame,
  type ProgramEdit,
  programFrameAt,
  programLine,
  programTime,
  SAMPLE_RATE,
  sharedStretches,
  soundPiecesOf,
  spansOf,
  wholeRanges,
} from "./index";

const NUM_RUNS = { numRuns: 60 };
const share = fc.double({ min: 0, max: 1, noNaN: true });
const sound = { composer: "1" };

describe("a range of the program", () => {
  it("is what the program shows there: dropping it leaves the rest, and undoing that gives the same program", () => {
    fc.assert(
      fc.property(acts, edits, share, share, (list, cut, one, other) => {
        const show = showOf(new Player().play(list).finish(), []);
        const before = programLine(show, cut);
        const [from = 0, to = 0] = [one, other]
          .map((at) => Math.floor(at * before.frames))
          .sort((a, b) => a - b);
        const ranges = mediaRanges(before.stretches, { from, to });
        const drops = ranges.map((range): ProgramEdit => ({ kind: "drop", range }));
        const after = programLine(show, [...cut, ...drops]);
        expect(after.frames).toBe(before.frames - (to - from));
        const sessions = show.sessions.map(({ id }) => id);
        for (const place of [0, from - 1, to, before.frames - 1]) {
          const isKept = place >= 0 && place < before.frames && (place < from || place >= to);
          const moment = isKept ? mediaTime(before.stretches, msOfFrame(place) + 1) : null;
          if (!moment) continue;
          const at = { ...moment, ms: Math.floor(moment.ms - 1) };
          expect(programFrameAt(after.stretches, sessions, at)).toBe(
            place < from ? place : place - (to - from),
          );
        }
        const [first] = ranges;
        if (first)
          expect(programFrameAt(after.stretches, sessions, { ...first, ms: first.fromMs })).toBe(from);
        expect(programLine(show, cut)).toEqual(before);
      }),
      NUM_RUNS,
    );
  });

  it("is found in a program with other edits, frame by frame, if both have it", () => {
    fc.assert(
      fc.property(acts, edits, edits, share, (list, one, other, at) => {
        const show = showOf(new Player().play(list).finish(), []);
        const [before, after] = [programLine(show, one), programLine(show, other)];
        const shared = sharedStretches(before.stretches, after.stretches);
        const frame = Math.floor(at * before.frames);
        const moment = mediaTime(before.stretches, msOfFrame(frame) + 1);
        const found = shared.find(({ from, to }) => from <= frame && frame < to);
        const place = moment && programTime(after.stretches, moment);
        expect(found ? found.at + frame - found.from : null).toBe(
          place === null ? null : Math.floor((place * FRAME_RATE) / 1000),
        );
      }),
      NUM_RUNS,
    );
  });

  it("covers a session from its first to its last part", () => {
    const range = (sessionId: string, fromMs: number, toMs: number) => ({ sessionId, fromMs, toMs });
    expect(wholeRanges([range("one", 5, 9), range("one", 20, 30), range("two", 0, 4)])).toEqual([
      range("one", 5, 30),
      range("two", 0, 4),
    ]);
  });
});

describe("what has to be made again", () => {
  const piecesWith = (show: ReturnType<typeof showOf>, own: readonly ProgramEdit[]): MadePiece[] => [
    ...spansOf(show, [], own, { ...STYLE, longestSeconds: 4 }).map((span) => ({
      ...{ sessionId: span.sessionId, isSound: false, people: [], edits: own },
      fromMs: msOfFrame(span.mediaFrame),
      toMs: msOfFrame(span.mediaFrame + span.frames),
    })),
    ...soundPiecesOf(show, [], own, sound).map((piece) => ({
      ...{ sessionId: piece.sessionId, isSound: true, people: [], edits: own },
      fromMs: (piece.mediaSample * 1000) / SAMPLE_RATE,
      toMs: ((piece.mediaSample + piece.frames * AAC_SAMPLES) * 1000) / SAMPLE_RATE,
    })),
  ];
  const drop = (fromMs: number, toMs: number): ProgramEdit => ({
    kind: "drop",
    range: { sessionId: "ses-1", fromMs, toMs },
  });
  const nothing = { pieces: 0, seconds: 0 };

  it("is nothing if it's there, also with an earlier version's edits", () => {
    const show = showOf(new Player().finish(60_000), []);
    const cuts = [drop(13_000, 21_000)];
    const original = piecesWith(show, []);
    const edited = piecesWith(show, cuts);
    expect(madeAgain(programLine(show, []).stretches, [], original)).toEqual({
      picture: nothing,
      sound: nothing,
    });
    expect(madeAgain(programLine(show, cuts).stretches, cuts, [...original, ...edited])).toEqual({
      picture: nothing,
      sound: nothing,
    });
    expect(madeAgain(programLine(show, []).stretches, [], [...original, ...edited])).toEqual({
      picture: nothing,
      sound: nothing,
    });
  });

  it("is as much as has other keys after a cut", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 50_000 }),
        fc.integer({ min: 100, max: 9_000 }),
        (fromMs, length) => {
          const show = showOf(new Player().finish(60_000), []);
          const cuts = [drop(fromMs, fromMs + length)];
          const known = new Set(
            spansOf(show, [], [], { ...STYLE, longestSeconds: 4 }).map(
              ({ mediaFrame, frames }) => `${mediaFrame} ${frames}`,
            ),
          );
          const made = spansOf(show, [], cuts, { ...STYLE, longestSeconds: 4 }).filter(
            ({ mediaFrame, frames }) => !known.has(`${mediaFrame} ${frames}`),
          );
          const { picture } = madeAgain(programLine(show, cuts).stretches, cuts, piecesWith(show, []));
          const seconds = made.reduce((sum, { frames }) => sum + frames, 0) / FRAME_RATE;
          expect(Math.abs(picture.seconds - seconds)).toBeLessThan(0.1);
          expect(Math.abs(picture.pieces - made.length)).toBeLessThanOrEqual(1);
        },
      ),
      NUM_RUNS,
    );
  });
});
