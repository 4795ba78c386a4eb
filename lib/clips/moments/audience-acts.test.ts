import { expect, it } from "vitest";
import type { AudienceAct } from "./audience-act";
import { AudienceActs } from "./audience-acts";
import { Pace } from "./pace";
import { sentencesOf } from "./sentence";

const PROGRAM_MS = 600_000;

const evidence = (acts: readonly AudienceAct[]) =>
  new AudienceActs(acts, [], PROGRAM_MS)
    .evidenceFor(300_000, 330_000)
    .map(({ kind, points, text }) => [kind, points, text]);

const reacted = (reaction: string, people: number, from = 0): AudienceAct[] =>
  Array.from({ length: people }, (_, index) => ({
    ...{
      atMs: 310_000 + index * 100,
      kind: "reactions" as const,
      count: 1,
      by: `v${from + index}`,
      reaction,
    },
  }));

/** One vote a second for these options. */
const voted = (atMs: number, options: string, poll = "p1"): AudienceAct[] =>
  [...options].map((option, index) => ({
    ...{ atMs: atMs + index * 1_000, kind: "votes" as const, count: 1, by: `${poll} ${atMs} ${index}` },
    poll: { id: poll, option: option === "y" ? "Yes" : "No" },
  }));

it("reactions say what most people did, and laughs are a reason of their own", () => {
  expect(evidence(reacted("applause", 20))).toEqual([["reactions", 18, "20 people reacted. All applauded."]]);
  expect(evidence([...reacted("heart", 20), ...reacted("surprise", 5, 20)])).toEqual([
    ["reactions", 18, "25 people reacted. 20 sent hearts."],
  ]);
  expect(evidence([...reacted("laugh", 20), ...reacted("heart", 5, 18)])).toEqual([
    ["reactions", 18, "23 people reacted."],
    ["laugh", 3, "20 people laughed."],
  ]);
  const one = Array.from({ length: 40 }, () => reacted("laugh", 1)).flat();
  expect(evidence([...one, ...reacted("laugh", 1, 1)])).toEqual([]);
});

it("votes say how far they moved a poll's result, unless that may be chance", () => {
  const swings = (...acts: AudienceAct[][]) =>
    evidence(acts.flat())
      .map(([, points, text]) => [points, text])
      .filter(([, text]) => String(text).includes("shifted"));
  const before = voted(200_000, "ynnynnynnynn");
  expect(swings(before, voted(310_000, "yyyyyyyynyyy"))).toEqual([
    [5, "A poll shifted: “Yes” went from 33% to 63% and took the lead."],
  ]);
  expect(swings(voted(200_000, "ynnynn"), voted(310_000, "yyn"))).toEqual([]);
  // Few came before, few came now, it was another poll, or at another time.
  expect(swings(voted(200_000, "nnn"), voted(310_000, "yyyyyyyyy"))).toEqual([]);
  expect(swings(before, voted(310_000, "yy"))).toEqual([]);
  expect(swings(before, voted(310_000, "yyyyyyyyyyyy", "p2"))).toEqual([]);
  expect(swings(before, voted(400_000, "yyyyyyyyyyyy"))).toEqual([]);
  // It stays in the lead, or doesn't get there.
  expect(swings(voted(200_000, "yyyynnn"), voted(310_000, "yyyyyyyyy"))).toEqual([
    [4, "A poll shifted: “Yes” went from 57% to 81%."],
  ]);
});

it("a pace is a speaker's against their own, by the times of words", () => {
  let at = 0;
  const said = (personId: string, count: number, perMinute: number, timed = true) => {
    const each = 60_000 / perMinute;
    const words = Array.from({ length: count }, (_, index) => ({
      text: index === count - 1 ? "word." : "word",
      fromMs: at + index * each,
      toMs: at + (index + 1) * each,
    }));
    const line = { fromMs: at, toMs: at + count * each, text: words.map(({ text }) => text).join(" ") };
    at = line.toMs + 500;
    return { personId, speaker: personId === "ana" ? "Ana" : null, ...line, words: timed ? words : null };
  };
  const show = (timed: boolean) => [
    ...Array.from({ length: 10 }, () => said("ana", 30, 150, timed)),
    ...[said("ben", 120, 100, timed), said("ana", 40, 240, timed), said("ben", 30, 70, timed)],
    said("cyd", 40, 240, timed),
  ];
  const found = (timed: boolean, from: number, to?: number) => {
    at = 0;
    const sentences = sentencesOf(show(timed));
    return new Pace(sentences).evidenceFor(sentences.slice(from, to));
  };
  expect(found(true, 11, 12)).toEqual([
    {
      ...{ kind: "pace", points: 0, atMs: null },
      text: "Ana speaks faster than usual: 240 words a minute instead of 157.",
    },
  ]);
  expect(found(true, 12, 13)[0]?.text).toBe(
    "The speaker speaks more slowly than usual: 70 words a minute instead of 92.",
  );
  expect(found(true, 0, 5)).toEqual([]);
  // Someone who says nothing else, and a show without word times.
  expect(found(true, 13)).toEqual([]);
  expect(found(false, 11, 12)).toEqual([]);
});
