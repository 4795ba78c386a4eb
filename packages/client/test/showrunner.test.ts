import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { withTimersHeld } from "@/test/support/held-time";
import { until } from "@/test/support/until";
import { Showrunner, ShowrunnerError, type ShowrunnerOptions } from "../src/index";
import { answer, cutOff, failed, hangUp, ok, StubServer, silence } from "./stub-server";

let stub: StubServer;
beforeAll(async () => {
  stub = await StubServer.start();
});
afterAll(() => stub.stop());

// Half of each delay is jitter; removing the other half keeps tests from sleeping.
vi.mock("../src/backoff", async (original) => ({
  ...(await original<typeof import("../src/backoff")>()),
  backoffMs: () => 0,
}));

const make = (options: Partial<ShowrunnerOptions> = {}) =>
  new Showrunner({ apiKey: "sr_test_key", baseUrl: stub.url, ...options });

const thrownBy = async (work: PromiseLike<unknown>): Promise<ShowrunnerError> => {
  const error = await Promise.resolve(work).then(
    () => undefined,
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(ShowrunnerError);
  return error as ShowrunnerError;
};

const keysSeen = () => stub.seen.map(({ headers }) => headers["idempotency-key"]);

describe("a call", () => {
  it("splits one flat input into path, query and body", async () => {
    stub.play(ok({ id: "c1" }, { version: 3 }));
    const { data, meta, response } = await make().updateClient({
      id: "a/b c",
      name: "New",
      expected_version: 2,
    });
    expect(data).toEqual({ id: "c1" });
    expect(meta).toEqual({ request_id: "req_1", version: 3 });
    expect(response).toMatchObject({ status: 200, attempts: 1, replayed: false });
    const [seen] = stub.seen;
    expect(seen).toMatchObject({ method: "PATCH", url: "/v1/clients/a%2Fb%20c" });
    expect(JSON.parse(seen?.body ?? "")).toEqual({ name: "New", expected_version: 2 });
    expect(seen?.headers).toMatchObject({
      authorization: "Bearer sr_test_key",
      "content-type": "application/json",
    });

    await make().listClients({ status: "active", limit: 5, q: undefined as never });
    expect(stub.seen[1]?.url).toBe("/v1/clients?status=active&limit=5");
    expect(stub.seen[1]?.headers["idempotency-key"]).toBeUndefined();

    await make().removeRegistrationByEmail({ slug: "s", email: "a+b@example.com" });
    expect(stub.seen[2]).toMatchObject({
      method: "DELETE",
      url: "/api/v1/events/s/registrations?email=a%2Bb%40example.com",
      body: "",
    });
  });

  it("sends dry_run in the body, and only for mutations", async () => {
    stub.play(ok({}));
    await make().deleteWebhook({ webhook_id: "w" }, { dryRun: true });
    expect(JSON.parse(stub.seen[0]?.body ?? "")).toEqual({ dry_run: true });
    await make().getWebhook({ webhook_id: "w" }, { dryRun: true });
    expect(stub.seen[1]).toMatchObject({ url: "/v1/webhooks/w", body: "" });
  });

  it("rejects path values that would name another operation", async () => {
    stub.play(ok({}));
    await expect(make().request("getClient", { id: ".." })).rejects.toThrow("id");
    await expect(make().request("getClient", { id: "" })).rejects.toThrow("The path needs id");
    expect(stub.seen).toHaveLength(0);
  });

  it("accepts any method and path", async () => {
    stub.play(ok({ made: true }));
    const { data } = await make().request<{ made: boolean }>("POST /v1/things/{id}/make", {
      id: "t1",
      size: 2,
    });
    expect(data.made).toBe(true);
    expect(stub.seen[0]).toMatchObject({ method: "POST", url: "/v1/things/t1/make", body: '{"size":2}' });
    await expect(make().request("toString" as never)).rejects.toThrow("neither an operation");
  });

  it("reads documents without an envelope", async () => {
    stub.play(answer(200, { openapi: "3.1.0" }));
    const { data, meta } = await make().getOpenapi();
    expect(data).toEqual({ openapi: "3.1.0" });
    expect(meta.request_id).toBe("req_stub");
  });
});

describe("a file", () => {
  const bytes = new Uint8Array([137, 80, 78, 71]);
  const text = String.fromCharCode(...bytes);

  it.each([
    ["a Blob that knows its type", () => new Blob([bytes], { type: "image/png" }), {}],
    ["a Blob that does not", () => new Blob([bytes]), { content_type: "image/png" }],
    ["bytes", () => bytes, { content_type: "image/png" }],
    ["a buffer", () => bytes.buffer, { content_type: "image/png" }],
    ["a stream", () => new Blob([bytes]).stream(), { content_type: "image/png" }],
  ] as const)("is sent unchanged: %s", async (_what, body, more) => {
    stub.play(ok({ id: "ast_1" }));
    const { data } = await make().uploadAsset(body(), { name: "a b.png", ...more });
    expect(data).toEqual({ id: "ast_1" });
    const [seen] = stub.seen;
    expect(seen).toMatchObject({ method: "POST", url: "/v1/assets/uploads?name=a+b.png" });
    expect(Buffer.from(seen?.body ?? "").length).toBeGreaterThan(0);
    expect(seen?.bytes.equals(Buffer.from(bytes))).toBe(true);
    expect(seen?.headers).toMatchObject({ "content-type": "image/png", authorization: "Bearer sr_test_key" });
    expect(seen?.headers["idempotency-key"]).toBeDefined();
  });

  it("is retried with the same key after a temporary failure, unless it's a stream", async () => {
    const busy = failed(503, { code: "service_unavailable", retryable: true });
    stub.play(busy, ok({ id: "ast_1" }));
    await make().uploadAsset(new Blob([bytes], { type: "image/png" }), { name: "a.png" });
    expect(stub.seen).toHaveLength(2);
    expect(new Set(keysSeen()).size).toBe(1);
    expect(stub.seen[1]?.bytes.equals(Buffer.from(bytes))).toBe(true);
    stub.play(busy, ok({ id: "ast_1" }));
    const stream = new Blob([bytes]).stream();
    const error = await thrownBy(make().uploadAsset(stream, { name: "a.png", content_type: "image/png" }));
    expect([error.code, error.attempts, stub.seen.length]).toEqual(["service_unavailable", 1, 1]);
  });

  it("sends dry_run in the query", async () => {
    stub.play(ok({ id: "ast_1" }));
    await make().request(
      "uploadAsset",
      { body: new Blob([text], { type: "image/png" }), name: "a.png" },
      { dryRun: true },
    );
    expect(stub.seen[0]?.url).toBe("/v1/assets/uploads?name=a.png&dry_run=true");
  });

  it("must be binary data with a content type", async () => {
    const upload = (body: unknown, more = {}) => make().uploadAsset(body as Blob, { name: "a.png", ...more });
    await expect(upload("text", { content_type: "image/png" })).rejects.toThrow(TypeError);
    await expect(upload(new Blob([bytes]))).rejects.toThrow(/content_type/);
    await expect(upload(undefined)).rejects.toThrow(TypeError);
  });
});

describe("failures", () => {
  it("reports the API's error, and doesn't retry permanent ones", async () => {
    stub.play(failed(400, { code: "validation_error", retryable: false, fields: { name: "required" } }));
    const error = await thrownBy(make().createClient({ name: "" }, { idempotencyKey: "order-1" }));
    expect(error).toMatchObject({
      code: "validation_error",
      message: "It failed.",
      status: 400,
      fields: { name: "required" },
      retryable: false,
      requestId: "req_f",
      idempotencyKey: "order-1",
      attempts: 1,
    });
    expect(stub.seen).toHaveLength(1);
  });

  it.each([
    ["an overload", failed(503, { code: "service_unavailable", retryable: true })],
    ["a proxy's page", answer(502, "<html>", { "content-type": "text/html" })],
    ["a hang-up", hangUp],
    ["a cut-off answer", cutOff],
    [
      "its own twin",
      failed(409, { code: "idempotency_in_progress", retryable: true }, { "retry-after": "0" }),
    ],
  ])("retries after %s, with the same key", async (_, trouble) => {
    stub.play(trouble, trouble, ok({ id: "c" }, {}, { "idempotent-replayed": "true" }));
    const { response } = await make().createClient({ name: "A" });
    expect(response).toMatchObject({ attempts: 3, replayed: true });
    expect(new Set(keysSeen()).size).toBe(1);
    expect(keysSeen()[0]).toBe(response.idempotencyKey);
    expect(keysSeen()[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it("uses a new key for each call", async () => {
    stub.play(ok({}));
    await make().createClient({ name: "A" });
    await make().createClient({ name: "A" });
    expect(new Set(keysSeen()).size).toBe(2);
  });

  it("gives up after the last retry", async () => {
    stub.play(failed(503, { code: "service_unavailable", retryable: true }));
    expect(await thrownBy(make().getUsage())).toMatchObject({ code: "service_unavailable", attempts: 3 });
    expect(stub.seen).toHaveLength(3);
    expect(await thrownBy(make().getUsage({}, { maxRetries: 0 }))).toMatchObject({ attempts: 1 });
  });

  it("waits as long as the server asks, unless that's too long", async () => {
    stub.play(failed(429, { code: "rate_limited", retryable: true }, { "retry-after": "1" }), ok({}));
    const started = Date.now();
    await make().getUsage();
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
    stub.play(failed(429, { code: "rate_limited", retryable: true }, { "retry-after": "3600" }));
    expect(await thrownBy(make().getUsage())).toMatchObject({ retryAfterSeconds: 3600, attempts: 1 });
    stub.play(failed(429, { code: "plan_quota_exceeded", retryable: false }));
    expect(await thrownBy(make().getUsage())).toMatchObject({ code: "plan_quota_exceeded", attempts: 1 });
  });

  it("times out an attempt that takes too long", () =>
    withTimersHeld(async (pass) => {
      stub.play(silence, ok({ id: "late" }));
      const second = make({ timeoutMs: 50 }).getClient({ id: "x" });
      await until(() => stub.seen.length === 1);
      pass(50);
      await until(() => {
        // The pause before the second attempt is skipped here.
        pass(0);
        return stub.seen.length === 2;
      });
      expect((await second).response.attempts).toBe(2);
      stub.play(silence);
      const only = thrownBy(make({ maxRetries: 0 }).getClient({ id: "x" }, { timeoutMs: 30 }));
      await until(() => stub.seen.length === 1);
      pass(30);
      expect(await only).toMatchObject({ code: "timeout", status: 0, retryable: true });
    }));

  it("aborts with the caller's signal, even while waiting", async () => {
    stub.play(silence);
    await expect(make().getUsage({}, { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({
      name: "TimeoutError",
    });
    stub.play(failed(429, { code: "rate_limited", retryable: true }, { "retry-after": "30" }));
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("enough")), 100);
    await expect(make().getUsage({}, { signal: controller.signal })).rejects.toThrow("enough");
    expect(stub.seen).toHaveLength(1);
  });

  it("reports an unreachable server as a network error", async () => {
    const error = await thrownBy(make({ baseUrl: "http://127.0.0.1:1", maxRetries: 0 }).getUsage());
    expect(error).toMatchObject({ code: "network_error", status: 0, retryable: true });
    expect(error.cause).toBeDefined();
  });

  it("doesn't follow redirects, and rejects responses that aren't the API's", async () => {
    stub.play(answer(308, "", { location: "https://elsewhere.example/v1/clients" }));
    const moved = await thrownBy(make().createClient({ name: "A" }));
    expect(moved).toMatchObject({ code: "invalid_response", status: 308, attempts: 1 });
    expect(moved.message).toContain("https://elsewhere.example");
    stub.play(answer(200, "<html>", { "content-type": "text/html" }));
    expect(await thrownBy(make().getUsage())).toMatchObject({ code: "invalid_response", attempts: 1 });
    stub.play(answer(200, { data: null, meta: {}, error: { code: "odd", message: "", retryable: false } }));
    expect(await thrownBy(make().getUsage())).toMatchObject({ code: "invalid_response" });
  });
});

describe("lists", () => {
  const page = (items: number[], next: string | null) =>
    ok(
      items.map((id) => ({ id })),
      { next_cursor: next },
    );
  const ids = async (list: AsyncIterable<{ id: unknown }>) => {
    const all: unknown[] = [];
    for await (const { id } of list) all.push(id);
    return all;
  };

  it("resolve to the first page", async () => {
    stub.play(page([1, 2], "c2"));
    const { data, meta } = await make().listClients({ limit: 2 });
    expect(data).toHaveLength(2);
    expect(meta.next_cursor).toBe("c2");
  });

  it("iterate over all pages, fetching each only when it's reached", async () => {
    stub.play(page([1, 2], "c2"), page([3], "c3"), page([], null));
    expect(await ids(make().listClients({ limit: 2 }))).toEqual([1, 2, 3]);
    expect(stub.seen.map(({ url }) => url)).toEqual([
      "/v1/clients?limit=2",
      "/v1/clients?limit=2&cursor=c2",
      "/v1/clients?limit=2&cursor=c3",
    ]);
    stub.play(page([1, 2], "c2"));
    expect(await make().listClients().toArray({ limit: 1 })).toEqual([{ id: 1 }]);
    expect(stub.seen).toHaveLength(1);
  });

  it("fetch nothing until they're used, and the first page only once", async () => {
    stub.play(page([1], null));
    const list = make().listClients();
    expect(stub.seen).toHaveLength(0);
    await list;
    expect(await ids(list)).toEqual([1]);
    expect(stub.seen).toHaveLength(1);
  });

  it("reject if the server repeats a cursor", async () => {
    stub.play(page([1], "same"), page([2], "same"));
    await expect(ids(make().listClients())).rejects.toMatchObject({ code: "invalid_response" });
  });

  it("reject like promises", async () => {
    stub.play(failed(403, { code: "insufficient_scope", retryable: false }));
    const caught = await make()
      .listClients()
      .catch((error: unknown) => (error as ShowrunnerError).code);
    expect(caught).toBe("insufficient_scope");
  });
});

describe("options", () => {
  it.each([
    [{ apiKey: undefined }, "apiKey"],
    [{ apiKey: "sr_test_\nkey" }, "blanks"],
    [{ baseUrl: undefined }, "baseUrl"],
    [{ baseUrl: "shows.example.com" }, "no address"],
    [{ baseUrl: "ftp://shows.example.com" }, "https"],
    [{ baseUrl: "https://shows.example.com/v1/" }, "without /v1"],
    [{ baseUrl: "https://user:pw@shows.example.com" }, "cannot hold"],
  ])("rejects %j", (options, words) => {
    expect(() => make(options as Partial<ShowrunnerOptions>)).toThrow(words);
  });

  it("rejects server keys in web pages, unless explicitly allowed", () => {
    vi.stubGlobal("document", {});
    expect(() => make()).toThrow("web page");
    expect(() => make({ dangerouslyAllowBrowser: true })).not.toThrow();
    vi.unstubAllGlobals();
  });

  it("uses the given fetch and headers, which can't replace the key", async () => {
    const seen: RequestInit[] = [];
    const fetch = async (_: string, init: RequestInit) => {
      seen.push(init);
      return new Response('{"data":1,"meta":{"request_id":"r"},"error":null}');
    };
    await make({ fetch, headers: { "X-Team": "a", Authorization: "other" } }).getUsage(
      {},
      { headers: { "X-Call": "b" } },
    );
    expect(seen[0]?.headers).toMatchObject({
      "X-Team": "a",
      "X-Call": "b",
      Authorization: "Bearer sr_test_key",
    });
  });

  it("accepts a base URL with a path", async () => {
    stub.play(ok({}));
    await make({ baseUrl: `${stub.url}/shows/` }).getUsage();
    expect(stub.seen[0]?.url).toBe("/shows/v1/usage");
  });
});
