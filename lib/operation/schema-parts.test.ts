import { expect, it } from "vitest";
import { z } from "zod";
import { partsOf } from "./schema-parts";

const [a, b] = [z.string(), z.number()];

it.each<[string, z.ZodType, z.ZodType[]]>([
  ["an object", z.object({ a, b }), [a, b]],
  ["a strict object", z.strictObject({ a }), [a]],
  ["a union", z.union([a, b]), [a, b]],
  ["an intersection", z.intersection(a, b), [a, b]],
  ["a list", z.array(a), [a]],
  ["a record", z.record(z.string(), b), [b]],
  ["an optional one", a.optional(), [a]],
  ["a nullable one", a.nullable(), [a]],
  ["one with a default", a.default("x"), [a]],
  ["one that is read only", a.readonly(), [a]],
])("finds the schemas inside %s", (_kind, schema, parts) => {
  expect(partsOf(schema).map(({ part }) => part)).toEqual(parts);
});

it("finds both sides of a transformation and every option of a discriminated union", () => {
  expect(partsOf(a.transform((text) => text.length))[0]?.part).toBe(a);
  expect(partsOf(z.pipe(a, z.coerce.number())).map(({ part }) => part._zod.def.type)).toEqual([
    "string",
    "number",
  ]);
  const one = z.object({ kind: z.literal("one") });
  const two = z.object({ kind: z.literal("two") });
  expect(partsOf(z.discriminatedUnion("kind", [one, two])).map(({ part }) => part)).toEqual([one, two]);
});

it("names the members of an object", () => {
  expect(partsOf(z.object({ a, b })).map(({ name }) => name)).toEqual(["a", "b"]);
  expect(partsOf(a)).toEqual([]);
});
