import { expect, it } from "vitest";
import type { HeardSegment } from "@/lib/providers/stt";
import { withVoices } from "./with-voices";

const word = (text: string, from: number, to: number) => ({ text, from, to, confidence: 0.9 });
const segmentOf = (...words: ReturnType<typeof word>[]): HeardSegment => ({
  from: (words[0]?.from ?? 0) - 0.1,
  to: (words.at(-1)?.to ?? 0) + 0.1,
  text: words.map(({ text }) => text).join(" "),
  words,
});
const said = (segments: readonly HeardSegment[], turns: Parameters<typeof withVoices>[1]) =>
  withVoices(segments, turns).map(({ voice, text, from, to }) => [voice, text, from, to]);

const answer = segmentOf(
  word("Ready?", 1, 1.4),
  word("Yes,", 1.6, 1.9),
  word("I", 2, 2.1),
  word("am.", 2.1, 2.4),
);

it("gives a segment to whoever says all of it, and keeps it as it is", () => {
  expect(withVoices([answer], [{ from: 0.8, to: 2.6, voice: 2 }])).toEqual([{ ...answer, voice: 2 }]);
});

it("cuts a segment where the voice changes", () => {
  const turns = [
    { from: 0.8, to: 1.5, voice: 1 },
    { from: 1.5, to: 2.6, voice: 2 },
  ];
  expect(said([answer], turns)).toEqual([
    [1, "Ready?", 1, 1.4],
    [2, "Yes, I am.", 1.6, 2.4],
  ]);
});

it("leaves words without a voice where none or two are heard, but not one or two between others of one voice", () => {
  expect(said([answer], [])).toEqual([[null, answer.text, answer.from, answer.to]]);
  const around = [
    { from: 0.8, to: 1.4, voice: 1 },
    { from: 2.1, to: 2.6, voice: 1 },
  ];
  expect(said([answer], around)).toEqual([[1, answer.text, answer.from, answer.to]]);
  const others = [
    { from: 0.8, to: 1.5, voice: 1 },
    { from: 2.1, to: 2.6, voice: 2 },
  ];
  expect(said([answer], others).map(([voice, text]) => [voice, text])).toEqual([
    [1, "Ready?"],
    [null, "Yes, I"],
    [2, "am."],
  ]);
  const both = segmentOf(word("Both", 1, 2));
  expect(
    said(
      [both],
      [
        { from: 1, to: 1.6, voice: 1 },
        { from: 1.6, to: 2, voice: 2 },
      ],
    ),
  ).toEqual([[null, "Both", 0.9, 2.1]]);
});

it("gives one or two words at either end of a segment to the voice next to them, unless another is heard in them", () => {
  const short = { from: 1.6, to: 1.9, voice: 1 };
  expect(said([answer], [short])).toEqual([[1, answer.text, answer.from, answer.to]]);
  const other = { from: 2.25, to: 2.6, voice: 2 };
  expect(said([answer], [short, other]).map(([voice, text]) => [voice, text])).toEqual([
    [1, "Ready? Yes,"],
    [null, "I"],
    [2, "am."],
  ]);
  const long = segmentOf(...[1, 2, 3, 4].map((at) => word(`w${at}`, at, at + 0.5)));
  expect(said([long], [{ from: 1, to: 1.5, voice: 1 }]).map(([voice, text]) => [voice, text])).toEqual([
    [1, "w1"],
    [null, "w2 w3 w4"],
  ]);
});

it("gives a segment without the times of words only to a voice that says most of it", () => {
  const whole = { ...answer, words: null };
  expect(said([whole], [{ from: 0.9, to: 2.3, voice: 3 }])).toEqual([[3, answer.text, 0.9, 2.5]]);
  expect(
    said(
      [whole],
      [
        { from: 0.9, to: 1.5, voice: 1 },
        { from: 1.5, to: 2.5, voice: 2 },
      ],
    ),
  ).toEqual([[null, answer.text, 0.9, 2.5]]);
});
