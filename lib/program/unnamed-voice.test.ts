import { expect, it } from "vitest";
import { isUnnamedVoice, unnamedVoice } from "./show/unnamed-voice";

it("knows a voice by the name that it was given when it was heard", () => {
  expect(isUnnamedVoice(unnamedVoice(12))).toBe(true);
  expect(isUnnamedVoice({ ...unnamedVoice(12), name: "Grace" })).toBe(false);
  expect(isUnnamedVoice({ personId: "guest-1", name: "Speaker 1" })).toBe(false);
});
