import { request as httpRequest } from "node:http";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { env } from "@/lib/platform/runtime/env";
import { api } from "@/test/support/api";
import { startServer } from "@/test/support/http-server";
import { makeWorkspace } from "@/test/support/workspace";

const server = await startServer();
const workspace = await makeWorkspace();
const key = await workspace.key();

afterAll(() => server.stop());
afterEach(() => {
  env().MCP_ALLOWED_ORIGINS.length = 0;
  env().MCP_ALLOWED_HOSTS.length = 0;
});

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  json: any;
}

const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} });

/** Written by hand, because fetch sets Host and Origin itself. */
function send({ method = "POST", path = "/api/mcp", headers = {}, body = LIST }: Sent): Promise<Answer> {
  const given = { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers };
  const kept = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      `${server.url}${path}`,
      { method, headers: kept, agent: false },
      (response) => {
        let text = "";
        response.on("data", (chunk: Buffer) => {
          text += chunk.toString();
        });
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            json: text === "" ? undefined : JSON.parse(text),
          }),
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(method.startsWith("P") ? body : undefined);
  });
}

const code = ({ status, json }: Answer) => [status, json?.error?.code];

function expectEnvelope(answer: Answer): void {
  expect(answer.json).toMatchObject({
    data: null,
    meta: { request_id: answer.headers["x-request-id"] },
    error: { message: expect.any(String), retryable: expect.any(Boolean) },
  });
}

describe("authentication", () => {
  it("says where to authorize when there are no credentials", async () => {
    const answer = await send({ headers: { authorization: "" } });
    expect(code(answer)).toEqual([401, "unauthorized"]);
    expectEnvelope(answer);
    expect(answer.json.error.message).toMatch(/^No API key was sent\. Send /);
    expect(answer.headers["www-authenticate"]).toBe(
      'Bearer resource_metadata="http://127.0.0.1:3000/.well-known/oauth-protected-resource/api/mcp"',
    );
  });

  it.each(["Bearer sr_test_nonsense", "Basic abc", "Bearer ", "Bearer sr_oat_nonsense"])(
    "refuses %s",
    async (authorization) => {
      const answer = await send({ headers: { authorization } });
      expect(code(answer)).toEqual([401, "unauthorized"]);
      expect(answer.headers["www-authenticate"]).toMatch(
        /^Bearer error="invalid_token", resource_metadata="/,
      );
    },
  );

  it("refuses an expired key and an unverified workspace like HTTP does", async () => {
    const expired = await workspace.key("test", [], { expiresAt: new Date(Date.now() - 1000) });
    expect(code(await send({ headers: { authorization: `Bearer ${expired}` } }))).toEqual([
      401,
      "unauthorized",
    ]);
    const unverified = await (await makeWorkspace({ verified: false })).key();
    expect(code(await send({ headers: { authorization: `Bearer ${unverified}` } }))).toEqual([
      403,
      "account_inactive",
    ]);
  });

  it("rate limits failed attempts by IP address", async () => {
    const before = env().RATE_FAILED_AUTH_PER_MINUTE;
    env().RATE_FAILED_AUTH_PER_MINUTE = 3;
    const from = (token: string) =>
      api("POST", "/api/mcp", {
        key: token,
        rawBody: LIST,
        headers: { host: "127.0.0.1" },
        address: "203.0.113.9",
      });
    for (let i = 0; i < 3; i++) expect((await from("no")).status).toBe(401);
    const refused = await from("no");
    expect([refused.status, refused.headers["Retry-After"]]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect((await from(key)).status).toBe(200);
    env().RATE_FAILED_AUTH_PER_MINUTE = before;
  });
});

describe("local origins", () => {
  it.each(["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])(
    "are allowed under every loopback name: %s",
    async (origin) => {
      const answer = await send({ headers: { origin } });
      expect(answer.status).toBe(200);
      expect(answer.headers["access-control-allow-origin"]).toBe(origin);
      expect((await send({ method: "OPTIONS", headers: { origin } })).status).toBe(204);
    },
  );

  it.each([
    "http://localhost:3001",
    "https://localhost:3000",
    "http://localhost.evil.example:3000",
    "http://evil.example",
    "null",
    "http://localhost:3000/",
  ])("are refused if anything else differs: %s", async (origin) => {
    expect(code(await send({ headers: { origin } }))).toEqual([403, "origin_not_allowed"]);
  });

  it("are refused when the installation has its own domain", async () => {
    const before = env().PUBLIC_URL;
    Object.assign(env(), { PUBLIC_URL: "https://shows.example.com" });
    const own = await send({ headers: { origin: "https://shows.example.com" } });
    const local = await send({ headers: { origin: "http://localhost:3000" } });
    Object.assign(env(), { PUBLIC_URL: before });
    expect(own.status).toBe(200);
    expect(code(local)).toEqual([403, "origin_not_allowed"]);
  });
});

it("announces only what it serves", async () => {
  const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "x", version: "1" } };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });
  const { json } = await send({ body, headers: { accept: "application/json, text/event-stream" } });
  expect(json.result.capabilities).toEqual({ tools: { listChanged: false } });
});

describe("keys in the URL", () => {
  it.each(["key", "api_key", "access_token", "token", "authorization"])("refuses ?%s=…", async (name) => {
    const answer = await send({ path: `/api/mcp?${name}=${key}`, headers: { authorization: "" } });
    expect(code(answer)).toEqual([400, "validation_error"]);
    expect(answer.json.error.message).toContain("Authorization header");
    expect(JSON.stringify(answer.json)).not.toContain(key);
  });

  it("refuses a key in any other parameter, and invalid parameters", async () => {
    expect((await send({ path: `/api/mcp?toolset=${key}` })).json.error.fields).toEqual({
      Authorization: "required",
    });
    expect((await send({ path: "/api/mcp?surprise=1" })).json.error.fields).toEqual({
      surprise: "unknown_field",
    });
    expect((await send({ path: "/api/mcp?toolset=nothing" })).json.error.fields).toEqual({
      toolset: "not_allowed",
    });
    expect((await send({ path: "/api/mcp?toolset=all&toolset=all" })).json.error.fields).toEqual({
      toolset: "duplicate",
    });
  });
});

describe("foreign origins and hosts", () => {
  it.each(["https://evil.example", "null", "http://127.0.0.1:3000.evil.example", "http://localhost:9999"])(
    "refuses the origin %s",
    async (origin) => {
      const answer = await send({ headers: { origin } });
      expect(code(answer)).toEqual([403, "origin_not_allowed"]);
      expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
      expectEnvelope(answer);
    },
  );

  it("allows its own origin and configured ones, including preflight requests", async () => {
    expect((await send({ headers: { origin: "http://127.0.0.1:3000" } })).status).toBe(200);
    env().MCP_ALLOWED_ORIGINS.push("https://inspector.example");
    const origin = "https://inspector.example";
    const asked = await send({ method: "OPTIONS", headers: { origin, authorization: "" }, body: "" });
    expect([asked.status, asked.headers["access-control-allow-origin"]]).toEqual([204, origin]);
    const answer = await send({ headers: { origin } });
    expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([200, origin]);
  });

  it.each(["evil.example", "evil.example:3000", "127.0.0.1.evil.example", "%"])(
    "refuses the host %s",
    async (host) => {
      expect(code(await send({ headers: { host } }))).toEqual([403, "origin_not_allowed"]);
    },
  );

  it("refuses an invalid host", async () => {
    expect(code(await send({ headers: { host: "@evil.example" } }))).toEqual([400, "validation_error"]);
  });

  it("allows loopback names and configured hosts", async () => {
    expect((await send({ headers: { host: "localhost:3000" } })).status).toBe(200);
    env().MCP_ALLOWED_HOSTS.push("app.internal");
    expect((await send({ headers: { host: "app.internal:8080" } })).status).toBe(200);
  });
});

describe("methods, sizes and shapes", () => {
  it.each(["GET", "DELETE", "PUT", "PATCH", "OPTIONS"])(
    "rejects %s with 405 and allows only POST",
    async (method) => {
      const answer = await send({ method });
      expect(code(answer)).toEqual([405, "method_not_allowed"]);
      expect(answer.headers.allow).toBe("POST");
    },
  );

  it("refuses a 10 MB body before reading it", async () => {
    const headers = { "content-length": String(10 * 1024 * 1024) };
    const answer = await send({ headers, body: "x".repeat(10 * 1024 * 1024) }).catch((error: Error) => error);
    // The connection may be closed while the client is still sending. If a response arrives, it must be 413.
    if (!(answer instanceof Error)) expect(code(answer)).toEqual([413, "payload_too_large"]);
    expect((await send({})).status).toBe(200);
  });

  it.each([
    [21, /at most 20 messages/],
    [10_000, /more than 11000 members/],
  ])("refuses a batch of %i with one clear error", async (length, message) => {
    const call = { jsonrpc: "2.0", method: "tools/list", params: {} };
    const body = JSON.stringify(Array.from({ length }, (_, id) => ({ ...call, id })));
    const answer = await send({ body });
    expect(code(answer)).toEqual([400, "validation_error"]);
    expect(answer.json.error).toMatchObject({
      fields: { body: "too_many" },
      message: expect.stringMatching(message),
    });
  });

  it("refuses an overlong id without echoing it", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: "i".repeat(201), method: "nothing" });
    const answer = await send({ body });
    expect(code(answer)).toEqual([400, "validation_error"]);
    expect(answer.json.error.fields).toEqual({ id: "too_long" });
  });

  it.each([
    ["createClient", { metadata: { list: Array(3_000).fill(0) } }, undefined],
    ["createRegistration", { utm: { list: Array(3_000).fill(0) } }, { arguments: "too_many" }],
  ])("limits %s to the number of members its schema allows", async (operation, input, fields) => {
    const params = { name: "call_operation", arguments: { operation, input: { name: "Many", ...input } } };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
    const { structuredContent } = (await send({ body })).json.result;
    expect(structuredContent.error?.fields).toEqual(fields);
  });

  it("refuses an overlong header without echoing it", async () => {
    const answer = await send({ headers: { "mcp-protocol-version": "v".repeat(201) } });
    expect(code(answer)).toEqual([400, "validation_error"]);
    expect(answer.json.error.fields).toEqual({ "mcp-protocol-version": "too_long" });
  });

  it("answers a small batch from an older client message by message", async () => {
    const call = { jsonrpc: "2.0", method: "tools/list", params: {} };
    const answer = await send({
      body: JSON.stringify([
        { ...call, id: 1 },
        { ...call, id: 2 },
      ]),
    });
    expect(answer.json.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
  });

  it.each([
    ["", 400],
    ["{", 400],
    ["nonsense", 400],
    ['{"jsonrpc":"2.0","jsonrpc":"2.0"}', 400],
    ['{"__proto__":{}}', 400],
    ["[]", 400],
    ["null", 400],
    ["7", 400],
    ["{}", 400],
    ['{"jsonrpc":"1.0","id":1,"method":"tools/list"}', 400],
    ['{"jsonrpc":"2.0","id":{},"method":"tools/list"}', 400],
  ])("answers %s with a JSON error", async (body, status) => {
    const answer = await send({ body });
    expect(answer.status).toBe(status);
    expect(answer.json.error.message).toBeTypeOf("string");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", ""])(
    "accepts only JSON, not %s",
    async (type) => {
      const answer = await send({ headers: { "content-type": type } });
      expect(code(answer)).toEqual([415, "unsupported_media_type"]);
      expect(answer.json.error.message).toContain(type || "missing");
    },
  );

  it("answers an unknown method with the protocol's error", async () => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "resources/list" });
    expect((await send({ body })).json).toMatchObject({ id: 1, error: { code: -32601 } });
  });

  it("keeps no session: ignores a given session id and issues none", async () => {
    const first = await send({ headers: { "mcp-session-id": "somebody-elses" } });
    expect([first.status, first.headers["mcp-session-id"]]).toEqual([200, undefined]);
    const foreign = await (await makeWorkspace()).key("test", ["events:read"]);
    const second = await send({
      headers: { authorization: `Bearer ${foreign}`, "mcp-session-id": "somebody-elses" },
    });
    expect(second.json.result.tools.length).toBeLessThan(first.json.result.tools.length);
  });

  it("opens no stream, even when a client subscribes to changes", async () => {
    const meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "t", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "subscriptions/listen",
      params: { notifications: { toolsListChanged: true }, _meta: meta },
    });
    const answer = await send({
      body,
      headers: { "mcp-protocol-version": "2026-07-28", "mcp-method": "subscriptions/listen" },
    });
    expect(answer.json.error.message).toMatch(/limit|not/i);
  });

  it("refuses an unknown protocol revision", async () => {
    const answer = await send({ headers: { "mcp-protocol-version": "1999-01-01" } });
    expect(answer.status).toBe(400);
  });
});

describe("arguments", () => {
  const call = async (name: string, args: unknown) => {
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: args },
    });
    return (await send({ body })).json;
  };

  it("names unknown and invalid ones with the API's field codes", async () => {
    const { result } = await call("create_showroom", { title: 7, surprise: true, guests: [{}] });
    expect(result.isError).toBe(true);
    expect(result.structuredContent.error).toMatchObject({
      code: "validation_error",
      fields: { title: "invalid", surprise: "unknown_field" },
      retryable: false,
      next_step: expect.stringContaining("fields"),
    });
    expect(result.structuredContent.meta.request_id).toMatch(/^req_/);
  });

  it.each([
    ["search_operations", { limit: 1000 }, { limit: "too_large" }],
    ["search_operations", { effect: "magic" }, { effect: "not_allowed" }],
    ["search_operations", { query: 5 }, { query: "invalid" }],
    ["describe_operation", {}, { operation: "required" }],
    ["describe_operation", { operation: "nothing" }, { operation: "not_found" }],
    ["call_operation", { operation: "createClient", input: [] }, { input: "invalid" }],
    [
      "call_operation",
      { operation: "createClient", input: {}, idempotency_key: "mit Umlaut ü" },
      { idempotency_key: "invalid" },
    ],
    [
      "call_operation",
      { operation: "createClient", input: { name: "x" }, idempotency_key: 5 },
      { idempotency_key: "invalid" },
    ],
    ["get_event_status", {}, { slug: "required" }],
    ["list_events", { limit: "many" }, { limit: "invalid" }],
    ["list_events", { cursor: "forged" }, { cursor: "invalid" }],
    ["get_job", { job_id: "" }, { job_id: "invalid" }],
  ])("%s %j → %j", async (name, args, fields) => {
    const { result } = await call(name, args);
    const { error } = result.structuredContent;
    if (name === "get_job") expect(error.code).toMatch(/validation_error|not_found/);
    else expect(error.fields).toEqual(fields);
  });

  it("refuses arguments that aren't an object", async () => {
    expect((await call("list_events", [1])).error).toBeDefined();
  });
});
