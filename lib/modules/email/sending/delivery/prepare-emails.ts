import { Reschedule, rescheduleIn } from "@/lib/platform/jobs/reschedule";
import { EmailError, emailProvider, waitForPause } from "@/lib/providers/email";
import { type Delivery, deliverEmail } from "./deliver-email";
import { type EmailState, isOpen } from "./email-state";
import { type EmailToSend, type Making, makeEmails } from "./make-emails";
import { deliverStored } from "./submit-email";

/**
 * One of many composed emails. `call` hands it over if necessary; `end` records its new state and returns it,
 * or when to try again if the provider limits the rate.
 */
interface PreparedEmail {
  call(): Promise<void>;
  end(): Promise<{ state: EmailState } | Reschedule>;
}

/** After longer than this, the row is read again: the reader may have been erased in between. */
const FRESH_MS = 5_000;

/**
 * Composes many emails together, claims them with the statement that stores them, and hands each over from
 * memory.
 */
export async function prepareEmails(mails: readonly EmailToSend[]): Promise<PreparedEmail[]> {
  const makings = await makeEmails(mails, emailProvider().name);
  const claimedAt = performance.now();
  const isFresh = (): boolean => performance.now() - claimedAt < FRESH_MS;
  return mails.map((mail, index) => prepared(() => handOver(mail, makings[index] as Making, isFresh)));
}

function prepared(deliver: () => Promise<Delivery>): PreparedEmail {
  let delivery: Delivery | Reschedule;
  return {
    call: async () => {
      delivery = await deliver().catch(laterIfAsked);
    },
    end: async () => (delivery instanceof Reschedule ? delivery : { state: await delivery() }),
  };
}

/** Waiting for as long as the provider asks isn't a failed attempt. */
function laterIfAsked(error: unknown): Reschedule {
  if (error instanceof EmailError && error.retryAfterSeconds !== undefined)
    return rescheduleIn(error.retryAfterSeconds);
  throw error;
}

async function handOver(
  { messageId, sealed }: EmailToSend,
  making: Making,
  isFresh: () => boolean,
): Promise<Delivery> {
  if (making.outcome === "failed") throw making.error;
  if (making.outcome === "settled" && !isOpen(making.state)) return async () => making.state;
  await waitForPause();
  return making.outcome === "claimed" && isFresh()
    ? deliverEmail(making.message, emailProvider(), async () => making.made)
    : deliverStored(messageId, sealed, emailProvider());
}
