import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { arbitraryOf } from "@/test/schema/arbitrary";
import { mayRefuse, type Refused, RULES } from "@/test/schema/beyond-schema";
import { edgesOf } from "@/test/schema/edges";
import type { JsonSchema, Members } from "@/test/schema/json-schema";
import { loosened } from "@/test/schema/loosened";
import { type Described, describedIn, documentOf, sendable, type Wanted } from "@/test/schema/requests";
import { schemasOf } from "@/test/schema/validator";
import { bodyOf } from "@/test/support/body";
import { handle } from "../http/handle";
import type { Call } from "../pipeline/call-state";
import type { RawInput } from "../pipeline/steps/parse";
import { TIME_ZONES } from "./time-zones";

// Requests built from the documents alone must pass everything that precedes the verbs. Authentication and
// the verbs have tests of their own.
vi.mock("../auth/authenticate", () => ({
  authenticate: async () => ({
    source: "http",
    principal: {
      actor: { type: "key", id: "key_x", name: "" },
      scopes: new Set(["communications:send"]),
    },
  }),
}));
vi.mock("../request-log", () => ({ recordRequest: () => undefined }));
vi.mock("../pipeline/execute", async () => {
  const { checkKey } = await import("../pipeline/steps/once");
  const { parseInput } = await import("../pipeline/steps/parse");
  const { requireSend } = await import("../pipeline/steps/require-send");
  const execute = async (
    op: Call["op"],
    principal: Call["principal"],
    read: () => Promise<RawInput>,
    meta: Call["meta"],
  ) => {
    checkKey({ op, meta } as Call);
    requireSend(op, principal, parseInput(op, await read()).input);
    return { status: 200, body: "{}", headers: {} };
  };
  return { execute };
});
vi.mock("../pipeline/run-public-read", async () => {
  const { parseInput } = await import("../pipeline/steps/parse");
  const runPublicRead = async (op: Call["op"], _principal: unknown, raw: RawInput) => {
    parseInput(op, raw);
    return { status: 200, body: "{}", headers: {} };
  };
  return { runPublicRead };
});

const RUNS = Number(process.env.FUZZ_RUNS ?? 30);
const SEED = 20_270_302;

interface Answer extends Refused {
  status: number;
}

/** Returns the outcome of a request, or undefined if it can't be sent. */
async function answerTo({ method, path, file }: Described, wanted: Wanted): Promise<Answer | undefined> {
  const sent = sendable(path, wanted);
  if (!sent) return undefined;
  const bytes = new TextEncoder().encode(file ? "a file" : sent.body);
  const { status, body } = await handle({
    method,
    url: sent.url,
    headers: {
      ...(bytes.length > 0 ? { "content-type": file ?? "application/json" } : {}),
      "content-length": String(bytes.length),
      ...sent.headers,
    },
    address: "127.0.0.1",
    ...bodyOf(bytes),
  });
  const { error } = JSON.parse(body) as { error?: { code: string; fields?: Record<string, string> } };
  return { status, code: error?.code, fields: error?.fields ?? {} };
}

/** Unexpected responses: one for each field and code, with the first request that caused it. */
class Surprises {
  readonly #found = new Map<string, string>();

  note({ status, code, fields }: Answer, wanted: Wanted): void {
    const what = Object.entries(fields).map(([name, field]) => `${name.replace(/\d+/g, "n")} (${field})`);
    const name = `${status} ${code ?? ""} ${what.join(", ")}`;
    if (!this.#found.has(name)) this.#found.set(name, JSON.stringify(wanted).slice(0, 300));
  }

  get list(): string[] {
    return [...this.#found].map(([name, wanted]) => `${name} for ${wanted}`);
  }
}

const cases = (["v1", "legacy"] as const).flatMap((surface) => {
  const document = documentOf(surface);
  const { schemas: components } = document.components;
  const schemas = schemasOf(components);
  const tools = {
    schemas,
    edges: edgesOf(schemas),
    arbitrary: arbitraryOf(schemas),
    bounds: schemasOf(loosened(components, true)),
  };
  return describedIn(document).map((op) => [`${surface} ${op.id}`, op, tools] as const);
});

async function expectTaken(op: Described, requests: Iterable<Wanted>): Promise<void> {
  const surprises = new Surprises();
  let taken = 0;
  for (const wanted of requests) {
    const answer = await answerTo(op, wanted);
    if (answer?.status === 200) taken += 1;
    else if (answer && !mayRefuse(op, wanted, answer)) surprises.note(answer, wanted);
  }
  expect(surprises.list).toEqual([]);
  expect(taken).toBeGreaterThan(0);
}

it.each(cases)(
  "%s accepts what its document allows, at every boundary",
  async (_name, op, { edges, schemas }) => {
    const allowed = edges.around(op.request).filter((wanted) => schemas.isValid(op.request, wanted));
    await expectTaken(op, allowed as Wanted[]);
  },
);

it.each(cases)(
  "%s accepts what its document allows, in random combinations",
  async (_name, op, { arbitrary }) => {
    await expectTaken(op, fc.sample(arbitrary(op.request), { numRuns: RUNS, seed: SEED }) as Wanted[]);
  },
);

const isUnsound = (value: unknown): boolean => /\\u0000|\\ud[89a-f]/.test(JSON.stringify(value) ?? "");
/** Surrounding whitespace doesn't count. */
const hasBlanksAround = (value: unknown): boolean =>
  typeof value === "string"
    ? value !== value.trim()
    : Object.values((value ?? {}) as object).some(hasBlanksAround);

const isMembers = (value: unknown): value is Members =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Whether the types of a request's query values can be told from its URL. */
const isTyped = (query: Members, { properties = {} }: JsonSchema): boolean =>
  Object.entries(query).every(([name, value]) =>
    properties[name]?.type === "integer" ? typeof value === "number" : typeof value === "string",
  );

it.each(cases)("%s rejects what is outside its document's bounds", async (_name, op, tools) => {
  const { edges, schemas, bounds } = tools;
  const places = op.request.properties ?? {};
  const loose = loosened(op.request);
  const fits = (place: "path" | "header", wanted: Wanted) =>
    schemas.isValid(places[place] as JsonSchema, wanted[place]);
  const isOutside = (wanted: unknown): wanted is Wanted =>
    isMembers(wanted) &&
    Object.keys(wanted).every((name) => name in places) &&
    fits("path", wanted) &&
    fits("header", wanted) &&
    isMembers(wanted.query) &&
    isTyped(wanted.query, places.query as JsonSchema) &&
    !hasBlanksAround([wanted.query, wanted.body]) &&
    (isUnsound(wanted.body) || !bounds.isValid(loose, wanted));
  const surprises = new Surprises();
  const outside = edges.around(op.request).filter(isOutside);
  for (const wanted of outside) {
    const answer = await answerTo(op, wanted);
    if (answer && answer.status < 400) surprises.note(answer, wanted);
  }
  expect(surprises.list).toEqual([]);
  expect(outside.length).toBeGreaterThan(0);
});

it.each(cases.filter(([, { request }]) => request.properties?.body))(
  "%s requires a body exactly when its document says so",
  async (_name, op, { edges }) => {
    const { body: _body, ...bare } = edges.least(op.request) as Wanted;
    const isNeeded = op.request.required?.includes("body");
    const answer = await answerTo(op, bare);
    expect(answer).toMatchObject(isNeeded ? { status: 400, fields: { body: "required" } } : { status: 200 });
  },
);

it.each(RULES.map((rule) => [`${rule.field} (${rule.codes})`, rule] as const))(
  "at least one operation documents the rule for %s",
  (_name, { words }) => {
    expect(cases.filter(([, { told }]) => words.test(told))).not.toEqual([]);
  },
);

it("knows the time zones that its document lists", () => {
  const unknown = TIME_ZONES.filter((timeZone) => {
    try {
      return !new Intl.DateTimeFormat("en", { timeZone });
    } catch {
      return true;
    }
  });
  expect(unknown).toEqual([]);
});
