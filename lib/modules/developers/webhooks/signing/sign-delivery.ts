import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { secretBytes } from "./secret";

interface Unsigned {
  eventId: string;
  type: string;
  /** Exact bytes that are sent. */
  body: Buffer;
  /** Time of this attempt, in epoch seconds. */
  timestamp: number;
}

type Sign = (unsigned: Unsigned) => Record<string, string>;

/**
 * Returns a function that creates the headers of attempts: our own, and those of Standard Webhooks with all
 * signatures in one. Keys are prepared once for all concurrent attempts of a webhook.
 */
export function signer(secrets: { current: string; next?: string }): Sign {
  const texts = secrets.next === undefined ? [secrets.current] : [secrets.current, secrets.next];
  const [own, ownNext] = texts.map((secret) => createSecretKey(Buffer.from(secret)));
  const standard = texts.map((secret) => createSecretKey(secretBytes(secret)));
  return ({ eventId, type, body, timestamp }) => {
    const time = String(timestamp);
    const head = `${time}.`;
    const standardHead = `${eventId}.${time}.`;
    return {
      "Content-Type": "application/json",
      "User-Agent": "Showrunner-Webhooks/1.0",
      "X-Service-Event": type,
      "X-Service-Event-Id": eventId,
      "X-Service-Timestamp": time,
      "X-Service-Signature": `sha256=${digest(own as KeyObject, head, body, "hex")}`,
      ...(ownNext ? { "X-Service-Signature-Next": `sha256=${digest(ownNext, head, body, "hex")}` } : {}),
      "webhook-id": eventId,
      "webhook-timestamp": time,
      "webhook-signature": standard.map((key) => `v1,${digest(key, standardHead, body, "base64")}`).join(" "),
    };
  };
}

/** Returns the headers of one attempt. */
export const deliveryHeaders = (signed: {
  eventId: string;
  type: string;
  body: string;
  timestamp: number;
  secrets: { current: string; next?: string };
}): Record<string, string> => signer(signed.secrets)({ ...signed, body: Buffer.from(signed.body) });

const digest = (key: KeyObject, head: string, body: Buffer, encoding: "hex" | "base64"): string =>
  createHmac("sha256", key).update(head).update(body).digest(encoding);
