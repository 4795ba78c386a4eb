import { expect, it } from "vitest";
import type { Area } from "../plan/clip-source";
import type { Shot } from "../plan/shots";
import { followFaces, type SeenShots } from "./follow-faces";

const whole: Shot["view"] = {
  kind: "content",
  parts: [{ personId: null, area: { x: 0, y: 0, width: 1, height: 1 }, written: [], fit: "contain" }],
};
const kept = [{ from: 0, to: 300 }];
/** How much of its width a vertical crop has. */
const width = 81 / 256;
const face = (x: number, height = 0.3): Area => ({ x, y: 0.2, width: height / 2, height });
const every = (facesAt: (frame: number) => Area[], to = 300) =>
  Array.from({ length: to / 15 }, (_, index) => ({ frame: index * 15, faces: facesAt(index * 15) }));
const followed = (seen: SeenShots, more: { kept?: typeof kept; to?: number } = {}) =>
  followFaces([{ from: 0, to: more.to ?? 300, view: whole }], { kept, seen, width, ...more }).map(
    ({ from, to, view }) => [from, to, view.parts[0]?.face?.x ?? view.kind],
  );

it("has one crop in each of the source's shots, with everywhere the face is", () => {
  const pictures = every((frame) => [face(frame < 150 ? 0.1 + (frame % 60) / 1_000 : 0.7)]);
  expect(followed({ cuts: [150], pictures })).toEqual([
    [0, 150, 0.1],
    [150, 300, 0.7],
  ]);
  const [first] = followFaces([{ from: 0, to: 300, view: whole }], {
    ...{ kept, width },
    seen: { cuts: [150], pictures },
  });
  expect(first?.view).toMatchObject({ kind: "person", parts: [{ fit: "cover", face: { height: 0.3 } }] });
  expect(first?.view.parts[0]?.face?.width).toBeCloseTo(0.15 + 0.045, 3);
});

it("shows the whole picture without a face, with small ones, and with one that comes or walks through", () => {
  for (const facesAt of [
    () => [],
    () => [face(0.4, 0.1)],
    (frame: number) => (frame < 90 ? [face(0.4)] : []),
    (frame: number) => [face(frame / 400)],
    () => [face(0.1, 0.9)],
  ])
    expect(followed({ cuts: [], pictures: every(facesAt) })).toEqual([[0, 300, "content"]]);
  expect(followed({ cuts: [], pictures: [] })).toEqual([[0, 300, "content"]]);
});

it("prefers the largest face that stays to one that is larger for a while, and has another one if there is room", () => {
  const passing = (frame: number) => [face(0.2, 0.3), ...(frame > 200 ? [face(0.6, 0.5)] : [])];
  expect(followed({ cuts: [], pictures: every(passing) })).toEqual([[0, 300, 0.2]]);
  const far = () => [face(0.2, 0.28), face(0.7, 0.3)];
  expect(followed({ cuts: [], pictures: every(far) })).toEqual([[0, 300, 0.7]]);
  const near = () => [face(0.5, 0.2), face(0.62, 0.22)];
  expect(followed({ cuts: [], pictures: every(near) })).toEqual([[0, 300, 0.5]]);
  const leavesOut = (facesAt: (frame: number) => Area[]) =>
    followFaces([{ from: 0, to: 300, view: whole }], {
      ...{ kept, width },
      seen: { cuts: [], pictures: every(facesAt) },
    })[0]?.view.parts[0]?.leavesFacesOut;
  // Someone small in the background isn't missed.
  const behind = () => [face(0.2, 0.3), face(0.7, 0.14)];
  expect([far, near, behind, passing].map(leavesOut)).toEqual([true, false, false, false]);
});

it("holds a crop for 1.2 s, and shows the whole picture if a shorter shot's face isn't in it", () => {
  const close = (second: number) => every((frame) => [face(frame >= 150 && frame < 180 ? second : 0.4)]);
  const cuts = [150, 180];
  expect(followed({ cuts, pictures: close(0.45) })).toEqual([
    [0, 180, 0.4],
    [180, 300, 0.4],
  ]);
  expect(followed({ cuts, pictures: close(0.05) })).toEqual([
    [0, 180, "content"],
    [180, 300, 0.4],
  ]);
});

it("keeps its crop where a pause is left out, and finds the source's cuts behind it", () => {
  const parts = [
    { from: 0, to: 60 },
    { from: 120, to: 300 },
  ];
  const pictures = every((frame) => [face(frame < 200 ? 0.1 : 0.6)]);
  expect(followed({ cuts: [200], pictures }, { kept: parts, to: 240 })).toEqual([
    [0, 140, 0.1],
    [140, 240, 0.6],
  ]);
});
