import type { EmailState } from "./email-state";
import { makeEmails } from "./make-emails";

/**
 * Makes one queued message and stores it, for `submitEmail` to hand over at another time.
 * @returns the state of the message; `queued` or `sending` means that it has to be handed over
 */
export async function prepareEmail(messageId: string, sealed?: string): Promise<EmailState> {
  const [making] = await makeEmails([{ messageId, sealed }]);
  if (making?.outcome === "settled") return making.state;
  throw making?.outcome === "failed" ? making.error : new Error(`${messageId} was not made`);
}
