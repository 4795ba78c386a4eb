import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ClipLook } from "@/lib/composition/stills/clips/clip-look";
import { areCaptionsLate } from "../late-captions";
import type { ClipTile, ClipWord, Scene } from "./clip-source";
import { framesIn } from "./clip-time";
import { type ClipAsked, planClip } from "./plan-clip";

const look: ClipLook = {
  ...{ template: "speaker_focus", orientation: "vertical", caption: { preset: "pill", size: "md" } },
  ...{ motion: "standard", highlight: "#ffd60a", kicker: "", title: "", speaker: "", handle: "" },
  ...{ hasTimer: false, hasFollow: false, language: "en" },
};

const tile = (personId: string, x: number): ClipTile => ({
  ...{ kind: "person", personId, written: [] },
  area: { x, y: 0, width: 0.5, height: 1 },
});
const DUO: Scene = { from: 0, to: 9_000, tiles: [tile("ana", 0), tile("ben", 0.5)] };

/** Says words one after another, from a second on. */
function say(personId: string, text: string, from: number, perWord = 0.4): ClipWord[] {
  return text.split(" ").map((word, index) => ({
    ...{ text: word, personId },
    ...{ fromMs: (from + index * perWord) * 1_000, toMs: (from + (index + 0.85) * perWord) * 1_000 },
  }));
}

const plan = (words: ClipWord[], more: Partial<ClipAsked> = {}) =>
  planClip({
    ...{ range: { from: 0, to: 600 }, words, isTimed: true, scenes: [DUO], focus: { mode: "auto" }, look },
    ...{ removeSilences: false, removeFillers: false },
    ...more,
  });

describe("what is kept of a clip", () => {
  const words = [
    ...say("ana", "We turned it off.", 1),
    ...say("ana", "um nobody noticed for a week", 6),
    ...say("ben", "Really", 12),
  ];

  it("is all of it, unless pauses or fillers are to be cut", () => {
    expect(plan(words).kept).toEqual([{ from: 0, to: 600 }]);
    const kept = plan(words, { removeSilences: true, removeFillers: true }).kept;
    expect(framesIn(kept)).toBeLessThan(330);
    for (const { text, fromMs, toMs } of words) {
      const middle = ((fromMs + toMs) / 2 / 1_000) * 30;
      const isIn = kept.some(({ from, to }) => from <= middle && middle < to);
      expect([text, isIn]).toEqual([text, text !== "um"]);
    }
  });

  it("never cuts into a word that stays, and leaves five seconds", () => {
    const texts = fc.array(fc.constantFrom("so", "um", "well", "uh"), { minLength: 1, maxLength: 40 });
    const speech = fc.array(
      fc.record({
        texts,
        gap: fc.double({ min: 0, max: 5, noNaN: true }),
        who: fc.constantFrom("ana", "ben"),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(speech, (turns) => {
        let at = 0;
        const said = turns.flatMap(({ texts: own, gap, who }) => {
          const spoken = say(who, own.join(" "), at + gap);
          at += gap + own.length * 0.4;
          return spoken;
        });
        const range = { from: 0, to: Math.max(150, Math.ceil(at * 30)) };
        const { kept, shots } = plan(said, { range, removeSilences: true, removeFillers: true });
        expect(framesIn(kept)).toBeGreaterThanOrEqual(150);
        for (const { from, to } of kept) expect(to).toBeGreaterThan(from);
        for (const word of said.filter(({ text }) => text === "so" || text === "well")) {
          const [from, to] = [Math.ceil((word.fromMs * 30) / 1_000), Math.floor((word.toMs * 30) / 1_000)];
          expect(kept.some((one) => one.from <= from && to <= one.to)).toBe(true);
        }
        // Shots follow each other to the end.
        expect(shots[0]?.from).toBe(0);
        expect(shots.at(-1)?.to).toBe(framesIn(kept));
        for (const [index, shot] of shots.entries()) expect(shot.from).toBe(shots[index - 1]?.to ?? 0);
      }),
      { numRuns: 150 },
    );
  });

  it("isn't cut where words have no times of their own, which is said", () => {
    const { kept, notes } = plan(words, { isTimed: false, removeSilences: true, removeFillers: true });
    expect(kept).toHaveLength(1);
    expect(notes).toEqual(["silences_kept", "fillers_kept"]);
  });

  it("keeps words that are fillers in another language alone", () => {
    const said = [...say("ana", "Er kommt um acht", 1), ...say("ana", "ähm dann gehen wir", 8)];
    const german = plan(said, { removeFillers: true, look: { ...look, language: "de-AT" } });
    expect(german.kept).toHaveLength(2);
  });
});

describe("what a clip shows", () => {
  const long = "this is a rather long answer to that question which goes on";
  const kinds = (words: ClipWord[], more: Partial<ClipAsked> = {}) =>
    plan(words, more).shots.map(({ view }) => view.kind + view.parts.map(({ area }) => area.x).join("+"));

  it("is whoever speaks, and no one for less than 1.2 seconds", () => {
    const words = [
      ...say("ana", long, 0),
      ...say("ben", "Mhm", 5.2),
      ...say("ana", long, 6),
      ...say("ben", long, 12),
    ];
    const { shots } = plan(words);
    expect(shots.map(({ view }) => view.parts[0]?.area.x)).toEqual([0, 0.5]);
    for (const { from, to } of shots) expect(to - from).toBeGreaterThanOrEqual(36);
  });

  it("is both while they answer each other", () => {
    const words = [
      ...say("ana", long, 0),
      ...say("ben", "Is that really so", 6),
      ...say("ana", "Yes it is now", 8.2),
      ...say("ben", "Since when exactly then", 10.4),
    ];
    expect(kinds(words, { range: { from: 0, to: 370 } })).toEqual(["person0", "pair0+0.5"]);
  });

  it("is the slide with the speaker, and follows the program's tiles", () => {
    const slide: ClipTile = {
      kind: "deck",
      personId: null,
      written: [],
      area: { x: 0, y: 0, width: 0.75, height: 1 },
    };
    const small = { ...tile("ana", 0.75), area: { x: 0.75, y: 0, width: 0.25, height: 0.5 } };
    const scenes = [
      { ...DUO, to: 300 },
      { from: 300, to: 9_000, tiles: [slide, small] },
    ];
    expect(kinds(say("ana", `${long} ${long} ${long}`, 0), { scenes })).toEqual(["person0", "content0+0.75"]);
  });

  it("stays where it is while a lower third comes and goes, and leaves it out all the time", () => {
    const lowerThird = { x: 0.02, y: 0.8, width: 0.3, height: 0.1 };
    const named = { ...DUO, tiles: [{ ...tile("ana", 0), written: [lowerThird] }, tile("ben", 0.5)] };
    const scenes = [
      { ...DUO, to: 90 },
      { ...named, from: 90, to: 240 },
      { ...DUO, from: 240 },
    ];
    const words = [...say("ana", `${long} ${long}`, 0), ...say("ben", long, 10.5)];
    const { shots } = plan(words, { scenes });
    expect(shots.map(({ view }) => view.parts.map(({ personId }) => personId).join())).toEqual([
      "ana",
      "ben",
    ]);
    expect(shots.map(({ view }) => view.parts[0]?.written)).toEqual([[lowerThird], []]);
    for (const { from, to } of shots) expect(to - from).toBeGreaterThanOrEqual(36);
  });

  it("knows who has no camera for some of the time", () => {
    const off = { ...DUO, tiles: [{ ...tile("ana", 0), isStill: true }, tile("ben", 0.5)] };
    const scenes = [
      { ...DUO, to: 90 },
      { ...off, from: 90 },
    ];
    const { shots } = plan([...say("ana", long, 0), ...say("ben", long, 8)], { scenes });
    expect(shots.map(({ view }) => view.parts[0]?.isStill)).toEqual([true, false]);
  });

  it("is one person if pinned, and the whole picture where that can't be", () => {
    const words = say("ana", long, 0);
    const pinned = (focus: ClipAsked["focus"], scenes = [DUO]) => {
      const { shots, notes } = plan(words, { focus, scenes });
      return [shots.map(({ view }) => view.kind), notes];
    };
    expect(pinned({ mode: "pin", personId: "ben" })).toEqual([["person"], []]);
    expect(pinned({ mode: "pin", tile: 1 })).toEqual([["person"], []]);
    expect(pinned({ mode: "pin", personId: "cem" })).toEqual([["whole"], ["focus_not_found"]]);
    expect(pinned({ mode: "pin", tile: 7 })).toEqual([["whole"], ["focus_not_found"]]);
    const leaves = [
      { ...DUO, to: 300 },
      { ...DUO, from: 300, tiles: [tile("ana", 0)] },
    ];
    expect(pinned({ mode: "pin", personId: "ben" }, leaves)).toEqual([["person", "whole"], ["focus_away"]]);
    expect(pinned({ mode: "off" })).toEqual([["whole"], []]);
  });
});

describe("captions", () => {
  it("have every word once, lit when it's said, in phrases that don't overlap", () => {
    const words = [
      ...say("ana", "Nobody noticed for a week. We sent a report to every single team,", 0.5),
      ...say("ben", "and then?", 7),
    ];
    const { phrases } = plan(words);
    expect(phrases.flatMap((phrase) => phrase.words.map(({ text }) => text))).toEqual(
      words.map(({ text }) => text),
    );
    const lit = phrases.flatMap((phrase) => phrase.words.map(({ from }) => from));
    for (const [index, { fromMs }] of words.entries())
      expect(Math.abs((lit[index] ?? 0) - (fromMs * 30) / 1_000)).toBeLessThanOrEqual(1);
    for (const [index, phrase] of phrases.entries()) {
      expect(phrase.to).toBeLessThanOrEqual(phrases[index + 1]?.from ?? 600);
      expect(phrase.words.length).toBeLessThanOrEqual(7);
    }
    expect(phrases[0]?.words.at(-1)?.text).toBe("week.");
  });

  it("follow cuts, and leave out control characters", () => {
    const words = [...say("ana", "One\u0007 {\\b1}two%{n}", 0.5), ...say("ana", "three", 10)];
    const { phrases, kept } = plan(words, { removeSilences: true });
    const texts = phrases.flatMap((phrase) => phrase.words.map(({ text }) => text));
    expect(texts).toEqual(["One", "{\\b1}two%{n}", "three"]);
    expect(phrases.at(-1)?.to).toBeLessThanOrEqual(framesIn(kept));
    expect(phrases.at(-1)?.words[0]?.from).toBeLessThan(150);
  });

  const word = (personId: string, fromMs: number, toMs = fromMs + 300, text = "word"): ClipWord => ({
    ...{ personId, text, fromMs, toMs },
  });

  it("end where someone else speaks, with the last words lit until then", () => {
    const words = [word("ana", 500), word("ana", 1_000), word("ben", 1_010)];
    const { phrases, kept } = plan(words);
    expect(phrases.map(({ from, words }) => [from, words.map((one) => one.from)])).toEqual([
      [15, [15, 29]],
      [30, [30]],
    ]);
    expect(phrases[0]?.to).toBe(30);
    expect(areCaptionsLate({ phrases, words, kept })).toBe(false);
  });

  it("end with the clip, although a word begins in its last half frame", () => {
    const { phrases } = plan([word("ana", 4_500), word("ana", 4_990)], { range: { from: 0, to: 150 } });
    expect(phrases.map(({ to, words }) => [to, words.map((one) => one.from)])).toEqual([[150, [135, 149]]]);
  });

  it("are never late, however people talk over each other", () => {
    const said = fc.array(
      fc.record({
        personId: fc.constantFrom("ana", "ben", "cem"),
        fromMs: fc.integer({ min: -500, max: 6_500 }),
        length: fc.constantFrom(0, 5, 20, 100, 400),
        text: fc.constantFrom("so", "um", "well,", "yes.", "a rather long one"),
      }),
      { minLength: 1, maxLength: 60 },
    );
    const range = fc.record({
      from: fc.integer({ min: 0, max: 20 }),
      to: fc.integer({ min: 165, max: 190 }),
    });
    fc.assert(
      fc.property(said, range, fc.boolean(), (spoken, frames, isShortened) => {
        const words = spoken
          .map(({ personId, fromMs, length, text }) => word(personId, fromMs, fromMs + length, text))
          .sort((a, b) => a.fromMs - b.fromMs);
        const { phrases, kept } = plan(words, {
          ...{ range: frames, removeSilences: isShortened, removeFillers: isShortened },
        });
        expect(areCaptionsLate({ phrases, words, kept })).toBe(false);
        for (const { to } of phrases) expect(to).toBeLessThanOrEqual(framesIn(kept));
      }),
      { numRuns: 300 },
    );
  });
});
