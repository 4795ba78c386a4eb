import { expect, it } from "vitest";
import { isHeard, isListening, PROGRAM_MIX, withMuted, withSolo } from "./mix";

const heard = (mix: typeof PROGRAM_MIX) => ["ana", "ben", "eve"].filter((one) => isHeard(mix, one));

it("muting silences one person, solo everyone else, and solo wins", () => {
  expect(heard(PROGRAM_MIX)).toEqual(["ana", "ben", "eve"]);
  const muted = withMuted(PROGRAM_MIX, "ben");
  expect(heard(muted)).toEqual(["ana", "eve"]);
  expect(heard(withSolo(muted, "ben"))).toEqual(["ben"]);
  expect(heard(withSolo(withSolo(muted, "ben"), "eve"))).toEqual(["ben", "eve"]);
});

it("the program's own sound is back once nothing is chosen", () => {
  const mix = withSolo(withMuted(PROGRAM_MIX, "ben"), "ana");
  expect(isListening(mix)).toBe(true);
  expect(isListening(withMuted(withSolo(mix, "ana"), "ben"))).toBe(false);
});
