import type { MailState } from "./mail-state";
import { onceInBatch } from "./once";
import { prepareMail } from "./prepare-mail";
import { submitMail } from "./submit-mail";

interface MailToSend {
  messageId: string;
  sealed: string | undefined;
}

/** One mail of many, made and stored. `call` hands it over where it has to be; `end` says what state it has come to. */
interface PreparedMail {
  call(): Promise<void>;
  end(): Promise<{ state: MailState }>;
}

/** Makes many mails together: what they share is drawn once, and rows are read and written for all at one time. */
export function prepareMails(mails: readonly MailToSend[]): Promise<PreparedMail[]> {
  const once = onceInBatch();
  return Promise.all(
    mails.map(({ messageId, sealed }) =>
      prepareMail(messageId, sealed, once).then((state) => prepared(messageId, sealed, state), failed),
    ),
  );
}

function prepared(messageId: string, sealed: string | undefined, made: MailState): PreparedMail {
  let state = made;
  return {
    call: async () => {
      if (state === "queued" || state === "sending") state = await submitMail(messageId, sealed);
    },
    end: async () => ({ state }),
  };
}

/** One that cannot be made is its own trouble alone. */
const failed = (error: unknown): PreparedMail => ({
  call: () => Promise.reject(error),
  end: () => Promise.reject(error),
});
