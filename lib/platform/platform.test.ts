import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readEnv } from "./runtime/env";
import { newId, sortableId } from "./runtime/ids";
import { redactText } from "./runtime/log";
import { consumeWindow } from "./runtime/window-limit";
import { isWellFormedKey, mintKey } from "./security/api-key";
import { callerAddress } from "./security/caller-address";
import { issueCapability, joinToken, joinTokenSubject, readCapability } from "./security/capability";
import { seal, unseal } from "./security/crypto";

describe("ids", () => {
  it("ascend within a process, even within one millisecond", () => {
    const made = Array.from({ length: 5_000 }, () => sortableId());
    expect(new Set(made).size).toBe(made.length);
    expect([...made].sort()).toEqual(made);
    expect(newId("evt")).toMatch(/^evt_[0-9a-hjkmnp-tv-z]{26}$/);
  });
});

describe("keys", () => {
  it("carry a checksum that catches typos", () => {
    const { secret, prefix, last4 } = mintKey("server", "test");
    expect(secret).toMatch(/^sr_test_[0-9A-Za-z]{38}$/);
    expect(secret.startsWith(prefix) && secret.endsWith(last4)).toBe(true);
    expect(isWellFormedKey(secret)).toBe(true);
    const wrong = secret.slice(0, 12) + (secret[12] === "a" ? "b" : "a") + secret.slice(13);
    expect(isWellFormedKey(wrong)).toBe(false);
  });
});

describe("secrets at rest", () => {
  it("decrypt, differ each time and reject a changed byte", () => {
    const sealed = seal("whsec_x");
    expect(unseal(sealed)).toBe("whsec_x");
    expect(seal("whsec_x").equals(sealed)).toBe(false);
    sealed[20] = (sealed[20] ?? 0) ^ 1;
    expect(() => unseal(sealed)).toThrow();
  });
});

describe("capabilities", () => {
  const capability = {
    kind: "guest" as const,
    eventId: "evt_1",
    subjectId: "gst_1",
    version: 2,
    expiresAt: Math.floor(Date.now() / 1000) + 60,
  };

  it("are read back as issued, unless changed or expired", () => {
    const token = issueCapability(capability);
    expect(readCapability(token)).toEqual(capability);
    expect(readCapability(`${token.slice(0, -2)}xx`)).toBeUndefined();
    expect(readCapability(token, Date.now() + 61_000)).toBeUndefined();
    expect(readCapability("a.b")).toBeUndefined();
    expect(readCapability(undefined)).toBeUndefined();
  });

  it("identify a registration in its join token", () => {
    const id = newId("reg");
    const token = joinToken(id, 1);
    expect(joinTokenSubject(token)).toBe(id);
    expect(joinToken(id, 2)).not.toBe(token);
    expect(joinTokenSubject("short")).toBeUndefined();
  });
});

describe("settings", () => {
  const good = {
    NODE_ENV: "production",
    DATABASE_URL: "postgres://x",
    SHOWRUNNER_SECRET: "Zk3".repeat(16),
    LIVEKIT_API_KEY: "k",
    LIVEKIT_API_SECRET: "Qw9".repeat(16),
    INNGEST_SIGNING_KEY: "ab12".repeat(16),
  };

  it("reject weak and missing secrets in production, in one message", () => {
    expect(readEnv(good).PORT).toBe(3000);
    expect(() => readEnv({ ...good, SHOWRUNNER_SECRET: "changeme", LIVEKIT_API_SECRET: "short" })).toThrow(
      /SHOWRUNNER_SECRET.*LIVEKIT_API_SECRET/,
    );
    expect(() => readEnv({ ...good, FAILPOINTS: "after-commit" })).toThrow(/FAILPOINTS/);
    expect(() => readEnv({})).toThrow(/^Settings: DATABASE_URL: missing; SHOWRUNNER_SECRET: missing; /);
  });
});

describe("logs", () => {
  it("never show keys, tokens or signing secrets", () => {
    const { secret } = mintKey("server", "live");
    const text = redactText(`Bearer ${secret} at /backstage/abcDEF123?token=abc&x=1 whsec_abc`);
    expect(text).not.toContain(secret.slice(8));
    expect(text).not.toMatch(/abcDEF123|token=abc|whsec_abc/);
  });
});

describe("caller addresses", () => {
  it("trust only headers set by trusted proxies", () => {
    expect(callerAddress("::ffff:10.0.0.1", "1.2.3.4", 0)).toBe("10.0.0.1");
    expect(callerAddress("10.0.0.1", "6.6.6.6, 1.2.3.4", 1)).toBe("1.2.3.4");
    expect(callerAddress("10.0.0.1", "1.2.3.4", 2)).toBe("10.0.0.1");
  });
});

it("counts uses in a window and says how long to wait", () => {
  const name = newId("w");
  expect([
    consumeWindow(name, 2, 60, 0),
    consumeWindow(name, 2, 60, 1_000),
    consumeWindow(name, 2, 60, 30_000),
  ]).toEqual([0, 0, 30]);
  expect(consumeWindow(name, 2, 60, 60_001)).toBe(0);
});

it("ends a window in time although the machine's clock is set back", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const name = newId("w");
  expect(consumeWindow(name, 1, 60)).toBe(0);
  vi.setSystemTime(Date.now() - 7_200_000);
  expect(consumeWindow(name, 1, 60)).toBeLessThanOrEqual(60);
  vi.advanceTimersByTime(60_001);
  expect(consumeWindow(name, 1, 60)).toBe(0);
});
