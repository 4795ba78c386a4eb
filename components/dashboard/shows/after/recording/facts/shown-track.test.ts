import { expect, it } from "vitest";
import { partWith, placedParts } from "./example-recording";
import { shownTimes } from "./shown-track";

it("a part and its gaps are where the program plays them, through a pause, a cut and an intro", () => {
  // An intro of 5 s; on air, a cut from 20 to 30 and a pause from 60 to 180.
  const played = [
    { from_sec: 0, to_sec: 20, at_sec: 5 },
    { from_sec: 30, to_sec: 60, at_sec: 25 },
    { from_sec: 180, to_sec: 240, at_sec: 55 },
  ];
  const gaps = [
    { from_sec: 200, to_sec: 203 },
    { from_sec: 18, to_sec: 33 },
    { from_sec: 60, to_sec: 180 },
  ];
  const [part] = placedParts([partWith({ starts_at_sec: 10, ends_at_sec: 230, gaps })], played);
  if (!part) throw new Error("no part");
  expect(part.shown).toEqual([
    { from: 15, to: 25, zeroAt: 15 },
    { from: 25, to: 55, zeroAt: 5 },
    { from: 55, to: 105, zeroAt: -115 },
  ]);
  // The pause has no length in the program, so nothing is missing there.
  expect(part.missing).toEqual([
    { from: 23, to: 25 },
    { from: 25, to: 28 },
    { from: 75, to: 78 },
  ]);
  expect(shownTimes(part)).toEqual([{ from: 15, to: 105 }]);
});
