import { expect, it } from "vitest";
import { sizeWords } from "./size-words";

it.each([
  [0, "0 kB"],
  [1, "1 kB"],
  [999, "1 kB"],
  [17_000, "17 kB"],
  [734_003_200, "734 MB"],
  [999_600_000, "1 GB"],
  [1_234_000_000, "1.2 GB"],
  [9_949_000_000, "9.9 GB"],
  [9_960_000_000, "10 GB"],
  [19_600_000_000, "19.6 GB"],
  [123_400_000_000, "123 GB"],
  [12_340_000_000, "12.3 GB"],
])("%d bytes are written as people compare them", (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
