import { expect, it } from "vitest";
import { normalEmail } from "@/lib/platform/text/normal-email";
import {
  emailAddress,
  emailInQuery,
  instant,
  languageTag,
  looseText,
  text,
  timeZone,
  webAddress,
} from "./fields";

it.each([
  ["2027-03-02t17:00:00z", "2027-03-02T17:00:00.000Z"],
  ["2027-03-02T17:00:00.123456+01:00", "2027-03-02T16:00:00.123Z"],
  ["2000-01-01T00:00:00+23:59", "1999-12-31T00:01:00.000Z"],
  ["2199-12-31T23:59:59.999999999999-23:59", "2200-01-01T23:58:59.999Z"],
  ["2000-02-29T00:00:00Z", "2000-02-29T00:00:00.000Z"],
])("parses %s as RFC 3339 defines it", (given, meant) => {
  expect(instant().parse(given).toISOString()).toBe(meant);
});

it.each([
  "1999-12-31T23:59:59Z",
  "2200-01-01T00:00:00Z",
  "2100-02-29T00:00:00Z",
  "2027-02-29T00:00:00Z",
  "2027-03-02T17:00:00",
  "2027-03-02 17:00:00Z",
  "2027-03-02T24:00:00Z",
  "2027-03-02T17:00:00Z\n",
])("rejects %j as a timestamp", (given) => {
  expect(instant().safeParse(given).error?.issues[0]?.message).toBe("iso_8601");
});

it("counts a surrogate pair as one character", () => {
  expect(text(3).parse(" 😀😀😀 ")).toBe("😀😀😀");
  expect(looseText(3).safeParse("😀😀😀😀").success).toBe(false);
  expect(looseText(3).safeParse("aaaa").success).toBe(false);
});

it("describes its limits in its JSON schema", () => {
  const told = (schema: ReturnType<typeof text>) => schema.toJSONSchema({ io: "input" });
  expect(told(text(3))).toMatchObject({ minLength: 1, maxLength: 3, pattern: "\\S" });
  expect(told(looseText(3).min(1))).toMatchObject({ minLength: 1, maxLength: 3 });
});

it("accepts common spellings that the schema doesn't promise", () => {
  expect(webAddress().parse("https://bücher.example")).toBe("https://xn--bcher-kva.example/");
  expect(emailInQuery().parse(" ada b@bücher.example ")).toBe("ada+b@xn--bcher-kva.example");
  expect(languageTag().parse("DE-u-co-phonebk")).toBe("de-u-co-phonebk");
});

it.each([
  ["z@Example.com.", "z@example.com"],
  ["u@bücher.example", "u@xn--bcher-kva.example"],
  ["u@BÜCHER.example.", "u@xn--bcher-kva.example"],
  ["u@xn--bcher-kva.Example", "u@xn--bcher-kva.example"],
  ["Ünal@straße.example", "Ünal@xn--strae-oqa.example"],
  ["ada@例え.テスト", "ada@xn--r8jz45g.xn--zckzah"],
  ["Ada.Lovelace@example.com", "Ada.Lovelace@example.com"],
])("normalizes the domain of %s", (given, kept) => {
  expect(emailAddress().parse(given)).toBe(kept);
  expect(normalEmail(given)).toBe(normalEmail(kept));
});

it.each(["u@bü%cher.example", "u@bücher.example/path", "u@bü?cher.example", "u@bü#cher.example"])(
  "rejects %j as an email address",
  (given) => {
    expect(emailAddress().safeParse(given).error?.issues[0]?.message).toBe("email");
  },
);

it("rejects an email address that is too long in ASCII", () => {
  const long = `u@${`${"ü".repeat(45)}.`.repeat(5)}example`;
  expect(emailAddress().safeParse(long).error?.issues[0]?.message).toBe("too_long");
});

it.each([
  ["utc", "UTC"],
  ["Etc/UTC", "UTC"],
  ["america/new_york", "America/New_York"],
  ["US/Eastern", "America/New_York"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["europe/kyiv", "Europe/Kyiv"],
  ["Eastern Standard Time", "America/New_York"],
  ["W. Europe Standard Time", "Europe/Berlin"],
  ["india standard time", "Asia/Kolkata"],
  ["UTC-11", "Etc/GMT+11"],
])("normalizes the time zone %s to %s", (given, kept) => {
  expect(timeZone().parse(given)).toBe(kept);
});

it.each(["+05:30", "Mars/Olympus", "Eastern", "", "x".repeat(65)])("rejects %j as a time zone", (given) => {
  expect(timeZone().safeParse(given).success).toBe(false);
});

it("accepts an ASCII URL of the maximum length even if normalizing makes it longer", () => {
  const host = `https://${"a.".repeat(1_016)}examples`;
  const address = `https://[1:2:3:4:5:6::8]/${"a".repeat(2_023)}`;
  for (const longest of [host, address]) {
    expect(longest).toHaveLength(2_048);
    expect(webAddress().parse(longest)).toHaveLength(2_049);
  }
});
