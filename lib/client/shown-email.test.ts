import { expect, it } from "vitest";
import { asciiEmail } from "@/lib/platform/text/normal-email";
import { shownEmail } from "./shown-email";

it.each([
  "u@bücher.example",
  "ada@mail.straße.example",
  "ada@例え.テスト",
  "a@münchen-ost.example",
  "ada@παράδειγμα.δοκιμή",
  "ada@пример.испытание",
  "Ada@example.com",
])("restores %s from its ASCII form", (address) => {
  expect(shownEmail(asciiEmail(address) ?? "")).toBe(address);
});

it.each([
  "a@xn--.example",
  "a@xn--99999999.example",
  "a@xn--ä.example",
  "not an address",
  "a@XN--BCHER-KVA.example",
  "",
])("leaves %j as it is", (address) => {
  expect(shownEmail(address)).toBe(address);
});
