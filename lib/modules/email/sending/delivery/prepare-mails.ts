import { mailProvider } from "@/lib/providers/mail";
import { type Delivery, deliverMail } from "./deliver-mail";
import type { MailState } from "./mail-state";
import { type MailToSend, type Making, makeMails } from "./make-mails";
import { deliverStored } from "./submit-mail";

/**
 * One of many composed emails. `call` hands it over if necessary; `end` records its new state and returns it.
 */
interface PreparedMail {
  call(): Promise<void>;
  end(): Promise<{ state: MailState }>;
}

/** After longer than this, the row is read again: the reader may have been erased in between. */
const FRESH_MS = 5_000;

/**
 * Composes many emails together, claims them with the statement that stores them, and hands each over from
 * memory.
 */
export async function prepareMails(mails: readonly MailToSend[]): Promise<PreparedMail[]> {
  const makings = await makeMails(mails, mailProvider().name);
  const claimedAt = performance.now();
  const isFresh = (): boolean => performance.now() - claimedAt < FRESH_MS;
  return mails.map((mail, index) => prepared(() => handOver(mail, makings[index] as Making, isFresh())));
}

function prepared(deliver: () => Promise<Delivery>): PreparedMail {
  let delivery: Delivery;
  return {
    call: async () => {
      delivery = await deliver();
    },
    end: async () => ({ state: await delivery() }),
  };
}

async function handOver(
  { messageId, sealed }: MailToSend,
  making: Making,
  isFresh: boolean,
): Promise<Delivery> {
  if (making.outcome === "failed") throw making.error;
  if (making.outcome === "settled" && !isOpen(making.state)) return async () => making.state;
  return making.outcome === "claimed" && isFresh
    ? deliverMail(making.message, mailProvider(), async () => making.made)
    : deliverStored(messageId, sealed, mailProvider());
}

const isOpen = (state: MailState): boolean => state === "queued" || state === "sending";
