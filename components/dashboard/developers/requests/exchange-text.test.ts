import { expect, it } from "vitest";
import { asCurl, type CallDetail, readable, replayOf } from "./exchange-text";

const side = { headers: {}, body: null, bytes: 0, truncated: false };

function call(over: Partial<CallDetail>, body: string | null = null, more: object = {}): CallDetail {
  return {
    request_id: "req_1",
    operation: "createClient",
    method: "POST",
    path: "/v1/clients",
    status: 201,
    error_code: null,
    duration_ms: 3,
    cost_usd: 0,
    source: "http",
    actor: { type: "key", id: "key_1", name: "CI" },
    key: null,
    client_id: null,
    tool: null,
    agent: null,
    idempotency_key: "order-42",
    dry_run: false,
    replayed: false,
    created_at: "2026-11-21T09:00:00.000Z",
    environment: "test",
    exchange: { query: "", request: { ...side, body, ...more }, response: side },
    ...over,
  };
}

it("writes a shell-safe curl command for a public API call", () => {
  const text = asCurl(call({}, `{"name":"It's"}`), "http://a.test");
  expect(text).toBe(
    [
      "curl -X POST 'http://a.test/v1/clients'",
      '-H "Authorization: Bearer $SHOWRUNNER_API_KEY"',
      "-H 'Idempotency-Key: order-42'",
      '-H "Content-Type: application/json"',
      `-d '{"name":"It'\\''s"}'`,
    ].join(" \\\n  "),
  );
  expect(asCurl(call({ path: "/api/app/keys" }, "{}"), "http://a.test")).toBeUndefined();
});

it("replays a change as a dry run and a read unchanged", () => {
  expect(replayOf(call({}, '{"name":"A"}'))).toEqual({
    method: "POST",
    url: "/v1/clients",
    body: '{"name":"A","dry_run":true}',
  });
  const exchange = { query: "limit=5", request: side, response: side };
  expect(replayOf(call({ method: "GET", exchange }))).toEqual({
    method: "GET",
    url: "/v1/clients?limit=5",
    body: undefined,
  });
});

it.each([
  ["is no longer stored", call({ exchange: null })],
  ["wasn’t an HTTP request", call({ path: "call_operation" }, "{}")],
  ["body contained a secret", call({}, '{"token":"[redacted]"}')],
  ["too long", call({}, '{"name":"', { truncated: true })],
  ["wasn’t a JSON object", call({}, "[1]")],
  [
    "URL contained a secret",
    call({ method: "GET", exchange: { query: "token=%5Bredacted%5D", request: side, response: side } }),
  ],
])("says why a call can't be replayed: %s", (words, given) => {
  expect(replayOf(given)).toEqual({ impossible: expect.stringContaining(words) });
});

it("formats JSON and leaves other text unchanged", () => {
  expect(readable('{"a":1}')).toBe('{\n  "a": 1\n}');
  expect(readable('{"a":')).toBe('{"a":');
});
