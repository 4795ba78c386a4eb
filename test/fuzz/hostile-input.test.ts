import fc from "fast-check";
import { afterEach, beforeAll, expect, it } from "vitest";
import { operations } from "@/lib/api/registry/registry";
import { ERRORS } from "@/lib/operation/errors";
import { isMutation, type Operation, prefixesOf } from "@/lib/operation/operation";
import { sample } from "../conformance/calls";
import { type KeyWorld, makeOwnWorld } from "../conformance/world";
import { api } from "../support/api";
import { settled } from "../support/settled";

const served = operations.filter((op) => op.prefix !== "app" && op.scope !== "public");
const RUNS = Number(process.env.FUZZ_RUNS ?? 40);
let world: KeyWorld;

beforeAll(async () => {
  world = await makeOwnWorld();
});
afterEach(settled);

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    "",
    " ",
    "\u0000",
    "\ud800",
    "‮",
    "'; DROP TABLE event;--",
    "<script>alert(1)</script>",
    "{{name}}",
    "../../etc/passwd",
    "💥".repeat(500),
    "a".repeat(100_000),
    -1,
    0,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    true,
    null,
    [],
    {},
    [[]],
    { a: { a: { a: {} } } },
    "2026-13-45T99:99:99Z",
    "#gggggg",
    "javascript:alert(1)",
    "http://169.254.169.254/",
    "9".repeat(40),
    "2027-03-02T17:00:00",
    ["a", 1, null],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 50 }),
);

/** The example with one or two members replaced, removed or added. */
function mutated(op: Operation): fc.Arbitrary<{ url: string; body: unknown }> {
  const given = sample(op, world);
  const names = Object.keys(given.body ?? {});
  const edit = fc.record({
    name: fc.oneof(
      fc.constantFrom(...names, "dry_run", "expected_version", "reason"),
      fc.string({ maxLength: 12 }),
    ),
    value: fc.option(nasty, { nil: undefined }),
  });
  return fc
    .record({
      edits: fc.array(edit, { minLength: 1, maxLength: 3 }),
      search: fc.option(fc.webQueryParameters(), { nil: "" }),
      whole: fc.option(nasty, { nil: undefined, freq: 8 }),
    })
    .map(({ edits, search, whole }) => {
      const body: Record<string, unknown> = { ...given.body };
      for (const { name, value } of edits) body[name] = value;
      return {
        url: search ? `${given.url.split("?")[0]}?${search}` : given.url,
        body: whole === undefined ? body : whole,
      };
    });
}

it.each(served.map((op) => [op.id, op] as const))(
  "%s answers every input in the contract's shape, never with a 5xx",
  async (_id, op) => {
    await fc.assert(
      fc.asyncProperty(mutated(op), fc.constantFrom(...prefixesOf(op)), async ({ url, body }, prefix) => {
        const path = url.replace(/^\/(?:api\/)?v1/, prefix);
        const answer = await api(op.method, path, {
          key: world.key,
          body: isMutation(op) ? body : undefined,
          settles: false,
        });
        expect(answer.status, answer.text).toBeLessThan(500);
        const { data, meta, error } = answer.json;
        expect(meta.request_id).toMatch(/^req_/);
        if (answer.status < 400) {
          expect(error).toBeNull();
          return;
        }
        expect(data).toBeNull();
        expect(ERRORS[error.code as keyof typeof ERRORS].status).toBe(answer.status);
        expect(error.retryable).toBe(ERRORS[error.code as keyof typeof ERRORS].retryable);
      }),
      { numRuns: RUNS },
    );
  },
  120_000,
);

it("answers every path under the API prefixes in the contract's format", async () => {
  const part = fc.oneof(
    fc.constantFrom(
      "clients",
      "events",
      "showrooms",
      "..",
      "%2e%2e",
      "%00",
      "%zz",
      "%F0%9F",
      "openapi.json",
      "",
    ),
    fc
      .string({ unit: "binary", maxLength: 10 })
      .map(encodeURIComponent.bind(null) as (text: string) => string)
      .filter((text) => text !== ""),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("/v1", "/api/v1", "/api/app"),
      fc.array(part, { maxLength: 5 }),
      fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"),
      async (prefix, parts, method) => {
        const answer = await api(method, [prefix, ...parts].join("/"), { key: world.key, settles: false });
        expect(answer.status, answer.text).toBeLessThan(500);
        expect(answer.json.meta?.request_id ?? answer.json.openapi).toBeTruthy();
      },
    ),
    { numRuns: RUNS * 10 },
  );
});
