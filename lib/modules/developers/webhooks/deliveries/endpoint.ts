import { type OutboundTarget, outbound } from "@/lib/platform/outbound";
import { secretsAt } from "../signing/secret";
import { signer } from "../signing/sign-delivery";
import type { LoadedWebhook } from "./load-delivery";

/**
 * One webhook as seen by concurrent attempts: its URL is parsed and its secret decrypted once for all of
 * them.
 */
export interface Endpoint {
  id: string;
  /** Undefined for a deleted webhook, which has no secret. */
  sign: ReturnType<typeof signer> | undefined;
  send: OutboundTarget;
  /** True if it has just answered 410 (Gone). */
  gone: boolean;
}

export function endpointOf(webhook: LoadedWebhook, now: Date): Endpoint {
  const secrets = secretsAt(webhook, now);
  return {
    id: webhook.id,
    sign: secrets && signer(secrets),
    send: outbound().target(webhook.url, webhook.environment === "test"),
    gone: false,
  };
}
