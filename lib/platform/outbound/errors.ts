export type OutboundFault =
  | "url_not_allowed"
  | "address_not_allowed"
  | "name_not_found"
  | "connect_timeout"
  | "connection_failed"
  | "tls_failed"
  | "timeout"
  | "invalid_response";

const SAID: Record<OutboundFault, string> = {
  url_not_allowed: "The URL isn't allowed.",
  address_not_allowed: "The host resolves to an IP address that isn't allowed.",
  name_not_found: "The host couldn't be resolved.",
  connect_timeout: "The connection timed out.",
  connection_failed: "The connection failed.",
  tls_failed: "The TLS certificate isn't valid for this host.",
  timeout: "The response timed out.",
  invalid_response: "The response isn't HTTP.",
};

/** Why an outbound call got no response. The message is safe to show to the owner of the URL. */
export class OutboundError extends Error {
  override name = "OutboundError";
  constructor(
    readonly fault: OutboundFault,
    cause?: unknown,
  ) {
    super(SAID[fault], cause === undefined ? undefined : { cause });
  }
}
