import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { operations } from "@/lib/api/registry/registry";
import { maxMembers } from "@/lib/api/wire/members";
import { MAX_BODY_BYTES, MAX_LARGE_BODY_BYTES } from "@/lib/operation/limits";
import { bytesOf, isMutation, type Operation } from "@/lib/operation/operation";
import { WrongFields } from "@/lib/operation/wrong-fields";
import { env } from "@/lib/platform/runtime/env";
import { answerApi } from "@/lib/server/process/answer-api";
import { bodyOf } from "../support/body";
import { settled } from "../support/settled";
import { type Callers, makeCallers } from "./callers";
import { floods, keys } from "./floods";

// Counts the work that an invalid request causes, instead of timing it: bytes read, problems found, bytes
// sent.

const MAX_BYTES = 16 * 1024;

let callers: Callers;

beforeAll(async () => {
  Object.assign(env(), { SIGNUP_PER_MINUTE: 100_000, SIGNUP_PER_HOUR: 100_000 });
  callers = await makeCallers("Little work");
});

afterEach(async () => {
  vi.restoreAllMocks();
  await settled();
});

interface Work {
  status: number;
  /** The limit of each read of the body, in bytes. */
  reads: number[];
  /** Number of problems found. */
  found: number;
  bytesSent: number;
}

async function workOf(
  method: string,
  url: string,
  rawBody: string,
  headers: Record<string, string>,
): Promise<Work> {
  const add = vi.spyOn(WrongFields.prototype, "add");
  const bytes = new TextEncoder().encode(rawBody);
  const reads: number[] = [];
  const answer = await answerApi({
    method,
    url,
    headers: { "content-type": "application/json", "idempotency-key": `i${Math.random()}`, ...headers },
    address: "127.0.0.1",
    ...bodyOf(bytes),
    readBody: async (limit) => {
      reads.push(limit);
      return bytes;
    },
  });
  const found = add.mock.calls.length;
  add.mockRestore();
  return { status: answer.status, reads, found, bytesSent: Buffer.byteLength(answer.body) };
}

const changing = operations.filter((op) => isMutation(op) && !bytesOf(op));
const byKey = changing.filter((op) => op.prefix !== "app").map((op) => [op.id, op] as const);
const withoutKey = changing.filter((op) => op.access === "public").map((op) => [op.id, op] as const);

const mostBytes = ({ largeBody }: Operation): number => (largeBody ? MAX_LARGE_BODY_BYTES : MAX_BODY_BYTES);

/** A message is read before its operation is known: with a key for sales calls, it may have transcripts. */
const mostInMessage = ({ scope }: Operation): number =>
  scope === "calls" ? MAX_LARGE_BODY_BYTES : MAX_BODY_BYTES;

/** A body is read once and only up to its limit; the problems found are at most as many as it can hold. */
function expectLittle(op: Operation, { reads, found, bytesSent }: Work, most = mostBytes(op)): void {
  expect(reads).toEqual([most]);
  expect(found).toBeLessThanOrEqual(maxMembers(op) + 1);
  expect(bytesSent).toBeLessThanOrEqual(MAX_BYTES);
}

it.each(withoutKey)("%s does little work for an invalid request without a key", async (_id, op) => {
  const headers = { origin: env().PUBLIC_URL };
  const all: Work[] = [];
  for (const body of floods(op)) {
    const work = await workOf(op.method, callers.pathOf(op), body, headers);
    expect(work.status).toBe(400);
    expectLittle(op, work);
    all.push(work);
  }
  // Some of them pass the reader, so that their fields are checked.
  if (op.body) expect(Math.max(...all.map(({ found }) => found))).toBeGreaterThan(0);
});

it.each(byKey)("%s does little work for an invalid request with a key", async (_id, op) => {
  const headers = { authorization: `Bearer ${callers.keyOf(op)}` };
  for (const body of floods(op)) expectLittle(op, await workOf(op.method, callers.pathOf(op), body, headers));
});

const STRANGERS: [string, Record<string, string>][] = [
  ["no key", {}],
  ["a key that is none", { authorization: `Bearer sr_test_${"a".repeat(38)}` }],
  ["a key of 30 KB", { authorization: `Bearer ${"a".repeat(30_000)}` }],
];

it.each(byKey)("%s reads nothing from an unauthenticated caller", async (_id, op) => {
  for (const [_who, headers] of STRANGERS) {
    const work = await workOf(op.method, callers.pathOf(op), `{${keys(60_000)}}`, headers);
    expect(work).toMatchObject({ status: 401, reads: [], found: 0 });
    expect(work.bytesSent).toBeLessThanOrEqual(1024);
  }
});

const host = { host: "127.0.0.1" };
const messageTo = (op: Operation, input: string): string =>
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"call_operation","arguments":{"operation":"${op.id}","input":${input}}}}`;

it.each(STRANGERS)("agents with %s are rejected before their message is read", async (_who, headers) => {
  const work = await workOf("POST", "/api/mcp", `{${keys(60_000)}}`, { ...host, ...headers });
  expect(work).toMatchObject({ status: 401, reads: [], found: 0 });
  expect(work.bytesSent).toBeLessThanOrEqual(1024);
});

it.each(byKey)("%s does little work for an agent's invalid call", async (_id, op) => {
  const headers = { ...host, authorization: `Bearer ${callers.keyOf(op)}` };
  for (const input of floods(op))
    expectLittle(op, await workOf("POST", "/api/mcp", messageTo(op, input), headers), mostInMessage(op));
});
