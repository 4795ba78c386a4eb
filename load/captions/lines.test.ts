import { expect, it } from "vitest";
import { figuresOf, written } from "./lines";

/** A second of voice, a second of silence, and again: frames of 20 ms from 10,000 on. */
const sent = Array.from({ length: 200 }, (_, at) => ({
  endedAt: 10_000 + (at + 1) * 20,
  loud: Math.floor(at / 50) % 2 === 0,
}));
const line = (id: string, endedAt: number, text: string, person = "ana") => ({
  id,
  person,
  text,
  ended_at: new Date(endedAt),
});

it("measures from the end of speech, whether the line ends after a pause or in mid-speech", () => {
  const lines = [line("1", 11_400, "one two"), line("2", 12_500, "three")];
  const heardAt = new Map([
    ["1", 11_900],
    ["2", 13_000],
  ]);
  const { lags, untold, errors } = written(
    lines,
    [{ person: "ana", sent, texts: ["One two three."] }],
    heardAt,
  );
  expect(lags).toEqual([0.9, 0.5]);
  expect([untold, errors]).toEqual([0, 0]);
});

it("keeps speakers apart, and counts undelivered lines and wrong or missing words", () => {
  const spoken = [
    { person: "ana", sent, texts: ["One two."] },
    { person: "bo", sent, texts: ["Three four five."] },
  ];
  const all = written(
    [line("1", 11_400, "One too"), line("2", 11_400, "three four", "bo")],
    spoken,
    new Map(),
  );
  expect(all).toEqual({ lags: [], untold: 2, errors: 2, words: 5 });
  const missed = figuresOf({ ...all, lags: [0.6, 1.6] }).filter(({ met }) => met === false);
  expect(missed.map(({ what }) => what)).toEqual([
    "captions: lines that no one in the room received",
    "captions: p95 delay after the end of speech",
    "captions: longest delay after the end of speech",
    "captions: wrong words (of 5)",
  ]);
});

it("counts a line from before anything was sent as undelivered", () => {
  const early = written(
    [line("1", 9_000, "one")],
    [{ person: "ana", sent, texts: ["one"] }],
    new Map([["1", 9_500]]),
  );
  expect(early.untold).toBe(1);
});
