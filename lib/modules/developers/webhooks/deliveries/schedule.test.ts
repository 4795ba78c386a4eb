import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newSecret, sealSecret, secretBytes, secretsAt } from "../signing/secret";
import { deliveryHeaders } from "../signing/sign-delivery";
import { MAX_ATTEMPTS, RETRY_DELAYS_SECONDS, readRetryAfter, retryDelay } from "./schedule";

describe("the retry schedule", () => {
  it("makes eight attempts over about 27.6 hours", () => {
    expect(MAX_ATTEMPTS).toBe(8);
    expect(RETRY_DELAYS_SECONDS.reduce<number>((sum, wait) => sum + wait, 0) / 3600).toBeCloseTo(27.58, 1);
    const middle = [1, 2, 3, 4, 5, 6, 7].map((attempt) => retryDelay(attempt, undefined, 1, 0.5));
    expect(middle).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 36_000]);
    expect(retryDelay(8, undefined, 1, 0.5)).toBeUndefined();
    expect(retryDelay(8, 60, 1, 0.5)).toBeUndefined();
  });

  it("stays within ±20% of each scaled step, and keeps Retry-After to one to two steps", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 1, max: 3_600 }),
        (attempt, random, asked, scale) => {
          const step = (RETRY_DELAYS_SECONDS[attempt] ?? 0) / scale;
          const wait = retryDelay(attempt, undefined, scale, random) ?? 0;
          expect(wait).toBeGreaterThanOrEqual(step * 0.8 - 1e-9);
          expect(wait).toBeLessThanOrEqual(step * 1.2 + 1e-9);
          const held = retryDelay(attempt, asked, scale, random) ?? 0;
          expect(held).toBeGreaterThanOrEqual(step);
          expect(held).toBeLessThanOrEqual(2 * step);
          if (asked >= step && asked <= 2 * step) expect(held).toBe(asked);
        },
      ),
    );
  });

  it("reads Retry-After in seconds and as a date", () => {
    const now = Date.parse("2026-11-21T09:00:00.000Z");
    expect(readRetryAfter("120", now)).toBe(120);
    expect(readRetryAfter("Sat, 21 Nov 2026 09:05:00 GMT", now)).toBe(300);
    expect(readRetryAfter("Sat, 21 Nov 2026 08:05:00 GMT", now)).toBe(0);
    for (const odd of [undefined, "", "soon", "-5", "1.5", "9999999999999"])
      expect(readRetryAfter(odd, now)).toBeUndefined();
  });
});

describe("secrets", () => {
  it("are unique, and 32 bytes long in every base64 decoder", () => {
    const secrets = new Set(Array.from({ length: 200 }, newSecret));
    expect(secrets.size).toBe(200);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[0-9A-Za-z]{43}$/);
      expect(secretBytes(secret)).toHaveLength(32);
      expect(secretBytes(secret)).toEqual(Buffer.from(secret.slice(6), "base64"));
    }
  });

  it("take over at their scheduled time", () => {
    const at = new Date("2026-11-21T09:00:00Z");
    const row = { secretCipher: sealSecret("old"), nextSecretCipher: sealSecret("new"), nextSecretAt: at };
    expect(secretsAt(row, new Date(at.getTime() - 1))).toEqual({ current: "old", next: "new" });
    expect(secretsAt(row, at)).toEqual({ current: "new" });
    expect(secretsAt({ ...row, nextSecretCipher: null, nextSecretAt: null }, at)).toEqual({ current: "old" });
    expect(secretsAt({ secretCipher: null, nextSecretCipher: null, nextSecretAt: null }, at)).toBeUndefined();
    expect(Buffer.from(row.secretCipher).includes("old")).toBe(false);
  });
});

it("signs the exact bytes sent, with each secret", () => {
  const secrets = { current: newSecret(), next: newSecret() };
  const given = {
    eventId: "whe_1",
    type: "plan.ready",
    body: '{"a":"ü"}',
    timestamp: 1_795_251_600,
    secrets,
  };
  const headers = deliveryHeaders(given);
  const own = (secret: string) => createHmac("sha256", secret).update('1795251600.{"a":"ü"}').digest("hex");
  expect(headers["X-Service-Signature"]).toBe(`sha256=${own(secrets.current)}`);
  expect(headers["X-Service-Signature-Next"]).toBe(`sha256=${own(secrets.next)}`);
  const standard = (secret: string) =>
    createHmac("sha256", Buffer.from(secret.slice(6), "base64"))
      .update('whe_1.1795251600.{"a":"ü"}')
      .digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${standard(secrets.current)} v1,${standard(secrets.next)}`);
  const single = deliveryHeaders({ ...given, secrets: { current: secrets.current } });
  expect(single["X-Service-Signature-Next"]).toBeUndefined();
  expect(single["webhook-signature"]).toBe(`v1,${standard(secrets.current)}`);
});
