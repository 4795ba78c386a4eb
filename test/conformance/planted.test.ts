import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ApiRequest } from "@/lib/api/wire/request";
import type { Operation } from "@/lib/operation/operation";
import type { Principal } from "@/lib/platform/security/principal";
import { expectLogged } from "@/test/support/test-log";

/**
 * Operations that break the rules on purpose: each must be caught by the rule written for it, with the right
 * finding.
 */
const planted = vi.hoisted(() => ({
  headers: {} as Record<string, string>,
  load: () => import("./planted/operations"),
}));

vi.mock("@/lib/api/registry/contracts", async (original) => {
  const real = await original<typeof import("@/lib/api/registry/contracts")>();
  const { plantedContract } = await planted.load();
  return { CONTRACTS: { ...real.CONTRACTS, ...plantedContract } };
});

vi.mock("@/lib/api/pipeline/handlers", async (original) => {
  const real = await original<typeof import("@/lib/api/pipeline/handlers")>();
  const { verbOf } = await planted.load();
  return { handlerOf: (op: { id: string }) => verbOf(op.id) ?? real.handlerOf(op as never) };
});

vi.mock("@/lib/api/auth/authenticate", async (original) => {
  const real = await original<typeof import("@/lib/api/auth/authenticate")>();
  const { tamperOf } = await planted.load();
  return {
    authenticate(sent: ApiRequest, op: Operation, params: Record<string, string>) {
      const { request, slug, as } = tamperOf(op.id);
      if (as) return { principal: as, source: "page" };
      const seen = request ? request(sent, rightful(op)) : sent;
      return real.authenticate(seen, op, slug ? { ...params, slug: slug(sent) } : params);
    },
  };
});

vi.mock("@/lib/api/pipeline/steps/authorize", async (original) => {
  const real = await original<typeof import("@/lib/api/pipeline/steps/authorize")>();
  const { tamperOf } = await planted.load();
  const authorize = (op: Operation, principal: Principal) =>
    tamperOf(op.id).anyone ? undefined : real.authorize(op, principal);
  return { authorize };
});

vi.mock("@/lib/api/pipeline/execute", async (original) => {
  const { execute } = await original<typeof import("@/lib/api/pipeline/execute")>();
  const { tamperOf } = await planted.load();
  const run: typeof execute = (...call) =>
    tamperOf(call[0].id).execute?.(execute, ...call) ?? execute(...call);
  return { execute: run };
});

const { operationById } = await import("@/lib/api/registry/registry");
const { keyRules } = await import("./key-rules");
const { pageRules } = await import("./page-rules");
const { makePageWorld } = await import("./page-world");
const { makeWorld } = await import("./world");
const { findings } = await import("./rule");
const { flaws, honest, idOf } = await planted.load();

let keys: Awaited<ReturnType<typeof makeWorld>>;
let pages: Awaited<ReturnType<typeof makePageWorld>>;

beforeAll(async () => {
  keys = await makeWorld();
  pages = await makePageWorld();
});

const isForKeys = (op: Operation): boolean => op.prefix !== "app";

function rightful(op: Operation) {
  if (isForKeys(op)) return { headers: { authorization: `Bearer ${keys.key}` }, show: {} };
  return { headers: pages.who(op).headers ?? {}, show: pages.showFor(op) };
}

async function found(rule: string, id: string): Promise<string[]> {
  const op = operationById(id);
  if (isForKeys(op)) return findings(keyRules[rule] ?? unknown(rule), op, keys);
  return findings(pageRules[rule] ?? unknown(rule), op, pages);
}

function unknown(rule: string): never {
  throw new Error(`no rule says: ${rule}`);
}

it.each(flaws.map((flaw) => [flaw.name, flaw.rule, flaw] as const))(
  "%s is caught by: %s",
  async (name, rule, { says }) => {
    // Operations that write or audit nothing fail inside the pipeline.
    if (/-(?:silent|unaudited)$/.test(name)) expectLogged(/unexpected failure/);
    expect((await found(rule, idOf(name))).join(" | ")).toMatch(says);
  },
);

describe.each(honest)("$name", ({ name, kind }) => {
  it.each(Object.keys(kind === "key" ? keyRules : pageRules))("is not caught by: %s", async (rule) => {
    expect(await found(rule, idOf(name))).toEqual([]);
  });
});

it.each([
  ["keys", keyRules, true],
  ["pages", pageRules, false],
] as const)("has a planted flaw for every rule for %s", (_who, rules, forKeys) => {
  const caught = flaws.filter(({ on }) => (on === "key") === forKeys).map(({ rule }) => rule);
  expect(Object.keys(rules).filter((rule) => !caught.includes(rule))).toEqual([]);
});
