import { expect, it } from "vitest";
import { wordsIn } from "./words-in";

it("splits at lines and commas, and lists each word once", () => {
  expect(wordsIn("casino,  buy   now\n\ncasino; bet \r\n")).toEqual(["casino", "buy now", "bet"]);
  expect(wordsIn(" \n, ")).toEqual([]);
});
