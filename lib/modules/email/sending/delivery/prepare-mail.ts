import type { MailState } from "./mail-state";
import { makeMails } from "./make-mails";

/**
 * Makes one queued message and stores it, for `submitMail` to hand over at another time.
 * @returns the state of the message; `queued` or `sending` means that it has to be handed over
 */
export async function prepareMail(messageId: string, sealed?: string): Promise<MailState> {
  const [making] = await makeMails([{ messageId, sealed }]);
  if (making?.outcome === "settled") return making.state;
  throw making?.outcome === "failed" ? making.error : new Error(`${messageId} was not made`);
}
