import { expect, it } from "vitest";
import { dayWords } from "../../call-words";
import { amountWords, kindWords } from "./figure-words";

it.each([
  [{ amount: "4900", currency: "EUR", kind: "price", of: null }, "€4,900"],
  [{ amount: "1234567.50", currency: "USD", kind: "budget", of: "a year" }, "$1,234,567.50 a year"],
  [{ amount: "6.5", currency: "USD", kind: "price", of: "per person" }, "$6.50 per person"],
  [{ amount: "900", currency: "CHF", kind: "price", of: null }, "CHF 900"],
  [{ amount: "7", currency: "nonsense", kind: "price", of: null }, "nonsense 7"],
  [{ amount: "12.5", currency: null, kind: "percent", of: null }, "12.5%"],
  [{ amount: "250", currency: null, kind: "count", of: "seats" }, "250 seats"],
  [{ amount: "12345678901234567890", currency: null, kind: "other", of: null }, "12,345,678,901,234,567,890"],
] as const)("writes %o", (number, words) => {
  expect(amountWords(number)).toBe(words);
});

it("writes days, whatever the reader's time zone", () => {
  expect(dayWords("2026-11-27")).toBe("Fri, Nov 27, 2026");
  expect(dayWords("soon")).toBe("soon");
});

it("writes kinds as words", () => {
  expect(kindWords("decision_maker")).toBe("Decision maker");
});
