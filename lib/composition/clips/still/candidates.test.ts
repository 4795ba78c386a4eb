import { expect, it } from "vitest";
import type { ClipLook } from "../../stills/clips/clip-look";
import { type Shot, WHOLE } from "../plan/shots";
import { candidatesOf } from "./candidates";

const look: ClipLook = {
  ...{ template: "speaker_focus", orientation: "vertical", caption: { preset: "pill", size: "md" } },
  ...{ motion: "standard", highlight: "#ffd60a", kicker: "", title: "Bread", speaker: "", handle: "" },
  ...{ hasTimer: false, hasFollow: false, language: "en" },
};
const person: Shot["view"] = { ...WHOLE, kind: "person" };
const kept = [{ from: 100, to: 700 }];
const frames = (shots: Shot[], more: Partial<ClipLook> = {}) =>
  candidatesOf({ look: { ...look, ...more }, shots, kept });
const edges = (found: number[]) => [found.length, Math.min(...found), Math.max(...found)];

it("are of people with the title, as long as there is one", () => {
  expect(edges(frames([{ from: 0, to: 600, view: person }]))).toEqual([6, 19, 89]);
  const both = frames([
    { from: 0, to: 40, view: WHOLE },
    { from: 40, to: 600, view: person },
  ]);
  expect(Math.min(...both)).toBeGreaterThanOrEqual(40);
  expect(Math.max(...both)).toBeLessThan(96);
});

it("are of people who come later, or else of the title, or else of anything", () => {
  const later = [
    { from: 0, to: 300, view: WHOLE },
    { from: 300, to: 600, view: person },
  ];
  expect(edges(frames(later))).toEqual([6, 320, 520]);
  expect(edges(frames([{ from: 0, to: 600, view: WHOLE }]))).toEqual([6, 19, 89]);
  expect(edges(frames([{ from: 0, to: 600, view: WHOLE }], { title: "" }))).toEqual([6, 20, 220]);
});
