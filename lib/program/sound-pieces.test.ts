import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PEOPLE } from "@/lib/stage/fixtures";
import { personOf } from "@/lib/stage/room-identity";
import {
  acts,
  answers,
  edits,
  type PlayedShow,
  Player,
  partOf,
  START,
  STYLE,
  showOf,
  shuffled,
  tracks,
} from "./fixtures";
import {
  AAC_SAMPLES,
  captureWindows,
  frameAt,
  msOfFrame,
  PIECE_FRAMES,
  POST_ROLL_FRAMES,
  type ProgramEdit,
  programLine,
  SAMPLES_PER_FRAME,
  type SoundPiece,
  soundPiecesOf,
  spansOf,
  timelineOfFile,
} from "./index";

const SOUND = { composer: "1" };
const NUM_RUNS = { numRuns: 60 };
const everyone = PEOPLE.map(({ identity }) => ({
  personId: personOf(identity),
  at: new Date(0),
  agrees: true,
}));
const placeOf = ({ sessionId, mediaSample, encodedFrames }: SoundPiece): string =>
  `${sessionId} ${mediaSample} ${encodedFrames}`;
const msOf = (sample: number): number => sample / 48;

/** What a piece's key may depend on: its samples, and those before and right after it. */
const heardIn = ({ mediaSample, preRollFrames, encodedFrames }: SoundPiece): [number, number] => [
  msOf(mediaSample - preRollFrames * AAC_SAMPLES),
  msOf(mediaSample + (encodedFrames + POST_ROLL_FRAMES) * AAC_SAMPLES),
];

const touches = (piece: SoundPiece, { kind, range }: ProgramEdit): boolean => {
  if (kind === "hide_person") return false;
  if (range === null) return true;
  const [from, to] = heardIn(piece);
  // A cut is at the next picture, and sound begins up to half an AAC frame beside it.
  const slack = 45;
  return piece.sessionId === range.sessionId && to + slack > range.fromMs && from - slack < range.toMs;
};

describe("the program's sound", () => {
  it("is as long as its picture, to less than one AAC frame, after every cut", () => {
    fc.assert(
      fc.property(acts, edits, edits, (list, ...cuts) => {
        const show = showOf(new Player().play(list).finish(), everyone);
        const pieces = soundPiecesOf(show, [], cuts.flat(), SOUND);
        let next = 0;
        for (const { programSample, frames, encodedFrames } of pieces) {
          expect(programSample).toBe(next);
          expect(frames).toBeGreaterThan(0);
          expect(encodedFrames).toBeLessThanOrEqual(PIECE_FRAMES);
          expect(encodedFrames - frames).toBeLessThanOrEqual(3);
          next += frames * AAC_SAMPLES;
        }
        for (const { programFrame, from, sessionId } of programLine(show, cuts.flat()).stretches) {
          const first = pieces.find(
            (one) =>
              one.sessionId === sessionId &&
              Math.abs(one.mediaSample - from * SAMPLES_PER_FRAME) <= AAC_SAMPLES / 2,
          );
          // A stretch of a single picture may have no AAC frame of its own.
          if (first)
            expect(
              Math.abs(first.programSample - first.mediaSample - (programFrame - from) * SAMPLES_PER_FRAME),
            ).toBeLessThanOrEqual(AAC_SAMPLES);
        }
        const { frames } = programLine(show, cuts.flat());
        expect(Math.abs(next - frames * SAMPLES_PER_FRAME)).toBeLessThan(AAC_SAMPLES);
      }),
      NUM_RUNS,
    );
  });

  it("stays in step through 300 cuts, and a cut changes no later piece", () => {
    const show = showOf(new Player().finish(3_600_000), everyone);
    const drops = Array.from({ length: 300 }, (_, n): ProgramEdit => {
      const fromMs = 5_000 + n * 11_777;
      return { kind: "drop", range: { sessionId: "ses-1", fromMs, toMs: fromMs + 700 + (n % 17) } };
    });
    const before = soundPiecesOf(show, microphone(), drops.slice(0, 299), SOUND);
    const pieces = soundPiecesOf(show, microphone(), drops, SOUND);
    const spans = spansOf(show, [], drops, STYLE);
    const picture = spans.reduce((sum, { frames }) => sum + frames, 0) * SAMPLES_PER_FRAME;
    const sound = pieces.reduce((sum, { frames }) => sum + frames, 0) * AAC_SAMPLES;
    expect(Math.abs(picture - sound)).toBeLessThan(AAC_SAMPLES);
    const known = new Set(before.map(({ key }) => key));
    const made = pieces.filter(({ key }) => !known.has(key));
    // The one before the cut, the one after it, and the next one, which is heard from before its start.
    expect(made.length).toBeLessThanOrEqual(3);
    const first = soundPiecesOf(show, microphone(), drops.slice(1), SOUND);
    const all = new Set(pieces.map(({ key }) => key));
    expect(first.filter(({ key }) => !all.has(key)).length).toBeLessThanOrEqual(4);
  });

  it("has nothing of people who may not be recorded or are muted, nor from outside of their time", () => {
    fc.assert(
      fc.property(acts, answers, tracks, edits, (list, given, found, cut) => {
        const played = new Player().play(list).finish();
        const show = showOf(played, given);
        const windows = captureWindows(show);
        for (const piece of soundPiecesOf(show, found, cut, SOUND)) {
          for (const { source, position, from, to } of piece.sections) {
            if (source.kind !== "track") continue;
            const [start, end] = [msOf(position), msOf(position + to - from)];
            const isAllowed = windows
              .get(source.personId)
              ?.some((one) => one.sessionId === piece.sessionId && one.fromMs <= start && end <= one.toMs);
            if (!isAllowed) throw new Error(`${source.partId} ${start} ${end}`);
            expect(position).toBe(piece.mediaSample + from);
            for (const edit of cut) {
              if (!["drop", "mute_person", "redact_words"].includes(edit.kind)) continue;
              if (edit.kind === "mute_person" && edit.personId !== source.personId) continue;
              const out = leftOut(edit, piece.sessionId);
              if (out && start < out.to && end > out.from)
                throw new Error(`${source.partId} ${start} ${end}`);
            }
            expect(deskMuted(played, piece, source.personId, start, end)).toBe(false);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("doesn't depend on the order in which anything became known", () => {
    fc.assert(
      fc.property(acts, answers, tracks, edits, fc.nat(), (list, given, found, cut, seed) => {
        const played = new Player().play(list).finish();
        const pieces = soundPiecesOf(showOf(played, given), found, cut, SOUND);
        const mixed = shuffled(found, seed).map((track) => ({
          ...track,
          parts: shuffled(track.parts, seed),
        }));
        const order = { ...played, entries: shuffled(played.entries, seed) };
        const again = soundPiecesOf(showOf(order, shuffled(given, seed)), mixed, shuffled(cut, seed), SOUND);
        expect(again).toEqual(pieces);
      }),
      NUM_RUNS,
    );
  });

  it("changes only where an edit is, and is the same again without it", () => {
    fc.assert(
      fc.property(acts, answers, tracks, edits, edits, (list, given, found, before, added) => {
        const show = showOf(new Player().play(list).finish(), given);
        const pieces = soundPiecesOf(show, found, before, SOUND);
        const known = new Map(pieces.map((piece) => [placeOf(piece), piece.key]));
        for (const piece of soundPiecesOf(show, found, [...before, ...added], SOUND)) {
          if (added.some((edit) => touches(piece, edit))) continue;
          expect(piece.key).toBe(known.get(placeOf(piece)));
        }
        expect(soundPiecesOf(show, found, before, SOUND)).toEqual(pieces);
      }),
      NUM_RUNS,
    );
  });

  it("of a show on air is that of the finished show, except the last piece, and can be continued", () => {
    fc.assert(
      fc.property(
        acts,
        answers,
        tracks,
        fc.integer({ min: 500, max: 9_000 }),
        (list, given, found, after) => {
          const player = new Player().play(list);
          const early = player.soFar(after);
          const now = soundPiecesOf(
            showOf({ ...early, sessions: [...early.sessions.map((one) => ({ ...one }))] }, given),
            found,
            [],
            SOUND,
          );
          const show = showOf(player.finish(9_500), given);
          const final = soundPiecesOf(show, found, [], SOUND);
          const settled = now.filter(({ isSettled }) => isSettled);
          // The last one, and the one before while what follows it isn't known.
          expect(now.length - settled.length).toBeLessThanOrEqual(2);
          expect(settled).toEqual(final.slice(0, settled.length));
          const third = final[2];
          if (!third) return;
          const fromProgramFrame = Math.ceil(third.programSample / SAMPLES_PER_FRAME);
          expect(soundPiecesOf(show, found, [], { ...SOUND, fromProgramFrame })[0]).toEqual(third);
        },
      ),
      NUM_RUNS,
    );
  });

  it("isn't touched by a change of the picture", () => {
    const plain = new Player().play([{ after: 20_000, command: { action: "show_ticker" } }]).finish(40_000);
    const busy = new Player()
      .play([
        { after: 7_000, command: { action: "set_layout", layout: "duo" } },
        { after: 12_998, command: { action: "show_ticker" } },
      ])
      .finish(40_001);
    const keysOf = (played: PlayedShow) =>
      soundPiecesOf(
        { ...showOf(played, everyone), until: new Date(START + 55_000) },
        microphone(),
        [],
        SOUND,
      ).map(({ key }) => key);
    expect(keysOf(busy)).toEqual(keysOf(plain));
  });

  it("is made again where a part is placed better, and only there", () => {
    const show = { ...showOf(new Player().finish(40_000), everyone), until: new Date(START + 40_000) };
    const moved = microphone().map((track) => ({
      ...track,
      parts: track.parts.map(({ chunks, ...part }) => ({
        ...part,
        chunks: chunks.map((chunk) =>
          chunk.number > 20 ? { ...chunk, fromMs: chunk.fromMs + 1, toMs: chunk.toMs + 1 } : chunk,
        ),
      })),
    }));
    const before = soundPiecesOf(show, microphone(), [], SOUND);
    const after = soundPiecesOf(show, moved, [], SOUND);
    const isSame = before.map(({ key }, index) => key === after[index]?.key);
    expect(isSame.slice(0, 3)).toEqual([true, true, true]);
    expect(isSame.slice(4, 7)).toEqual([false, false, false]);
  });

  it("has music, videos and applause where they were, quieter with the program, and none in an emergency", () => {
    const played = new Player()
      .play([
        { after: 999, command: { action: "music_start", track: "calm", volume: 50 } },
        { after: 999, command: { action: "set_volume", target: "program", volume: 50 } },
        { after: 499, command: { action: "applause" } },
        { after: 1_499, emergency: true },
      ])
      .finish(5_000);
    const [piece] = soundPiecesOf(showOf(played, everyone), [], [], SOUND);
    const heard = piece?.sections.map(({ source, from, to, position, gain }) => [
      ...[source.kind, msOf(from), msOf(to), msOf(position), gain],
    ]);
    expect(heard).toEqual([
      ["music", 1_000, 2_000, 0, 0.5],
      ["music", 2_000, 4_000, 1_000, 0.25],
      ["applause", 2_500, 4_000, 0, 0.5],
    ]);
  });

  it("of a recording that is only a file has nothing of redacted words", () => {
    const [startedAt, until] = [new Date(START), new Date(START + 20_000)];
    const show = {
      timeline: timelineOfFile({ src: "/files/talk.mp4", lengthMs: 20_000 }, startedAt),
      ...{ sessions: [{ id: "ses-1", startedAt, endedAt: until }], until, answers: [], isFile: true },
    };
    const said = { segmentId: "seg", first: 0, last: 0, textVersion: 0, fromMs: 4_000, toMs: 5_000 };
    const range = { sessionId: "ses-1", fromMs: 4_000, toMs: 5_000 };
    const before = soundPiecesOf(show, [], [], SOUND);
    const after = soundPiecesOf(show, [], [{ kind: "redact_words", ...said, range }], SOUND);
    const heard = (piece: SoundPiece | undefined) =>
      piece?.sections.map(({ source, from, to, position }) => [
        ...[source.kind, msOf(from), msOf(to), msOf(position)],
      ]);
    expect(heard(before[0])).toEqual([["video", 0, expect.any(Number), 0]]);
    expect(heard(after[0])).toEqual([
      ["video", 0, 4_000, 0],
      ["video", 5_000, expect.any(Number), 5_000],
    ]);
    const isSame = before.map(({ key }, index) => key === after[index]?.key);
    expect(isSame.slice(0, 3)).toEqual([false, false, true]);
  });
});

const microphone = () => [
  {
    personId: personOf(PEOPLE[0]?.identity ?? ""),
    kind: "microphone" as const,
    parts: [
      partOf({
        ...{ id: "part 1", copy: "server", sessionId: "ses-1", height: null },
        ...{ from: 0, to: 3_600_000, lost: [] },
      }),
    ],
  },
];

/** What an edit leaves out of a session's sound, in milliseconds. A cut begins and ends with a picture. */
function leftOut({ kind, range }: ProgramEdit, sessionId: string): { from: number; to: number } | null {
  if (range === null) return { from: 0, to: Number.POSITIVE_INFINITY };
  if (range.sessionId !== sessionId) return null;
  if (kind !== "drop") return { from: range.fromMs, to: range.toMs };
  const [from, to] = [frameAt(range.fromMs), frameAt(range.toMs)].map(msOfFrame);
  return from !== undefined && to !== undefined && from < to ? { from, to } : null;
}

/** Whether the desk had muted someone at any time of a range. */
function deskMuted(
  played: PlayedShow,
  piece: SoundPiece,
  personId: string,
  start: number,
  end: number,
): boolean {
  const began = Number(played.sessions.find(({ id }) => id === piece.sessionId)?.startedAt);
  return played.states.some(({ at, state }, index) => {
    const until = (played.states[index + 1]?.at ?? Number.POSITIVE_INFINITY) - began;
    const isDuring = at - began < end && until > start;
    return isDuring && state.stage.some((one) => personOf(one.identity) === personId && one.muted);
  });
}
