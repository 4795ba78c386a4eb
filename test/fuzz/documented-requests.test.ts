import fc from "fast-check";
import { afterEach, beforeAll, expect, it } from "vitest";
import { operations } from "@/lib/api/registry/registry";
import { isMutation, prefixesOf } from "@/lib/operation/operation";
import { arbitraryOf } from "@/test/schema/arbitrary";
import { mayRefuse } from "@/test/schema/beyond-schema";
import type { Members } from "@/test/schema/json-schema";
import { type Described, describedIn, documentOf, sendable, type Wanted } from "@/test/schema/requests";
import { schemasOf } from "@/test/schema/validator";
import { type KeyWorld, makeOwnWorld } from "../conformance/world";
import { api } from "../support/api";
import { settled } from "../support/settled";

const RUNS = Number(process.env.FUZZ_RUNS ?? 25);
const SEED = 20_270_303;

let world: KeyWorld;

beforeAll(async () => {
  world = await makeOwnWorld();
});
afterEach(settled);

const cases = (["v1", "legacy"] as const).flatMap((surface) => {
  const document = documentOf(surface);
  const arbitrary = arbitraryOf(schemasOf(document.components.schemas));
  return describedIn(document).map(
    (described) => [`${surface} ${described.id}`, described, arbitrary] as const,
  );
});

const operationOf = ({ method, path }: Described) => {
  const found = operations.find(
    (op) => op.method === method && prefixesOf(op).some((prefix) => `${prefix}${op.path}` === path),
  );
  if (!found) throw new Error(`${method} ${path} is no operation`);
  return found;
};

/** The same request for existing objects, as a dry run. */
function tried({ query, body }: Wanted, described: Described): Wanted {
  const op = operationOf(described);
  const names = world.paramsFor(op);
  const path = Object.fromEntries(Object.keys(op.params.shape).map((name) => [name, names[name]]));
  const known = (given: unknown): Members => knownNames(given as Members | undefined);
  if (described.file) return { path, query: { ...known(query), dry_run: "true" } };
  if (!isMutation(op)) return { path, query: known(query), body: op.body && known(body) };
  return { path, query: known(query), body: { ...known(body), dry_run: true } };
}

/** Unknown names, and invalid versions and cursors, would hide other reasons for a refusal. */
function knownNames({
  cursor: _c,
  expected_version: _v,
  client_id,
  event_slug,
  ...rest
}: Members = {}): Members {
  const { id, slug } = world.paramsFor(operations[0] as (typeof operations)[0]);
  return {
    ...rest,
    ...(client_id && !rest.external_client_id ? { client_id: id } : {}),
    ...(event_slug ? { event_slug: slug } : {}),
  };
}

it.each(cases)(
  "%s accepts what its document allows or rejects it with a documented code",
  async (_name, op, arbitrary) => {
    const refused: string[] = [];
    for (const some of fc.sample(arbitrary(op.request), { numRuns: RUNS, seed: SEED }) as Wanted[]) {
      const wanted = tried(some, op);
      const sent = sendable(op.path, wanted);
      if (!sent) continue;
      const file = op.file && { rawBody: world.files[op.file]?.[0], headers: { "content-type": op.file } };
      const answer = await api(op.method, sent.url, {
        ...{ key: world.key, rawBody: sent.body, settles: false },
        ...file,
      });
      expect(answer.status, answer.text).toBeLessThan(500);
      const { error } = answer.json;
      if (answer.status < 400 || mayRefuse(op, wanted, { code: error.code, fields: error.fields ?? {} }))
        continue;
      const isAnnounced = error.code !== "validation_error" && op.told.includes(`\`${error.code}\``);
      if (!isAnnounced) refused.push(`${answer.text} for ${JSON.stringify(wanted).slice(0, 400)}`);
    }
    expect(refused, refused[0]).toEqual([]);
  },
);
