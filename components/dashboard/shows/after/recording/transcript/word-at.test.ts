import { expect, it } from "vitest";
import { placeOfWord, wordAt } from "./word-at";

const words = [1, 1.5, 1.5, 3].map((start_sec) => ({ start_sec }));

it.each([
  [0.5, -1],
  [0.96, 0],
  [1.4, 0],
  [1.5, 2],
  [2.9, 2],
  [99, 3],
])("at second %d, the word is the last one that has begun", (second, index) => {
  expect(wordAt(words, second)).toBe(index);
});

it.each([
  ["We ship on Fridays.", 2, "on"],
  [" We   ship", 1, "ship"],
  ["שלום עולם", 1, "עולם"],
  ["We", 1, null],
])("finds a word of %j in it", (text, word, expected) => {
  const place = placeOfWord(text, word);
  expect(place && text.slice(place.from, place.to)).toBe(expected);
});
