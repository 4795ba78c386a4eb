export interface EmailParty {
  /** May be empty. One line. Drivers quote and encode it. */
  name: string;
  address: string;
}

/** A finished email. Texts are final; a driver only wraps them. */
export interface OutgoingEmail {
  /** Our id of the message: the same for all attempts, and the basis of `Message-ID`. */
  id: string;
  from: EmailParty;
  to: EmailParty;
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** An iCalendar file, which email clients offer as an invitation. */
  calendar?: { method: "REQUEST" | "CANCEL"; content: string };
  /** Further headers, such as `List-Unsubscribe`. Values are one line. */
  headers: Record<string, string>;
}

/**
 * Hands emails to a delivery service. `send` resolves with the provider's id once the provider has accepted
 * responsibility. `idempotencyKey` stays the same for retries; a provider that supports such keys delivers
 * once.
 * @throws EmailError and nothing else
 */
export interface EmailProvider {
  readonly name: string;
  send(mail: OutgoingEmail, idempotencyKey: string): Promise<{ providerId: string }>;
  close(): Promise<void>;
}

/** Why a provider did not accept an email. */
export class EmailError extends Error {
  override name = "EmailError";
  constructor(
    message: string,
    /** Transient: a retry may succeed. Permanent: it never will. */
    readonly kind: "transient" | "permanent",
    /** How long the provider asks us to wait before we send anything, in seconds. Waiting isn't an attempt. */
    readonly retryAfterSeconds?: number,
    /** The recipient's server permanently rejects this address. It is never sent to again. */
    readonly isBounce = false,
  ) {
    super(message);
  }
}
