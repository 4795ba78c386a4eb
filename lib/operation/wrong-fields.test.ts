import { expect, it } from "vitest";
import { invalid, Problem } from "./problem";
import { WrongFields } from "./wrong-fields";

const many = (count: number, name = (i: number) => `k${i}`) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [name(i), "unknown_field"] as const));

it("lists twenty fields and counts the rest", () => {
  const { fields = {} } = invalid(many(80_000));
  expect(Object.keys(fields)).toHaveLength(21);
  expect(fields).toMatchObject({ k0: "unknown_field", k19: "unknown_field", "…": "79980 more" });
  expect(invalid(many(20)).fields).toEqual(many(20));
});

it("limits the size of field names, whatever characters they contain", () => {
  for (const letter of ["a", "\u0001", '"', "💥", "\ud800"]) {
    const problem = invalid(many(500, (i) => `${i}${letter.repeat(5_000)}`));
    const told = JSON.stringify(problem.fields);
    expect(Buffer.byteLength(told), letter).toBeLessThan(3_000);
    expect(told).toContain("…");
    expect(Buffer.byteLength(JSON.stringify(problem.message)), letter).toBeLessThan(3_000);
  }
});

it("keeps the count when a problem is copied", () => {
  const first = invalid(many(30));
  const again = new Problem(first.code, first.message, first.fields);
  expect(again.fields).toEqual(first.fields);
});

it("keeps only the first problem of a field", () => {
  const wrong = new WrongFields();
  wrong.add("name", "too_long");
  wrong.add("name", "invalid");
  expect(wrong.toFields()).toEqual({ name: "too_long" });
});
