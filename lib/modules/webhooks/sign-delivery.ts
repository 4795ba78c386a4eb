import { createHmac } from "node:crypto";
import { secretBytes } from "./secret";

interface Signed {
  eventId: string;
  type: string;
  /** The exact text that is sent. */
  body: string;
  /** Epoch seconds of this attempt. */
  timestamp: number;
  secrets: { current: string; next?: string };
}

/** The headers of one attempt: our own, and those of Standard Webhooks with all signatures in one. */
export function deliveryHeaders({ eventId, type, body, timestamp, secrets }: Signed): Record<string, string> {
  const own = (secret: string) =>
    `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
  const standard = (secret: string) =>
    `v1,${createHmac("sha256", secretBytes(secret)).update(`${eventId}.${timestamp}.${body}`).digest("base64")}`;
  const all = [secrets.current, ...(secrets.next ? [secrets.next] : [])];
  return {
    "Content-Type": "application/json",
    "User-Agent": "Showrunner-Webhooks/1.0",
    "X-Service-Event": type,
    "X-Service-Event-Id": eventId,
    "X-Service-Timestamp": String(timestamp),
    "X-Service-Signature": own(secrets.current),
    ...(secrets.next ? { "X-Service-Signature-Next": own(secrets.next) } : {}),
    "webhook-id": eventId,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": all.map(standard).join(" "),
  };
}
