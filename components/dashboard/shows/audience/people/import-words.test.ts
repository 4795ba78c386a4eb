import { expect, it } from "vitest";
import { checkedWords } from "./import-words";

it("says that all of a short file was checked, and the first rows of a long one", () => {
  expect(checkedWords(1)).toBe("1 row was checked.");
  expect(checkedWords(9)).toBe("All 9 rows were checked.");
  expect(checkedWords(1_000)).toBe("The first 1,000 rows were checked.");
});
