import type { EmailState } from "./email-state";
import { makeEmails } from "./make-emails";

/**
 * Composes and stores one queued message, for `submitEmail` to hand over later.
 * @returns the state of the message; `queued` or `sending` if it has to be handed over
 */
export async function prepareEmail(messageId: string, sealed?: string): Promise<EmailState> {
  const [making] = await makeEmails([{ messageId, sealed }]);
  if (making?.outcome === "settled") return making.state;
  throw making?.outcome === "failed" ? making.error : new Error(`${messageId} was not made`);
}
