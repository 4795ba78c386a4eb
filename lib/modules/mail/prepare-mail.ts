import type { MailState } from "./mail-state";
import { makeMails } from "./make-mails";
import { settleMail } from "./settle-mail";

/**
 * Makes one queued message and stores it, for `submitMail` to hand over at another time.
 * @returns the state of the message; `queued` or `sending` means that it has to be handed over
 */
export async function prepareMail(messageId: string, sealed?: string): Promise<MailState> {
  const [making] = await makeMails([{ messageId, sealed }]);
  if (making?.outcome === "failed") throw making.error;
  if (making?.outcome === "made") return settleMail(messageId, { state: "queued", made: making.made });
  return making?.state ?? "skipped";
}
