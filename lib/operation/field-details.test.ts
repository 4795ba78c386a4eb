import { expect, it } from "vitest";
import { z } from "zod";
import { detailsOf } from "./field-details";
import {
  emailAddress,
  freeForm,
  hexColor,
  instant,
  languageTag,
  queryInt,
  text,
  timeZone,
  webAddress,
} from "./fields";

const Guest = z.strictObject({ name: text(120), email: emailAddress().nullable() });
const Shape = z.strictObject({
  title: text(80),
  starts_at: instant().nullable().optional(),
  zone: timeZone(),
  language: languageTag(),
  page: webAddress(),
  colour: hexColor().optional(),
  capacity: z.int().min(1, "too_small").max(500, "too_large").nullable(),
  theme: z.enum(["plain", "retro"]),
  guests: z.array(Guest).max(50, "too_many"),
  tags: z.record(z.string(), text(10)),
  extra: freeForm(),
  loud: z.boolean().default(true),
  either: z.union([z.strictObject({ a: text(5) }), z.strictObject({ b: z.int().max(9) })]),
});
const Query = z.strictObject({ limit: queryInt(1, 200, 50) });

const detail = (field: string, code: string) => detailsOf([Query, Shape], { [field]: code })[field];

it.each([
  ["title", "too_long", { max: 80 }],
  ["title", "too_short", { min: 1 }],
  ["starts_at", "iso_8601", { example: "2031-03-02T17:00:00Z" }],
  ["zone", "invalid", { example: "Europe/London" }],
  ["language", "invalid", { example: "en-GB" }],
  ["page", "url", { example: "https://example.com/page" }],
  ["colour", "hex_color", { example: "#5b3df5" }],
  ["capacity", "too_large", { min: 1, max: 500 }],
  ["capacity", "too_small", { min: 1, max: 500 }],
  ["theme", "not_allowed", { allowed: ["plain", "retro"] }],
  ["theme", "required", { allowed: ["plain", "retro"] }],
  ["guests", "too_many", { max: 50 }],
  ["guests.3.name", "too_long", { max: 120 }],
  ["guests.0.email", "email", { example: "ada@example.com" }],
  ["tags.mood", "too_long", { max: 10 }],
  ["loud", "invalid", { allowed: [true, false] }],
  ["loud", "must_be_true", { allowed: [true] }],
  ["limit", "invalid", { min: 1, max: 200 }],
  ["limit", "too_large", { min: 1, max: 200 }],
  ["title.part", "unknown_field", undefined],
  ["guests.0.mail", "unknown_field", { fields: ["name", "email"] }],
  ["either.c", "unknown_field", { fields: ["a", "b"] }],
  ["either.b", "too_large", { max: 9 }],
])("returns what is valid for %s (%s)", (field, code, expected) => {
  expect(detail(field, code)).toEqual(expected);
});

it.each([
  ["tags.other", "unknown_field"],
  ["__proto__.other", "unknown_field"],
  ["title", "duplicate"],
  ["nowhere.at.all", "required"],
  ["extra", "too_large"],
  ["__proto__", "invalid"],
  ["guests.constructor", "invalid"],
])("returns no details for %s (%s)", (field, code) => {
  expect(Object.keys(detailsOf([Query, Shape], { [field]: code }))).toEqual([]);
});

it("replaces a long list of choices with an example, and stays under 5 KB", () => {
  const many = Array.from({ length: 90 }, (_, index) => `choice-${index}`);
  const Wide = z.strictObject(
    Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`f${index}`, z.enum(many.slice(0, 60) as [string])]),
    ),
  );
  const told = detailsOf(
    [Wide],
    Object.fromEntries(Object.keys(Wide.shape).map((name) => [name, "not_allowed"])),
  );
  expect(Buffer.byteLength(JSON.stringify(told))).toBeLessThan(5 * 1024);
  expect(detailsOf([z.strictObject({ f: z.enum(many as [string]) })], { f: "not_allowed" })).toEqual({
    f: { example: "choice-0" },
  });
});
