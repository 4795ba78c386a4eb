import fc from "fast-check";
import { expect, it } from "vitest";
import { lengthText, secondsIn } from "./length-text";

it.each([
  ["5", 300],
  [" 2.5 ", 150],
  ["2,5", 150],
  ["5:30", 330],
  ["90:00", 5_400],
  ["1:05:00", 3_900],
  ["0:05", 5],
  ["", undefined],
  ["5:", undefined],
  ["5:61", undefined],
  ["five", undefined],
  ["-5", undefined],
])("reads %j as %s seconds", (text, seconds) => expect(secondsIn(text)).toBe(seconds));

it("reads back what it writes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 14_400 }), (seconds) => {
      expect(secondsIn(lengthText(seconds))).toBe(seconds);
    }),
  );
});
