export interface MailParty {
  /** May be empty. One line; drivers quote and encode it. */
  name: string;
  address: string;
}

/** A finished mail. Texts are final; a driver only wraps them. */
export interface OutgoingMail {
  /** Our id of the message: the same over all attempts, and what `Message-ID` is made of. */
  id: string;
  from: MailParty;
  to: MailParty;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** An iCalendar file; mail programs offer it as an invitation. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  /** Further headers, such as `List-Unsubscribe`. Values are one line. */
  headers: Record<string, string>;
}

/**
 * Hands mail to whoever delivers it.
 * `send` resolves once the provider has taken responsibility, with the provider's own id. `idempotencyKey` stays the
 * same over retries; a provider that knows such keys delivers once.
 * @throws MailError and nothing else
 */
export interface MailProvider {
  readonly name: string;
  send(mail: OutgoingMail, idempotencyKey: string): Promise<{ providerId: string }>;
  close(): Promise<void>;
}

/** Why a provider did not take a mail. */
export class MailError extends Error {
  override name = "MailError";
  constructor(
    message: string,
    /** Transient: the same mail may be taken later. Permanent: never. */
    readonly kind: "transient" | "permanent",
    /** What the provider asked us to wait. */
    readonly retryAfterSeconds?: number,
    /** The receiver's server refuses this address for good: it gets nothing more. */
    readonly isBounce = false,
  ) {
    super(message);
  }
}
