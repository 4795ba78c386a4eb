import { expect, it } from "vitest";
import { usd } from "./usd";

it.each([
  [0, "$0.00"],
  [0.000002, "$0.000002"],
  [0.01, "$0.01"],
  [0.0501, "$0.0501"],
  [12.5, "$12.50"],
  [1234.567, "$1,234.57"],
])("formats %d as %s", (value, words) => {
  expect(usd(value)).toBe(words);
});
