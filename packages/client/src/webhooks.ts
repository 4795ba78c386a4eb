import type { WebhookEvent } from "./generated/types";

export type { WebhookEvent, WebhookEventType } from "./generated/types";

/** The request's headers: a `Headers`, or an object as in Node's servers. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>;

export interface VerifyWebhookOptions {
  /** The raw body, exactly as received: text or bytes, never parsed and serialized again. */
  body: string | Uint8Array | ArrayBuffer;
  headers: WebhookHeaders;
  /** `whsec_…`; several during a rotation. */
  secret: string | readonly string[] | undefined;
  /** How far the sender's clock may be off, in seconds. Default: 300. */
  toleranceSec?: number;
  /** The time to check against, in milliseconds since the epoch. Default: now. */
  now?: number;
}

export type WebhookProblem =
  /** A header is missing: this isn't a delivery, or a proxy removed its headers. */
  | "missing_header"
  /** The timestamp isn't a number or is too far from now: a replayed delivery. */
  | "stale"
  /** No signature matches: a different secret, or a body that was changed in transit. */
  | "bad_signature"
  /** The signature matches, but the body isn't an event. */
  | "bad_body";

/** The request isn't a valid, recent delivery. Respond with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = "WebhookVerificationError";
  constructor(
    readonly reason: WebhookProblem,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Verifies that a request is a recent delivery signed with the endpoint's secret, and returns its event.
 * Deduplicate by `event.id`: every attempt at a delivery carries the same one.
 * @throws WebhookVerificationError
 */
export async function verifyWebhook(options: VerifyWebhookOptions): Promise<WebhookEvent> {
  const secrets = [options.secret ?? []].flat().filter(Boolean);
  if (secrets.length === 0) throw new TypeError("verifyWebhook needs the webhook's secret.");
  const bytes = toBytes(options.body);
  const claim = readClaim(options.headers);
  checkAge(claim.timestamp, options);
  const message = concat(encode(claim.prefix), bytes);
  if (!(await anyFits(claim, secrets, message)))
    throw new WebhookVerificationError(
      "bad_signature",
      "No signature matches. Check that you pass the raw body and the signing secret of this endpoint.",
    );
  return parseEvent(bytes);
}

/** What a set of headers claims was signed, and its signatures. */
interface Claim {
  timestamp: string;
  /** Signed before the body. */
  prefix: string;
  signatures: Uint8Array<ArrayBuffer>[];
  keyOf: (secret: string) => Uint8Array<ArrayBuffer>;
}

/** Reads our own headers if present, otherwise those of Standard Webhooks. */
function readClaim(headers: WebhookHeaders): Claim {
  const read = reader(headers);
  const own = read("x-service-signature");
  if (own !== undefined) {
    const timestamp = required(read, "x-service-timestamp");
    const signatures = [own, read("x-service-signature-next")].flatMap((value) => fromHex(value));
    return { timestamp, prefix: `${timestamp}.`, signatures, keyOf: encode };
  }
  const standard = required(read, "webhook-signature");
  const timestamp = required(read, "webhook-timestamp");
  const prefix = `${required(read, "webhook-id")}.${timestamp}.`;
  const signatures = standard.split(" ").flatMap((value) => fromBase64(value.split("v1,")[1]));
  const keyOf = (secret: string) => fromBase64(secret.replace(/^whsec_/, ""))[0] ?? new Uint8Array();
  return { timestamp, prefix, signatures, keyOf };
}

type Read = (name: string) => string | undefined;

function reader(headers: WebhookHeaders): Read {
  if (typeof (headers as Headers).get === "function")
    return (name) => (headers as Headers).get(name) ?? undefined;
  const lower = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value = lower.get(name);
    return typeof value === "string" ? value : value?.[0];
  };
}

function required(read: Read, name: string): string {
  const value = read(name);
  if (value === undefined)
    throw new WebhookVerificationError("missing_header", `The header ${name} is missing.`);
  return value;
}

function checkAge(timestamp: string, { toleranceSec = 300, now = Date.now() }: VerifyWebhookOptions): void {
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  // Negated so that NaN fails.
  if (!(Math.abs(now / 1000 - seconds) <= toleranceSec))
    throw new WebhookVerificationError("stale", `The timestamp is more than ${toleranceSec} s off.`);
}

/**
 * Web Crypto compares in constant time. Every pair is checked, so the timing doesn't reveal which one
 * matched.
 */
async function anyFits(claim: Claim, secrets: readonly string[], message: Uint8Array<ArrayBuffer>) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  let fits = false;
  for (const secret of secrets) {
    const raw = claim.keyOf(secret);
    if (raw.length === 0) continue;
    const key = await crypto.subtle.importKey("raw", raw, algorithm, false, ["verify"]);
    for (const signature of claim.signatures) {
      const one = await crypto.subtle.verify("HMAC", key, signature, message);
      fits = one || fits;
    }
  }
  return fits;
}

function parseEvent(bytes: Uint8Array): WebhookEvent {
  try {
    const event = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof event.id === "string" && typeof event.type === "string") return event;
  } catch {}
  throw new WebhookVerificationError(
    "bad_body",
    "The signature is valid, but the body isn't a webhook event.",
  );
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const toBytes = (body: VerifyWebhookOptions["body"]): Uint8Array =>
  typeof body === "string" ? encode(body) : new Uint8Array(body);

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

/** Empty unless the value is `sha256=` and 64 hex digits. */
function fromHex(value: string | undefined): Uint8Array<ArrayBuffer>[] {
  const digits = /^sha256=([0-9a-f]{64})$/i.exec(value ?? "")?.[1];
  if (!digits) return [];
  return [Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))];
}

/** Empty unless the value is base64, in either alphabet. */
function fromBase64(value: string | undefined): Uint8Array<ArrayBuffer>[] {
  if (!value) return [];
  try {
    const text = atob(value.replace(/-/g, "+").replace(/_/g, "/"));
    return [Uint8Array.from(text, (char) => char.charCodeAt(0))];
  } catch {
    return [];
  }
}
