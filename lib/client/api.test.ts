import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { ApiError } from "./api-error";

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.fn(async (..._: Parameters<typeof fetch>) => new Response(JSON.stringify(body), { status, headers }));

afterEach(() => vi.unstubAllGlobals());

describe("api", () => {
  it("fills the path in, says for whom it speaks and unwraps the envelope", async () => {
    const fetch = answer(200, { data: { slug: "a b" }, meta: { request_id: "req_1" }, error: null });
    vi.stubGlobal("fetch", fetch);
    const { data, meta } = await api("getPublicEvent", { as: "public:a b", params: { slug: "a b" } });
    expect(data).toEqual({ slug: "a b" });
    expect(meta.request_id).toBe("req_1");
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe("/api/app/events/a%20b/public");
    expect(init?.headers).toMatchObject({ "X-Showrunner-As": "public:a b" });
    expect(init?.headers).not.toHaveProperty("Idempotency-Key");
  });

  it("gives every mutation a key of its own, and keeps the one it is given", async () => {
    const fetch = answer(200, { data: {}, meta: { request_id: "r" }, error: null });
    vi.stubGlobal("fetch", fetch);
    const call = { as: "public:s", params: { slug: "s" }, body: { join: "x" } } as const;
    await api("enterShow", call);
    await api("enterShow", call);
    await api("enterShow", { ...call, idempotencyKey: "mine" });
    const keys = fetch.mock.calls.map(
      ([, init]) => (init?.headers as Record<string, string> | undefined)?.["Idempotency-Key"],
    );
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe("mine");
  });

  it("throws what the API said", async () => {
    const error = { code: "rate_limited", message: "Wait.", fields: { a: "invalid" }, retryable: true };
    vi.stubGlobal(
      "fetch",
      answer(429, { data: null, meta: { request_id: "req_9" }, error }, { "retry-after": "7" }),
    );
    const thrown = await api("getStage", { as: "public:s", params: { slug: "s" } }).catch(
      (problem) => problem,
    );
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ ...error, status: 429, requestId: "req_9", retryAfterSeconds: 7 });
  });

  it("tells a lost network from a broken answer", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("failed")));
    const lost = await api("getStage", { as: "public:s", params: { slug: "s" } }).catch((problem) => problem);
    expect(lost).toMatchObject({ code: "offline", status: 0, retryable: true });
    vi.stubGlobal(
      "fetch",
      async () => new Response("<html>", { status: 502, headers: { "x-request-id": "req_2" } }),
    );
    const broken = await api("getStage", { as: "public:s", params: { slug: "s" } }).catch(
      (problem) => problem,
    );
    expect(broken).toMatchObject({ code: "internal_error", status: 502, requestId: "req_2" });
  });
});
