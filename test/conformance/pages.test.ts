import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "@/lib/api/registry/registry";
import { env } from "@/lib/platform/runtime/env";
import { TranscriptionStub } from "@/test/support/transcription-stub";
import { pageRules } from "./page-rules";
import { makePageWorld, type PageWorld } from "./page-world";
import { findings, inOrder } from "./rule";

const served = operations.filter(({ prefix }) => prefix === "app").map((op) => [op.id, op] as const);
const limits = served.flatMap(([, { audience }]) => (audience ? [audience.rate] : []));
const bursts = limits.map(({ burst }) => burst);
let world: PageWorld;

beforeAll(async () => {
  // One person makes more calls here than an audience's rate limit allows; that limit has its own tests.
  for (const limit of limits) limit.burst = 1_000;
  // Without it, speech would be transcribed only where models are installed.
  const { baseUrl } = await TranscriptionStub.start("next scene");
  Object.assign(env(), { STT_BASE_URL: baseUrl });
  world = await makePageWorld();
});

afterAll(() => {
  for (const [at, limit] of limits.entries()) limit.burst = bursts[at] ?? limit.burst;
});

it("covers every operation that only pages call", () => {
  expect(served.length).toBeGreaterThan(50);
});

describe.each(served)("%s", (_name, op) => {
  it.each(inOrder(pageRules))("%s", async (_rule, rule) => {
    expect(await findings(rule, op, world)).toEqual([]);
  });
});
