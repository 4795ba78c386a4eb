import { describe, expect, it } from "vitest";
import { askedMs, backoffMs, retryAfterSeconds, wait } from "../src/backoff";

describe("backoffMs", () => {
  it("doubles up to a maximum, with jitter over its upper half", () => {
    expect([0, 1, 2, 3, 9].map((retry) => backoffMs(retry, () => 1))).toEqual([500, 1000, 2000, 4000, 8000]);
    expect(backoffMs(2, () => 0)).toBe(1000);
  });
});

it("waits as long as requested, or up to a quarter longer", () => {
  expect(askedMs(undefined)).toBe(0);
  expect(askedMs(4, () => 0)).toBe(4_000);
  expect(askedMs(4, () => 1)).toBe(5_000);
});

describe("retryAfterSeconds", () => {
  const read = (headers: Record<string, string>, status = 429) =>
    retryAfterSeconds(new Headers(headers), status);

  it("reads seconds, dates and the rate limit's reset", () => {
    expect(read({ "retry-after": "7" })).toBe(7);
    expect(read({ "retry-after": new Date(Date.now() + 5_000).toUTCString() })).toBeGreaterThan(3);
    expect(read({ "retry-after": "Wed, 21 Oct 2015 07:28:00 GMT" })).toBe(0);
    expect(read({ "x-ratelimit-reset": String(Date.now() / 1000 + 9) })).toBeCloseTo(9, 0);
  });

  it("ignores invalid values, and the reset of a limit that wasn't exceeded", () => {
    expect(read({ "retry-after": "soon" })).toBeUndefined();
    expect(read({})).toBeUndefined();
    expect(read({ "x-ratelimit-reset": "9999999999" }, 503)).toBeUndefined();
  });
});

describe("wait", () => {
  it("rejects as soon as the signal aborts", async () => {
    await expect(wait(60_000, AbortSignal.abort(new Error("no")))).rejects.toThrow("no");
    await expect(wait(60_000, AbortSignal.timeout(10))).rejects.toMatchObject({ name: "TimeoutError" });
    await expect(wait(1, new AbortController().signal)).resolves.toBeUndefined();
  });
});
