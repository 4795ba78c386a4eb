import type { IncomingMessage, ServerResponse } from "node:http";

const offers = new WeakMap<IncomingMessage, ServerResponse>();

/** Keeps in mind that the caller waits to be asked for the body. Who is refused first never sends it. */
export const noteOffer = (request: IncomingMessage, response: ServerResponse): void =>
  void offers.set(request, response);

/** Asks the caller for the body that was offered, if it waits for that. */
export function askForBody(request: IncomingMessage): void {
  const response = offers.get(request);
  if (!response) return;
  offers.delete(request);
  response.writeContinue();
}

/** Whether the caller still waits to be asked, so that no byte of the body is on its way. */
export const isStillOffered = (request: IncomingMessage): boolean => offers.has(request);
