import { describe, expect, it } from "vitest";
import { mintKey } from "@/lib/platform/security/api-key";
import { joinToken } from "@/lib/platform/security/capability";
import { redactBody, redactHeaders, redactQuery } from "./redact";
import { secretNames } from "./secret-names";

const key = mintKey("server", "live").secret;
const signing = "whsec_c2hvd3J1+bm5l/ciBleGFt==";

describe("redactBody", () => {
  it("keeps a body without secrets unchanged", () => {
    const text = '{"name":"Northwind","metadata":{"tier":"gold","next_at":"2026-11-21T09:00:00Z"},"n":[1,2]}';
    expect(redactBody(text)).toBe(text);
  });

  it.each([
    ["a key by its member", `{"secret":"${key}"}`, key],
    ["a key by its form", `{"note":"mine is ${key}, keep it"}`, key],
    ["a signing secret with base64's own letters", `{"x":"${signing}"}`, "bm5l"],
    ["a bearer token", `{"h":"Authorization: Bearer abc.def-ghi"}`, "abc.def-ghi"],
    ["a token with an escaped quote in it", '{"access_token":"ab\\"cdef","ok":1}', "cdef"],
    ["a number", '{"otp_token": 482913}', "482913"],
    ["a token that the end of the kept part cuts", '{"room":"r","token":"eyJhbGciOi', "eyJh"],
    ["JSON inside a string", '{"raw":"{\\"password\\":\\"hunter2\\",\\"a\\":1}"}', "hunter2"],
    ["a name in escapes", '{"\\u0073ecret":"plainvalue"}', "plainvalue"],
    ["a key in escapes", `{"a":"\\u0073r_live_${key.slice(8)}"}`, key.slice(8)],
    ["a studio link", '{"links":{"studio":"http://a.test/studio/x-abc?key=mK3pQ9"}}', "mK3pQ9"],
    ["a personal link", `{"l":"http://a.test/watch/x?join=${joinToken("reg_1", 1)}"}`, joinToken("reg_1", 1)],
    ["an app's token", '{"note":"sr_oat_5KFf3VmwU5Tj2w6OAEClSVtr"}', "5KFf3VmwU5"],
    ["an inbox link", '{"u":"http://a.test/inbox/FbdMV_Gfv0hiTXLH_1shmb0E"}', "FbdMV_Gfv0"],
    ["a backstage link", '{"url":"https:\\/\\/a.test\\/backstage\\/h2Jx0TqVb8sL"}', "h2Jx0TqVb8sL"],
    [
      "a proposal's link",
      '{"u":"http://a.test/proposal/01k9d3a7q0v8t6m2r4c5x9e1hg-1-kT2v8Qx4mB7nR3sW6yZ1aC5dE9fG0hJ4"}',
      "kT2v8Qx4mB7n",
    ],
    ["a link that ends a subscription", '{"u":"http://a.test/unsubscribe/0123abcDEF_-"}', "0123abcDEF"],
  ])("redacts %s", (_what, text, secret) => {
    const clean = redactBody(text);
    expect(clean).not.toContain(secret);
    expect(clean).toContain("[redacted]");
  });

  it("keeps the JSON valid and the fields next to a secret", () => {
    const clean = redactBody(
      `{"id":"key_1","secret":"${key}","secret_rotated_at":"2026-01-01","last4":"x7Qa"}`,
    );
    expect(JSON.parse(clean)).toEqual({
      id: "key_1",
      secret: "[redacted]",
      secret_rotated_at: "2026-01-01",
      last4: "x7Qa",
    });
  });

  it("redacts every field declared as secret", () => {
    expect([...secretNames()]).toEqual(expect.arrayContaining(["secret", "backstage_url", "join_link"]));
    expect(redactBody('{"join_link":"https://elsewhere.test/abc"}')).not.toContain("elsewhere");
  });

  it("takes linear time on hostile input", () => {
    const evil = `{"token":${'\\"'.repeat(4_000)}`;
    const started = process.cpuUsage();
    redactBody(evil);
    redactBody(`"secret${"a".repeat(8_000)}`);
    redactBody(`"token\\":\\"${"\\".repeat(8_000)}`);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(300);
  });
});

it("redacts credentials in headers by name and by form, and keeps the rest", () => {
  expect(
    redactHeaders({
      authorization: `Bearer ${key}`,
      cookie: "showrunner-session=abc",
      "set-cookie": "a=b",
      "x-api-key": "1234",
      referer: "http://a.test/studio/x?key=mK3pQ9",
      "idempotency-key": "order-42",
      "user-agent": "curl/8",
      "content-length": undefined,
    }),
  ).toEqual({
    authorization: "[redacted]",
    cookie: "[redacted]",
    "set-cookie": "[redacted]",
    "x-api-key": "[redacted]",
    referer: "http://a.test/studio/x?key=[redacted]",
    "idempotency-key": "order-42",
    "user-agent": "curl/8",
  });
});

it("redacts credentials in queries, percent-encoded or not", () => {
  const clean = redactQuery(`limit=5&%6bey=abc&token=x&q=%73r_live_${key.slice(8)}`);
  expect(new URLSearchParams(clean).get("limit")).toBe("5");
  expect(decodeURIComponent(clean)).not.toMatch(new RegExp(`abc|=x|${key.slice(8)}`));
});
