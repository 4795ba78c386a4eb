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
  url_not_allowed: "The address is not one that may be called.",
  address_not_allowed: "The name leads to an address that may not be called.",
  name_not_found: "The name could not be resolved.",
  connect_timeout: "No connection within the time for it.",
  connection_failed: "The connection failed.",
  tls_failed: "No secure connection: the certificate is not valid for the name.",
  timeout: "No complete answer within the time for it.",
  invalid_response: "The answer is not HTTP.",
};

/** Why a call to the outside got no answer. The message is safe to show to the owner of the address. */
export class OutboundError extends Error {
  override name = "OutboundError";
  constructor(
    readonly fault: OutboundFault,
    cause?: unknown,
  ) {
    super(SAID[fault], cause === undefined ? undefined : { cause });
  }
}
