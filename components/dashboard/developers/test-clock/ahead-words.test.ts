import { expect, it } from "vitest";
import { aheadWords } from "./ahead-words";

it.each([
  [0, ""],
  [0.4, ""],
  [1, "1 second"],
  [90, "1 minute, 30 seconds"],
  [90_000, "1 day, 1 hour"],
  [86_460, "1 day"],
  [400 * 86_400, "400 days"],
])("formats %s seconds as %j", (seconds, words) => expect(aheadWords(seconds)).toBe(words));
