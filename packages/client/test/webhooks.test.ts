import { describe, expect, it } from "vitest";
import { newSecret } from "@/lib/modules/developers/webhooks/signing/secret";
import { deliveryHeaders } from "@/lib/modules/developers/webhooks/signing/sign-delivery";
import { type VerifyWebhookOptions, verifyWebhook, type WebhookVerificationError } from "../src/webhooks";

const secret = newSecret();
const next = newSecret();
const now = Date.parse("2027-03-02T17:00:00Z");
const body = JSON.stringify({ id: "whe_1", type: "event.created", data: { title: "Größe 🎉" } });

/** Signed by the same code as deliveries. */
const sign = (secrets: { current: string; next?: string } = { current: secret }, timestamp = now / 1000) =>
  deliveryHeaders({ eventId: "whe_1", type: "event.created", body, timestamp, secrets });

const own = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith("X-Service")));
const standard = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith("webhook-")));

const verify = (options: Partial<VerifyWebhookOptions>) =>
  verifyWebhook({ body, headers: sign(), secret, now, ...options });

const refused = async (options: Partial<VerifyWebhookOptions>) => {
  const error = await verify(options).catch((problem: WebhookVerificationError) => problem);
  return (error as WebhookVerificationError).reason;
};

describe("verifyWebhook", () => {
  it.each([
    ["our own headers", own],
    ["the standard headers", standard],
  ])("accepts a delivery with %s, as text and as bytes", async (_, pick) => {
    const headers = pick(sign());
    await expect(verify({ headers })).resolves.toMatchObject({ id: "whe_1", type: "event.created" });
    const bytes = new TextEncoder().encode(body);
    await expect(verify({ headers: new Headers(headers), body: bytes })).resolves.toBeDefined();
    await expect(verify({ headers, body: bytes.buffer as ArrayBuffer })).resolves.toBeDefined();
  });

  it.each([
    ["our own headers", own],
    ["the standard headers", standard],
  ])("accepts either secret during a rotation, with %s", async (_, pick) => {
    const headers = pick(sign({ current: secret, next }));
    await expect(verify({ headers, secret })).resolves.toBeDefined();
    await expect(verify({ headers, secret: next })).resolves.toBeDefined();
    await expect(
      verify({ headers: pick(sign({ current: next })), secret: [secret, next] }),
    ).resolves.toBeDefined();
    expect(await refused({ headers: pick(sign({ current: next })), secret })).toBe("bad_signature");
  });

  it("reads headers in Node's format", async () => {
    const lower = Object.entries(sign()).map(([name, value]) => [name.toLowerCase(), [value]]);
    await expect(verify({ headers: Object.fromEntries(lower) })).resolves.toBeDefined();
  });

  it("rejects changed bodies, timestamps and ids", async () => {
    expect(await refused({ body: `${body} ` })).toBe("bad_signature");
    const moved = String(now / 1000 + 1);
    expect(await refused({ headers: { ...own(sign()), "X-Service-Timestamp": moved } })).toBe(
      "bad_signature",
    );
    expect(await refused({ headers: { ...standard(sign()), "webhook-id": "whe_2" } })).toBe("bad_signature");
  });

  it("rejects timestamps that are too old, too new or invalid", async () => {
    expect(await refused({ now: now + 301_000 })).toBe("stale");
    expect(await refused({ now: now - 301_000 })).toBe("stale");
    expect(await refused({ now: now + 11_000, toleranceSec: 10 })).toBe("stale");
    await expect(verify({ now: now + 299_000 })).resolves.toBeDefined();
    for (const timestamp of ["", "NaN", "-1", "1e9", " 1"])
      expect(await refused({ headers: { ...sign(), "X-Service-Timestamp": timestamp } })).toBe("stale");
  });

  it("rejects missing and malformed signatures", async () => {
    expect(await refused({ headers: {} })).toBe("missing_header");
    expect(await refused({ headers: { "x-service-signature": "sha256=00" } })).toBe("missing_header");
    for (const signature of ["", "sha256=", `sha256=${"g".repeat(64)}`, "md5=00", "a".repeat(64)])
      expect(await refused({ headers: { ...sign(), "X-Service-Signature": signature } })).toBe(
        "bad_signature",
      );
    for (const signature of ["", "v1,", "v1,!!!", "v2,AAAA", "v1"])
      expect(await refused({ headers: { ...standard(sign()), "webhook-signature": signature } })).toBe(
        "bad_signature",
      );
  });

  it("rejects a signed body that isn't an event", async () => {
    for (const text of ["[]", "no json", "null", '{"id":1}']) {
      const headers = deliveryHeaders({
        eventId: "whe_1",
        type: "x",
        body: text,
        timestamp: now / 1000,
        secrets: { current: secret },
      });
      expect(await refused({ body: text, headers })).toBe("bad_body");
    }
  });

  it("throws if no secret is given", async () => {
    await expect(verify({ secret: undefined })).rejects.toThrow("needs the webhook's secret");
    await expect(verify({ secret: ["", ""] })).rejects.toThrow(TypeError);
  });
});
