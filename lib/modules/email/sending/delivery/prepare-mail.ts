import type { MailState } from "./mail-state";
import { makeMails } from "./make-mails";

/**
 * Composes and stores one queued message, for `submitMail` to hand over later.
 * @returns the state of the message; `queued` or `sending` if it has to be handed over
 */
export async function prepareMail(messageId: string, sealed?: string): Promise<MailState> {
  const [making] = await makeMails([{ messageId, sealed }]);
  if (making?.outcome === "settled") return making.state;
  throw making?.outcome === "failed" ? making.error : new Error(`${messageId} was not made`);
}
