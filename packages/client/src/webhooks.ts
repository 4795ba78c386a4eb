import type { WebhookEvent } from "./generated/types";

export type { WebhookEvent, WebhookEventType } from "./generated/types";

/** What the request came with: a `Headers`, or an object as Node's servers have it. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>;

export interface VerifyWebhookOptions {
  /** The raw body, exactly as received: text or bytes, never parsed and written again. */
  body: string | Uint8Array | ArrayBuffer;
  headers: WebhookHeaders;
  /** `whsec_…`; several while a rotation is under way. */
  secret: string | readonly string[] | undefined;
  /** How far the sender's clock may be off. 300 unless set. */
  toleranceSec?: number;
  /** Epoch milliseconds to check against; the present unless set. */
  now?: number;
}

export type WebhookProblem =
  /** A header is missing: this is no delivery, or something took its headers away. */
  | "missing_header"
  /** The timestamp is no number, or too far from now: an old delivery sent again. */
  | "stale"
  /** No signature fits: another secret, or a body that was changed on its way. */
  | "bad_signature"
  /** The signature fits, but the body is no event. */
  | "bad_body";

/** The request is not a fresh delivery of ours. Answer it with 400. */
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
 * Checks that a request is a fresh delivery signed with the webhook's secret, and returns its event. Deduplicate by
 * `event.id`: every attempt at a delivery carries the same.
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
    throw new WebhookVerificationError("bad_signature", "No signature fits the body and the secret.");
  return parseEvent(bytes);
}

/** What a header set says was signed, and its signatures. */
interface Claim {
  timestamp: string;
  /** Signed in front of the body. */
  prefix: string;
  signatures: Uint8Array<ArrayBuffer>[];
  keyOf: (secret: string) => Uint8Array<ArrayBuffer>;
}

/** Our own headers when they are there, those of Standard Webhooks otherwise. */
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
  // Written so that NaN fails.
  if (!(Math.abs(now / 1000 - seconds) <= toleranceSec))
    throw new WebhookVerificationError("stale", `The timestamp is more than ${toleranceSec} s off.`);
}

/** Web Crypto compares in constant time. Every pair is looked at, so time tells nothing about which fitted. */
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
  throw new WebhookVerificationError("bad_body", "The body is no event.");
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

/** Nothing for what is no `sha256=` and 64 hex digits. */
function fromHex(value: string | undefined): Uint8Array<ArrayBuffer>[] {
  const digits = /^sha256=([0-9a-f]{64})$/i.exec(value ?? "")?.[1];
  if (!digits) return [];
  return [Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))];
}

/** Nothing for what is no base64, in either alphabet. */
function fromBase64(value: string | undefined): Uint8Array<ArrayBuffer>[] {
  if (!value) return [];
  try {
    const text = atob(value.replace(/-/g, "+").replace(/_/g, "/"));
    return [Uint8Array.from(text, (char) => char.charCodeAt(0))];
  } catch {
    return [];
  }
}
