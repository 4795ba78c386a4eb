import { expect, it } from "vitest";
import { speakingSeconds } from "./speaking-seconds";

it("estimates by words, or by characters where words have no spaces between them", () => {
  expect(speakingSeconds("word ".repeat(300))).toBe(120);
  expect(speakingSeconds("話".repeat(300))).toBe(60);
  expect(speakingSeconds(`${"話".repeat(150)} ${"word ".repeat(75)}`)).toBe(60);
  expect(speakingSeconds("Welcome – to the show!")).toBe(speakingSeconds("Welcome to the show"));
  expect(speakingSeconds(" … ")).toBe(0);
});
