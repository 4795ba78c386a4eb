import type { MailState } from "./mail-state";
import { type MailToSend, type Making, makeMails } from "./make-mails";
import { submitMade, submitMail } from "./submit-mail";

/** One mail of many, made. `call` hands it over where it has to be; `end` says what state it has come to. */
interface PreparedMail {
  call(): Promise<void>;
  end(): Promise<{ state: MailState }>;
}

/** Makes many mails together. Each is then stored by the statement that claims it, and handed over from memory. */
export async function prepareMails(mails: readonly MailToSend[]): Promise<PreparedMail[]> {
  const makings = await makeMails(mails);
  return mails.map((mail, index) => prepared(mail, makings[index] as Making));
}

function prepared(mail: MailToSend, making: Making): PreparedMail {
  let state: MailState;
  return {
    call: async () => {
      state = await handOver(mail, making);
    },
    end: async () => ({ state }),
  };
}

function handOver({ messageId, sealed }: MailToSend, making: Making): MailState | Promise<MailState> {
  if (making.outcome === "failed") throw making.error;
  if (making.outcome === "made") return submitMade(making.message, making.made);
  return isOpen(making.state) ? submitMail(messageId, sealed) : making.state;
}

const isOpen = (state: MailState): boolean => state === "queued" || state === "sending";
