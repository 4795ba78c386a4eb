import { expect, it } from "vitest";
import { bestStill, type StillFace } from "./choose-still";

const face = (openness: number | null, x = 0.3, height = 0.3): StillFace => ({
  ...{ area: { x, y: 0.2, width: 0.2, height }, openness },
});
const frame = (edges: number, faces: StillFace[] = [], bright = 200) => ({ bright, edges, faces });

it("is the sharpest that isn't dark, if no one is known to be seen", () => {
  expect(bestStill([frame(4), frame(9, [], 20), frame(7)])).toBe(2);
  expect(bestStill([frame(4, [], 20), frame(9, [], 20)])).toBe(1);
});

it("is of someone, although other frames are sharper", () => {
  expect(bestStill([frame(9), frame(3, [face(null)]), frame(8)])).toBe(1);
  expect(bestStill([frame(9), frame(3, [face(0.5)], 20), frame(8)])).toBe(0);
});

it("is of open eyes, and of several such frames the sharpest", () => {
  const open = [frame(9, [face(0.2)]), frame(3, [face(0.5)]), frame(5, [face(0.46)]), frame(8, [face(0.3)])];
  expect(bestStill(open)).toBe(2);
});

it("compares people with themselves", () => {
  // The one on the right has lighter eyes.
  const pair = [
    frame(9, [face(0.5), face(0.1, 0.7)]),
    frame(3, [face(0.5), face(0.25, 0.7)]),
    frame(8, [face(0.2), face(0.25, 0.7)]),
  ];
  expect(bestStill(pair)).toBe(1);
  const turns = [frame(3, [face(0.5)]), frame(9, [face(0.25, 0.7)])];
  expect(bestStill(turns)).toBe(1);
});

it("isn't of small faces in the background", () => {
  const small = (openness: number) => face(openness, 0.8, 0.1);
  expect(bestStill([frame(9, [face(0.5), small(0.1)]), frame(3, [face(0.5), small(0.5)])])).toBe(0);
});
