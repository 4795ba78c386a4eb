import { expect, it } from "vitest";
import { wordErrors } from "./word-errors";

it.each([
  ["Ever tried. Ever failed.", "ever tried, ever failed", 0],
  ["Ever tried. Ever failed.", "ever cried ever failed", 1],
  ["Ever tried. Ever failed.", "ever tried failed", 1],
  ["Ever tried. Ever failed.", "well ever tried ever failed again", 2],
  ["It’s on.", "it's on", 0],
  ["Ever tried.", "", 2],
])("%s heard as %s", (said, heard, errors) => {
  expect(wordErrors(said, heard)).toEqual({ errors, words: said.split(" ").length });
});
