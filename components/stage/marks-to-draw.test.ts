import { expect, it } from "vitest";
import { marksToDraw } from "./marks-to-draw";

const none = { applause: 0, heart: 0, laugh: 0, surprise: 0, thumbs_up: 0 };

it("returns one mark per new reaction, and only a few for many", () => {
  expect(marksToDraw(none, { ...none, heart: 2, laugh: 1 })).toEqual(["heart", "heart", "laugh"]);
  expect(marksToDraw({ ...none, applause: 900 }, { ...none, applause: 1_900 })).toHaveLength(6);
  expect(marksToDraw({ ...none, heart: 5 }, none)).toEqual([]);
});
