import { expect, it } from "vitest";
import { engagement } from "./figures";
import { sponsorTimes } from "./sponsor-times";
import { type StageSpan, stageInMinutes } from "./stage-in-minutes";

const span = (from: number, to: number, more: Partial<StageSpan> = {}): StageSpan => ({
  from,
  to,
  segmentId: null,
  segment: null,
  layout: "solo",
  covered: false,
  people: [],
  lowerThird: [],
  ticker: [],
  ...more,
});

it("tells what was on stage longest in a minute, and everyone who was", () => {
  const spans = [
    span(0, 40, { segment: "Welcome", people: ["ada"] }),
    span(40, 70, { segment: "Talk", people: ["ben"] }),
    span(70, 200, { segment: "Talk", layout: "grid", people: ["ben", "cid"] }),
  ];
  const minutes = [
    { from: 0, to: 60 },
    { from: 60, to: 120 },
    { from: 300, to: 360 },
  ];
  expect(stageInMinutes(spans, minutes)).toMatchObject([
    { segment: "Welcome", people: ["ada", "ben"] },
    { segment: "Talk", layout: "grid", people: ["ben", "cid"] },
    null,
  ]);
});

it("counts how long sponsors were shown, only on air and uncovered", () => {
  const spans = [
    span(0, 100, { lowerThird: ["acme"], ticker: ["acme", "zeta"] }),
    span(100, 200, { covered: true, ticker: ["zeta"] }),
    span(200, 300, { ticker: ["zeta"] }),
  ];
  const sessions = [
    { from: 50, to: 150 },
    { from: 250, to: 260 },
  ];
  const minutes = [
    { from: 50, to: 110, ms: 120 },
    { from: 110, to: 150, ms: 400 },
    { from: 250, to: 260, ms: 5 },
  ];
  expect(Object.fromEntries(sponsorTimes(spans, { sessions, minutes }))).toEqual({
    acme: { lowerThirdMs: 50, tickerMs: 50, viewerMs: 100 },
    zeta: { lowerThirdMs: 0, tickerMs: 60, viewerMs: 105 },
  });
});

it("rates engagement by watching and by kinds of activity", () => {
  const did = { chat: 0, votes: 0, questions: 0, upvotes: 0, reactions: 0, clicks: 0 };
  expect(engagement(0, did)).toBe(0);
  expect(engagement(100, did)).toBe(60);
  expect(engagement(50, { ...did, chat: 9, questions: 1, upvotes: 4 })).toBe(46);
  expect(engagement(100, { chat: 1, votes: 1, questions: 1, upvotes: 0, reactions: 1, clicks: 1 })).toBe(100);
});
