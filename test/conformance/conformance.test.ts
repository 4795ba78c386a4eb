import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry";
import { rules } from "./rules";
import { makeWorld, type World } from "./world";

const served = operations.filter((op) => op.prefix !== "app");
let world: World;

beforeAll(async () => {
  world = await makeWorld();
});

it("looks at every operation", () => {
  expect(served.length).toBeGreaterThan(5);
});

describe.each(served.map((op) => [op.id, op] as const))("%s", (_id, op) => {
  it.each(Object.entries(rules))("%s", async (_name, rule) => {
    expect(await rule(op, world)).toEqual([]);
  });
});
