import { beforeAll, describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry/registry";
import { prefixesOf } from "@/lib/operation/operation";
import { keyRules } from "./key-rules";
import { findings, inOrder } from "./rule";
import { type KeyWorld, makeWorld } from "./world";

const served = operations
  .filter((op) => op.prefix !== "app")
  .flatMap((op) => prefixesOf(op).map((prefix) => [`${op.id} on ${prefix}`, op, prefix] as const));
let world: KeyWorld;

beforeAll(async () => {
  world = await makeWorld();
});

it("covers every operation", () => {
  expect(served.length).toBeGreaterThan(30);
});

describe.each(served)("%s", (_name, op, prefix) => {
  it.each(inOrder(keyRules))("%s", async (_rule, rule) => {
    expect(await findings(rule, op, { ...world, prefix })).toEqual([]);
  });
});
