import { expect, it } from "vitest";
import { portablePattern } from "./portable-pattern";

it.each([
  ["^[^\\p{Cc}\\u2028\\ud800-\\udfff]*$", "^[^\\x00-\\x1f\\x7f-\\x9f\u2028]*$"],
  ["^\\d{2}[\\d.]+$", "^[0-9]{2}[0-9.]+$"],
  ["^[\\w-]{1,64}$", "^[A-Za-z0-9_-]{1,64}$"],
  ["^[^\\]\\\\\\d]\\u0041\\.$", "^[^\\]\\\\0-9]\\x41\\.$"],
  ["\\S", "\\S"],
])("rewrites %s for other regex engines", (pattern, portable) => {
  expect(portablePattern(pattern)).toBe(portable);
});

it.each(["^(?!a)b$", "(?<=a)b", "\\p{L}", "\\bword"])(
  "throws for %s, which other regex engines read differently",
  (pattern) => {
    expect(() => portablePattern(pattern)).toThrow(/not read alike/);
  },
);
