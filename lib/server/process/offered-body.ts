import type { IncomingMessage, ServerResponse } from "node:http";

const offers = new WeakMap<IncomingMessage, ServerResponse>();

/**
 * Records that the client waits for permission to send its body. If it is refused first, it never sends it.
 */
export const noteOffer = (request: IncomingMessage, response: ServerResponse): void =>
  void offers.set(request, response);

/** Requests the body if the client is waiting to send it. */
export function askForBody(request: IncomingMessage): void {
  const response = offers.get(request);
  if (!response) return;
  offers.delete(request);
  response.writeContinue();
}

/** Whether the client is still waiting to send its body, so that none of it is in transit. */
export const isStillOffered = (request: IncomingMessage): boolean => offers.has(request);
