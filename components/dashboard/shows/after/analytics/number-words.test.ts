import { expect, it } from "vitest";
import { minutes, plural, seconds, shareOf } from "./number-words";

it("says lengths, shares and counts", () => {
  expect([0, 42.5, 59.9, 72.4, 120].map(minutes)).toEqual([
    "0 min",
    "42.5 min",
    "59.9 min",
    "1 h 12 min",
    "2 h",
  ]);
  expect([0, 4.6, 60, 1265].map(seconds)).toEqual(["0 s", "5 s", "1 min", "21 min 5 s"]);
  expect([shareOf(1, 3), shareOf(1, 300), shareOf(0, 3), shareOf(0, 0)]).toEqual(["33%", "< 1%", "0%", "–"]);
  expect([plural(1, "vote"), plural(1200, "vote"), plural(2, "reply", "replies")]).toEqual([
    "1 vote",
    "1,200 votes",
    "2 replies",
  ]);
});
