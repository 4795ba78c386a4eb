import { type OutboundTarget, outbound } from "@/lib/platform/outbound";
import { secretsAt } from "../signing/secret";
import { signer } from "../signing/sign-delivery";
import type { LoadedWebhook } from "./load-delivery";

/** One webhook as the attempts of one moment see it: its address read and its secret opened once for all of them. */
export interface Endpoint {
  id: string;
  status: string;
  /** Undefined without a secret: a deleted webhook has none. */
  sign: ReturnType<typeof signer> | undefined;
  send: OutboundTarget;
  /** It has just said that nothing more is wanted. */
  gone: boolean;
}

export function endpointOf(webhook: LoadedWebhook, now: Date): Endpoint {
  const secrets = secretsAt(webhook, now);
  return {
    id: webhook.id,
    status: webhook.status,
    sign: secrets && signer(secrets),
    send: outbound().target(webhook.url, webhook.environment === "test"),
    gone: false,
  };
}
