import fc from "fast-check";
import { expect, it } from "vitest";
import { acts, edits, Player, STYLE, showOf } from "./fixtures";
import {
  FRAME_RATE,
  type ProgramEdit,
  programLine,
  programTime,
  SAMPLE_RATE,
  soundPiecesOf,
  spansOf,
} from "./index";

const bookend = (kind: "intro" | "outro", ms: number): ProgramEdit => ({
  kind,
  video: { videoId: `vid_${kind}`, src: `/files/videos/${kind}` },
  range: { sessionId: `${kind} vid_${kind}`, fromMs: 0, toMs: ms },
});
const OPTIONS = { ...STYLE, longestSeconds: 4 as const };

it("an intro and an outro are played before and after the show, and change no piece of it", () => {
  fc.assert(
    fc.property(acts, edits, fc.integer({ min: 40, max: 20_000 }), (list, given, ms) => {
      const show = showOf(new Player().play(list).finish(), []);
      const both = [...given, bookend("intro", ms), bookend("outro", 3_000)];
      const [before, after] = [spansOf(show, [], given, OPTIONS), spansOf(show, [], both, OPTIONS)];
      const own = (spans: typeof after) =>
        spans.filter(({ sessionId }) => sessionId.startsWith("ses-")).map(({ key }) => key);
      expect(own(after)).toEqual(own(before));
      const length = Math.ceil((ms * FRAME_RATE) / 1000);
      const [line, longer] = [programLine(show, given), programLine(show, both)];
      expect(longer.frames).toBe(line.frames + length + 90);
      expect(
        longer.chapters.map(({ programMs }) => Math.round(programMs - (length * 1000) / FRAME_RATE)),
      ).toEqual(line.chapters.map(({ programMs }) => Math.round(programMs)));
      let at = 0;
      for (const span of after) {
        expect(span.programFrame).toBe(at);
        at += span.frames;
      }
      expect(at).toBe(longer.frames);
    }),
    { numRuns: 40 },
  );
});

it("their videos fill the picture and are heard at full volume, from their start", () => {
  const show = showOf(new Player().finish(10_000), []);
  const both = [bookend("intro", 5_000), bookend("outro", 3_000)];
  const spans = spansOf(show, [], both, OPTIONS);
  const files = spans.flatMap(({ picture, programFrame }) =>
    picture.kind === "stage"
      ? picture.tiles.flatMap((tile) =>
          tile.kind === "video" ? [[programFrame, tile.file?.src, tile.file?.second, tile.rect.width]] : [],
        )
      : [],
  );
  const outro = programLine(show, both).frames - 90;
  expect(files).toEqual([
    [0, "/files/videos/intro", 0, 1],
    [120, "/files/videos/intro", 4, 1],
    [outro, "/files/videos/outro", 0, 1],
  ]);
  const sounds = soundPiecesOf(show, [], both, { composer: "1" }).filter(({ sessionId }) =>
    sessionId.startsWith("intro"),
  );
  const [first] = sounds.flatMap(({ sections }) => sections);
  expect(first).toMatchObject({
    source: { kind: "video", videoId: "vid_intro" },
    from: 0,
    position: 0,
    gain: 1,
  });
  expect(sounds.at(-1)?.sections.at(-1)?.to).toBeLessThanOrEqual(5 * SAMPLE_RATE);
  const { stretches } = programLine(show, both);
  expect(programTime(stretches, { sessionId: "ses-1", ms: 1_000 })).toBe(6_000);
});
