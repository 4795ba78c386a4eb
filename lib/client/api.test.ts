import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { ApiError } from "./api-error";
import { retrying } from "./retrying";
import { onSessionChange } from "./session-channel";

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.fn(async (..._: Parameters<typeof fetch>) => new Response(JSON.stringify(body), { status, headers }));

afterEach(() => vi.unstubAllGlobals());

describe("api", () => {
  it("fills in the path, names the caller and unwraps the envelope", async () => {
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

  it("gives every mutation its own idempotency key, unless one is given", async () => {
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

  it("throws an ApiError with what the API returned", async () => {
    const error = { code: "rate_limited", message: "Wait.", fields: { a: "invalid" }, retryable: true };
    vi.stubGlobal(
      "fetch",
      answer(429, { data: null, meta: { request_id: "req_9" }, error }, { "retry-after": "7" }),
    );
    const call = { as: "public:s", params: { slug: "s" }, patience: "once" } as const;
    const thrown = await api("getStage", call).catch((problem) => problem);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ ...error, status: 429, requestId: "req_9", retryAfterSeconds: 7 });
  });

  it("distinguishes a lost connection from an invalid response", async () => {
    vi.stubGlobal("fetch", vi.fn().mockRejectedValue(new TypeError("failed")));
    const call = { as: "public:s", params: { slug: "s" }, patience: "once" } as const;
    const lost = await api("getStage", call).catch((problem) => problem);
    expect(lost).toMatchObject({ code: "offline", status: 0, retryable: true });
    vi.stubGlobal(
      "fetch",
      async () => new Response("<html>", { status: 502, headers: { "x-request-id": "req_2" } }),
    );
    const broken = await api("getStage", call).catch((problem) => problem);
    expect(broken).toMatchObject({ code: "internal_error", status: 502, requestId: "req_2" });
  });
});

const envelope = (status: number, body: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ ...body, meta: { request_id: "r" } }), { status, headers });
const failed = (status: number, code: string, headers: Record<string, string> = {}) =>
  envelope(status, { data: null, error: { code, message: "No.", retryable: true } }, headers);
const done = () => envelope(200, { data: { phase: "live" }, error: null });

describe("an answer that doesn't come", () => {
  afterEach(() => vi.useRealTimers());

  async function secondsAwaited(call: () => Promise<unknown>): Promise<number> {
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal(
      "fetch",
      (_url: string, { signal }: RequestInit) =>
        new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new Error("aborted")))),
    );
    const ended = call().catch(() => Date.now() / 1_000);
    await vi.advanceTimersByTimeAsync(90_000);
    return (await ended) as number;
  }

  it("is awaited longer where the server asks a model first", async () => {
    const as = "session:test";
    const params = { slug: "s" };
    expect(await secondsAwaited(() => api("publishEvent", { as, params }))).toBe(10);
    expect(await secondsAwaited(() => api("hearAnnouncerLine", { as, params }))).toBe(60);
  });
});

describe("a call that fails temporarily", () => {
  afterEach(() => vi.useRealTimers());

  /** Returns the answers in order, then repeats the last one; records the time of each call. */
  function answering(...answers: (() => Response | Promise<Response>)[]) {
    vi.useFakeTimers({ now: 0 });
    const calls: { at: number; key: string | null }[] = [];
    vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
      calls.push({ at: Date.now(), key: new Headers(init.headers).get("idempotency-key") });
      return (answers[calls.length - 1] ?? answers.at(-1))?.();
    });
    return calls;
  }

  const cut = () => Promise.reject(new TypeError("failed"));
  const press = (patience?: "command" | "autosave" | "background") =>
    api("goLive", {
      as: "host:s",
      params: { slug: "s" },
      body: { countdown_sec: 0 },
      ...(patience ? { patience } : {}),
    }).then(
      ({ data }) => data,
      (error: ApiError) => error.code,
    );

  it("is retried with the same key when busy, in progress, rate limited or cut off", async () => {
    const calls = answering(
      () => failed(503, "service_unavailable", { "retry-after": "1" }),
      cut,
      () => failed(409, "idempotency_in_progress", { "retry-after": "1" }),
      () => failed(429, "rate_limited", { "retry-after": "2" }),
      done,
    );
    const pressed = press();
    await vi.runAllTimersAsync();
    expect(await pressed).toEqual({ phase: "live" });
    expect(calls).toHaveLength(5);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
    const waits = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
    expect(waits[0]).toBeGreaterThanOrEqual(1_000);
    expect(waits[3]).toBeGreaterThanOrEqual(2_000);
    expect(waits[3]).toBeLessThanOrEqual(8_000);
  });

  it("is retried for 10 seconds by default, 5 for a command and 4 for an autosave", async () => {
    for (const [patience, most] of [
      [undefined, 10_000],
      ["command", 5_000],
      ["autosave", 4_000],
    ] as const) {
      const calls = answering(() => failed(503, "service_unavailable", { "retry-after": "1" }));
      const pressed = press(patience);
      await vi.runAllTimersAsync();
      expect(await pressed).toBe("service_unavailable");
      expect(calls.length).toBeGreaterThan(2);
      expect(calls.at(-1)?.at).toBeLessThanOrEqual(most);
    }
  });

  it("isn't retried after a permanent error or with a long Retry-After", async () => {
    for (const answer of [
      () => failed(500, "internal_error"),
      () => failed(429, "rate_limited", { "retry-after": "30" }),
    ]) {
      const calls = answering(answer);
      await press();
      expect(calls).toHaveLength(1);
    }
  });

  it("shows that it's retrying after a second, unless it runs in the background", async () => {
    answering(cut, cut, cut, done);
    const pressed = press();
    await vi.advanceTimersByTimeAsync(999);
    expect(retrying.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(retrying.get()).toBe(true);
    await vi.runAllTimersAsync();
    await pressed;
    expect(retrying.get()).toBe(false);
    answering(cut);
    const unseen = press("background");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(retrying.get()).toBe(false);
    await vi.runAllTimersAsync();
    await unseen;
  });
});

describe("a call that is answered after 30 seconds", () => {
  afterEach(() => vi.useRealTimers());

  /** Like the browser's, this fetch ends with its signal. */
  function slowly() {
    vi.useFakeTimers({ now: 0 });
    vi.stubGlobal(
      "fetch",
      (_url: string, { signal }: RequestInit) =>
        new Promise((resolve, reject) => {
          signal?.addEventListener("abort", () => reject(signal.reason));
          setTimeout(() => resolve(done()), 30_000);
        }),
    );
  }

  const outcome = async (call: Promise<unknown>) => {
    const ended = call.then(
      () => "done",
      (error: ApiError) => error.code,
    );
    await vi.runAllTimersAsync();
    return ended;
  };

  it("succeeds if it sends a file or has its bytes checked", async () => {
    slowly();
    const as = "session:test" as const;
    const file = new Blob(["a"], { type: "image/png" });
    expect(await outcome(api("uploadAsset", { as, query: { name: "a.png" }, file }))).toBe("done");
    const complete = { as, params: { asset_id: "ast_1" }, body: { sha256: "a" } };
    expect(await outcome(api("completeAsset", { ...complete, patience: "file" }))).toBe("done");
    expect(await outcome(api("completeAsset", complete))).toBe("offline");
  });
});

describe("a session that is lost", () => {
  async function checksAfter(as: "session:live" | "public:s", code: string): Promise<number> {
    vi.stubGlobal("window", new EventTarget());
    const check = vi.fn();
    const end = onSessionChange(check);
    vi.stubGlobal("fetch", async () =>
      envelope(409, { data: null, error: { code, message: "No.", retryable: false } }),
    );
    await api("getStage", { as, params: { slug: "s" } }).catch(() => {});
    end();
    return check.mock.calls.length;
  }

  it("makes open pages check it, unless the call used no session or failed otherwise", async () => {
    expect(await checksAfter("session:live", "unauthorized")).toBe(1);
    expect(await checksAfter("session:live", "session_changed")).toBe(1);
    expect(await checksAfter("session:live", "version_conflict")).toBe(0);
    expect(await checksAfter("public:s", "unauthorized")).toBe(0);
  });
});

describe("how long a call may take", () => {
  afterEach(() => vi.useRealTimers());

  /** The answer comes after so many seconds. */
  async function outcome(id: "askCalls" | "createClient" | "hearAnnouncerLine", seconds: number) {
    vi.useFakeTimers();
    vi.stubGlobal(
      "fetch",
      (_url: string, { signal }: RequestInit) =>
        new Promise((resolve, reject) => {
          setTimeout(() => resolve(done()), seconds * 1_000);
          signal?.addEventListener("abort", () => reject(signal.reason as Error));
        }),
    );
    const call = { as: "session:test", params: { slug: "s" }, body: {} as never } as const;
    const called = api(id, call).catch((error: ApiError) => error.code);
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    return called;
  }

  it("depends on whether it runs a model", async () => {
    expect(await outcome("createClient", 20)).toBe("offline");
    expect(await outcome("askCalls", 20)).toMatchObject({ data: { phase: "live" } });
    expect(await outcome("hearAnnouncerLine", 20)).toMatchObject({ data: { phase: "live" } });
  });
});
