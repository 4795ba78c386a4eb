import { beforeAll, describe, expect, it } from "vitest";
import { prefixesOf } from "@/lib/api/operation";
import { operations } from "@/lib/api/registry";
import { rules } from "./rules";
import { makeWorld, type World } from "./world";

const served = operations
  .filter((op) => op.prefix !== "app")
  .flatMap((op) => prefixesOf(op).map((prefix) => [`${op.id} on ${prefix}`, op, prefix] as const));
let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

it("looks at every operation", () => {
  expect(served.length).toBeGreaterThan(30);
});

describe.each(served)("%s", (_name, op, prefix) => {
  it.each(Object.entries(rules))("%s", async (_rule, rule) => {
    expect(await rule(op, { ...world, prefix })).toEqual([]);
  });
});
