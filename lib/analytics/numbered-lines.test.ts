import fc from "fast-check";
import { expect, it } from "vitest";
import { NumberedLines } from "./numbered-lines";

const line = fc
  .string({ minLength: 1, maxLength: 6, unit: "grapheme" })
  .filter((text) => !text.includes("\n"));
const few = fc.constantFrom("a", "aa", "aaa", "reg_1", "reg_10", "é", "日本");

const numbered = (lines: readonly string[]) => new NumberedLines(lines.join("\n"), lines.length);

it("numbers lines by first appearance, equal ones alike", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(line, few), { maxLength: 60 }), (lines) => {
      const different = [...new Set(lines)];
      const { numbers, count } = numbered(lines);
      expect([...numbers]).toEqual(lines.map((one) => different.indexOf(one)));
      expect(count).toBe(different.length);
    }),
  );
});

it("returns the line of a number", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(line, few), { maxLength: 60 }), (lines) => {
      const known = numbered(lines);
      expect([...known.numbers].map((number) => known.at(number))).toEqual(lines);
    }),
  );
});

it("tells lines with the same hash apart", () => {
  // `reg_1hd88yj` and `reg_1lmpjmi`, say. With another hash it would be others: so many rarely all differ in 32 bits.
  const lines = Array.from(
    { length: 120_000 },
    (_, index) => `reg_${((index * 2_654_435_761) % 2 ** 32).toString(36)}`,
  );
  const { count, numbers } = numbered([...lines, ...lines]);
  expect(count).toBe(new Set(lines).size);
  expect(numbers.every((number, line) => number === line % lines.length)).toBe(true);
});

it("throws if the text has another number of lines", () => {
  expect(() => new NumberedLines("a\nb", 3)).toThrow("2 lines instead of 3");
});
