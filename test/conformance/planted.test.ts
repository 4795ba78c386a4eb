import { beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { contract, operation } from "@/lib/api/operation";
import type { Ctx } from "@/lib/platform/ctx";
import { db, outsideTransaction } from "@/lib/platform/db";
import { newUuid } from "@/lib/platform/ids";

/** Operations that break the rules on purpose: each must be caught by the rule that is there for it. */
vi.mock("@/lib/api/contracts", async (original) => {
  const real = await original<typeof import("@/lib/api/contracts")>();
  const base = {
    prefix: "v1" as const,
    tag: "Planted",
    scope: "events:write" as const,
    output: z.object({ ok: z.boolean() }),
    examples: [{ summary: "x", input: {} }],
  };
  const planted = contract({
    plantedSilent: operation({ ...base, http: "POST /planted/silent", summary: "No audit", effect: "write" }),
    plantedLeak: operation({
      ...base,
      http: "POST /planted/leak",
      summary: "Writes on a dry run",
      effect: "write",
    }),
    plantedShape: operation({ ...base, http: "GET /planted/shape", summary: "Wrong output", effect: "read" }),
    plantedForeign: operation({
      ...base,
      http: "GET /planted/foreign/{id}",
      summary: "No ownership",
      effect: "read",
      params: z.strictObject({ id: z.uuid() }),
    }),
    plantedLoose: operation({
      ...base,
      http: "POST /planted/loose",
      summary: "Takes anything",
      effect: "write",
      body: z.looseObject({}),
    }),
    plantedStale: operation({
      ...base,
      http: "PATCH /planted/stale",
      summary: "Ignores versions",
      effect: "write",
      versioned: true,
    }),
    plantedMute: operation({ ...base, http: "GET /planted/mute", summary: "", effect: "read" }),
  });
  return { CONTRACTS: { ...real.CONTRACTS, ...planted } };
});

vi.mock("@/lib/api/handlers", async (original) => {
  const real = await original<typeof import("@/lib/api/handlers")>();
  const ok = async (ctx: Ctx) => {
    ctx.record({ subjectType: "planted", subjectId: "x" });
    return { ok: true };
  };
  const verbs: Record<string, (ctx: Ctx, input: never) => Promise<unknown>> = {
    plantedSilent: async () => ({ ok: true }),
    plantedLeak: async (ctx) => {
      await outsideTransaction(() =>
        db().client.create({
          data: { id: newUuid(), workspaceId: ctx.workspaceId, environment: "test", name: "leak" },
        }),
      );
      return ok(ctx);
    },
    plantedShape: async () => ({ ok: "yes" }),
    plantedForeign: async (ctx, input: { id: string }) => ({
      ok: (await ctx.db.client.findUniqueOrThrow({ where: { id: input.id } })) !== null,
    }),
    plantedLoose: ok,
    plantedStale: async (ctx) => {
      ctx.meta.version = 1;
      return ok(ctx);
    },
    plantedMute: async () => ({ ok: true }),
  };
  return { handlerOf: (op: { id: string }) => verbs[op.id] ?? real.handlerOf(op as never) };
});

const { operationById } = await import("@/lib/api/registry");
const { keyRules } = await import("./key-rules");
const { findings } = await import("./rule");
const { makeWorld } = await import("./world");
let world: Awaited<ReturnType<typeof makeWorld>>;

beforeAll(async () => {
  world = await makeWorld();
});

it.each([
  ["plantedSilent", "a write leaves an audit row and every call a usage row"],
  ["plantedSilent", "its example works and has the declared shape"],
  ["plantedLeak", "a dry run writes nothing"],
  ["plantedShape", "its example works and has the declared shape"],
  ["plantedForeign", "a foreign name reads like a random one"],
  ["plantedLoose", "unknown fields and parameters are refused"],
  ["plantedStale", "a stale version conflicts"],
  ["plantedMute", "it is described in OpenAPI"],
])("%s is caught by: %s", async (id, name) => {
  const rule = keyRules[name];
  if (!rule) throw new Error(`no rule says: ${name}`);
  expect(await findings(rule, operationById(id), world)).not.toEqual([]);
});
