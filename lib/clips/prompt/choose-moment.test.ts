import { expect, it } from "vitest";
import { type SaidLine, sentencesOf } from "../moments/sentence";
import { chooseMoment } from "./choose-moment";
import { chooseTimes } from "./choose-times";
import { type KnownSegment, momentWindows, timedWindow } from "./moment-windows";
import { readPrompt } from "./read-prompt";

const PEOPLE = [
  { personId: "ana", name: "Ana Ruiz" },
  { personId: "ben", name: "Ben Okafor" },
];

const line = (personId: string, from: number, text: string): SaidLine => ({
  ...{ personId, speaker: personId, text },
  ...{ fromMs: from * 1_000, toMs: (from + 3.6) * 1_000 },
});

/** Four seconds each. */
const SAID = [
  ...["Welcome to the show.", "Please say hello in the chat.", "We start in a moment."].map((text) => [
    "ben",
    text,
  ]),
  ...["How do you plan a budget?"].map((text) => ["ben", text]),
  ...[
    "A budget is a promise to your future self.",
    "I write budgets on one page.",
    "Every team gets one number.",
    "Then we stop talking about it.",
  ].map((text) => ["ana", text]),
  ...[
    "And hiring?",
    "Hiring is slow for us.",
    "We hire two people a year.",
    "We wait for the right ones.",
  ].map((text) => ["ben", text]),
  ...["The funny part is the cat.", "It sat on the server.", "Everyone laughed for a week."].map((text) => [
    "ana",
    text,
  ]),
].map(([who = "", text = ""], index) => line(who, index * 4, text));
const SENTENCES = sentencesOf(SAID);

const KNOWN: KnownSegment[] = [
  { number: 1, fromMs: 12_000, toMs: 32_000, score: 60, kinds: ["question_answered"] },
  { number: 2, fromMs: 48_000, toMs: 60_000, score: 70, kinds: ["laugh"] },
];

const choose = (prompt: string, like: ((text: string) => number) | null = null) => {
  const wanted = readPrompt(prompt, PEOPLE);
  const windows = momentWindows(wanted, SENTENCES, KNOWN);
  const likeness = like && new Map(windows.map((window) => [window, like(window.text)]));
  const chosen = chooseMoment(wanted, windows, likeness);
  if (!chosen) throw new Error("Nothing was chosen.");
  const { window, notes } = chosen;
  return { ...window, codes: notes.map(({ code }) => code), seconds: (window.toMs - window.fromMs) / 1_000 };
};

it("finds a known segment by its words, and the person who speaks in it", () => {
  expect(choose("the part where Ana explains budgets, square, under 40 seconds, no captions")).toMatchObject({
    ...{ number: 1, fromMs: 12_000, toMs: 32_000, codes: [] },
  });
  expect(choose("the best moment").number).toBe(2);
  expect(choose("the funniest moment").number).toBe(2);
});

it("cuts out a part that is no segment yet, at sentences", () => {
  const hiring = choose("hiring, under 20 seconds");
  expect(hiring).toMatchObject({ number: null, codes: [] });
  expect(hiring.text).toContain("Hiring is slow for us.");
  expect(hiring.seconds).toBeLessThanOrEqual(20);
  const starts = SENTENCES.map(({ fromMs }) => fromMs);
  expect(starts.some((start) => start - hiring.fromMs >= 0 && start - hiring.fromMs <= 120)).toBe(true);
});

it("makes a segment shorter or longer by whole sentences, and says if that can't be", () => {
  const short = choose("Ana on budgets, under 10 seconds");
  expect(short.seconds).toBeLessThanOrEqual(10);
  expect(short.text).toMatch(/budget/u);
  expect(choose("the cat, at least 20 seconds").seconds).toBeGreaterThanOrEqual(20);
  expect(choose("the cat, at least 100 seconds").codes).toEqual(["other_length"]);
});

it("finds by meaning what other words say", () => {
  const likeness = (text: string) => (text.includes("cat") ? 0.7 : 0.1);
  expect(choose("the pet on the machine in the rack", likeness)).toMatchObject({ number: 2, codes: [] });
});

it("says what it couldn't find, and takes the next best", () => {
  expect(choose("the part about volcanoes")).toMatchObject({ number: 2, codes: ["topic_not_found"] });
  expect(choose("where Zoe talks about budgets")).toMatchObject({ number: 1, codes: ["person_not_found"] });
  expect(choose("the part where Ana talks about hiring").codes).toEqual(["person_elsewhere"]);
  expect(choose("budgets, square, with a dancing dog").codes).toEqual(["not_understood"]);
});

it("prefers what is near a time", () => expect(choose("the moment around 0:14").number).toBe(1));

it("has nothing to choose from in silence", () => {
  const wanted = readPrompt("budgets", []);
  expect(chooseMoment(wanted, momentWindows(wanted, [], []), null)).toBeNull();
});

it.each([
  ["from 0:12 to 0:32 where Ana explains budgets", []],
  ["from 0:12 to 0:32 where Ben tells about volcanoes", ["topic_not_found"]],
  ["from 0:16 to 0:32 where Ben talks about budgets", ["person_elsewhere"]],
  ["from 0:12 to 0:32 where Zed explains it, in sepia", ["person_not_found", "not_understood"]],
  ["from 0:12 to 0:32 about budgets, with fireworks", ["not_understood"]],
])("takes the times of “%s”, and says what isn't true of them", (prompt, codes) => {
  const wanted = readPrompt(prompt, PEOPLE);
  const times = { fromMs: (wanted.range?.from ?? 0) * 1_000, toMs: (wanted.range?.to ?? 0) * 1_000 };
  const { window, notes } = chooseTimes(wanted, timedWindow(wanted, SENTENCES, times));
  expect(window).toMatchObject(times);
  expect(notes.map(({ code }) => code)).toEqual(codes);
});
